/// What a document says, piece by piece, with all references to characters replaced.
enum XMLEvent {
    /// `<?xml version="1.0" encoding="UTF-8"?>`.
    case declaration(version: String?, encoding: String?)
    /// `<!DOCTYPE`, up to its internal subset or its end.
    case documentType
    /// `<?target ...?>`.
    case instruction(target: String)
    /// A start tag, or the start of an empty element's tag: its name, those of its attributes that are
    /// wanted, and how many bytes of all take a renderer time.
    case start(XMLName, [XMLAttribute], weight: Int)
    /// An end tag, or the end of an empty element's tag.
    case end
    /// Some of the text between tags; one text may come in many pieces.
    ///
    /// The bytes are only lent.
    case text(UnsafeRawBufferPointer)
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
    /// What stands before the colon; empty where there is none.
    var prefix = ""

    /// The name as the document writes it.
    var written: String { prefix.isEmpty ? local : prefix + ":" + local }
}

/// An attribute that declares no namespace.
struct XMLAttribute {
    /// Its name.
    let name: XMLName
    /// Its value after XML's normalisation.
    let value: String
    /// Its place among those of its tag, from 0.
    let index: Int
}

/// Why a document is not well-formed.
struct XMLFault: Hashable {
    /// In the parser's words.
    let message: String
    /// The byte at which it was noticed.
    let offset: Int
}
