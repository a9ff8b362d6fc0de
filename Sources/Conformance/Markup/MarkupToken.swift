/// A language of tags.
enum MarkupDialect {
    /// HTML as people write it: names in any case, void elements, entities by name.
    case html
    /// XML without a document type of its own: every element is closed, and five entities have names.
    case xml
}

/// A piece of a document, as it is written.
enum MarkupToken {
    /// `<!DOCTYPE html>`: what stands between `<!` and `>`.
    case declaration(String)
    /// A start tag, or the tag of an empty element.
    case start(MarkupTag)
    /// An end tag.
    case end(String)
    /// Text with all references to characters replaced.
    case text(String)
    /// A comment or an instruction.
    case aside
}

/// A start tag.
struct MarkupTag {
    /// Its name; of HTML in lower case.
    var name: String
    /// Its attributes in order, each name once.
    var attributes: [(name: String, value: String)] = []
    /// Whether it ends in `/>`.
    var isClosed = false

    /// The value of an attribute.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Why a document cannot be read.
struct MarkupFault: Error {
    /// In a few words.
    var message: String
    /// The byte where it was noticed.
    var offset: Int
}
