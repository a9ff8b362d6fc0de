import ByteWriting

/// Writes XML whose texts and values are always escaped.
public struct XMLWriter: Sendable {
    /// The document so far.
    public private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)

    /// A document that has its declaration and nothing else.
    public init() {}

    /// The start of an element.
    public mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)]) {
        start(name, attributes)
        bytes.append(">\n")
    }

    /// An element without content.
    public mutating func empty(_ name: StaticString, _ attributes: [(StaticString, String)]) {
        start(name, attributes)
        bytes.append("/>\n")
    }

    /// An element with a text.
    public mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)], _ text: String)
    {
        start(name, attributes)
        bytes.append(">")
        EscapedText.append(text, quotes: false, to: &bytes)
        close(name)
    }

    /// The end of an element.
    public mutating func close(_ name: StaticString) {
        bytes.append("</")
        bytes.append(name)
        bytes.append(">\n")
    }

    private mutating func start(_ name: StaticString, _ attributes: [(StaticString, String)]) {
        bytes.append("<")
        bytes.append(name)
        for (key, value) in attributes {
            bytes.append(" ")
            bytes.append(key)
            bytes.append("=\"")
            EscapedText.append(value, quotes: true, to: &bytes)
            bytes.append("\"")
        }
    }
}
