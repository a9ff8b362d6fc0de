/// What a document says, piece by piece, with all references to characters replaced.
enum XMLEvent {
    /// `<?xml version="1.0" encoding="UTF-8"?>`.
    case declaration(version: String?, encoding: String?)
    /// `<!DOCTYPE`, up to its internal subset or its end.
    case documentType
    /// `<?target ...?>`.
    case instruction(target: String)
    /// A start tag, or the start of an empty element's tag.
    case start(XMLName, [XMLAttribute])
    /// An end tag, or the end of an empty element's tag.
    case end
    /// Some of the text between tags; one text may come in many pieces.
    case text(String)
    /// `<!--` and what follows.
    case comment(String)
    /// `<![CDATA[`.
    case section
}

/// A name with its namespace.
struct XMLName: Hashable {
    /// The namespace's address; empty where there is none.
    let namespace: String
    /// The name without a prefix.
    let local: String
    /// The name as the document writes it.
    let written: String
}

/// An attribute that declares no namespace.
struct XMLAttribute {
    /// Its name.
    let name: XMLName
    /// Its value after XML's normalisation.
    let value: String
}

/// Why a document is not well-formed.
struct XMLFault: Hashable {
    /// In the parser's words.
    let message: String
    /// The byte at which it was noticed.
    let offset: Int
}
