/// Writes HTML in UTF-8.
///
/// Names of elements and attributes are literals, and every text and value is escaped: there is no way to
/// write markup that is not in the program.
///
/// Elements are closures, so start and end tags always match:
///
///     html.element("p", .literal("class", "note")) { $0.text("No messages") }
public struct HTMLWriter: ~Copyable {
    private var bytes: [UInt8]

    /// A writer that continues `bytes`.
    public init(appendingTo bytes: consuming [UInt8] = []) {
        self.bytes = bytes
    }

    /// All that was written.
    public consuming func finish() -> [UInt8] { bytes }

    /// `<!DOCTYPE html>` and a line break.
    public mutating func doctype() {
        bytes.append("<!DOCTYPE html>\n")
    }

    /// A line break between elements, for people who read the source.
    public mutating func lineBreak() {
        bytes.append(UInt8(ascii: "\n"))
    }

    /// An element with content.
    public mutating func element(
        _ name: StaticString, _ attributes: Attribute..., content: (inout HTMLWriter) -> Void
    ) {
        startTag(name, attributes)
        content(&self)
        bytes.append("</")
        bytes.append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// An element with a text and no more.
    public mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
        startTag(name, attributes)
        self.text(text)
        bytes.append("</")
        bytes.append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// An element without content whose attributes are a list.
    mutating func empty(_ name: StaticString, _ attributes: [Attribute]) {
        startTag(name, attributes)
        bytes.append("</")
        bytes.append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// An element without an end tag: `meta`, `img`.
    public mutating func void(_ name: StaticString, _ attributes: Attribute...) {
        startTag(name, attributes)
    }

    /// A text.
    ///
    /// Control characters and those that turn the direction of writing are spelt out, as `\u{202E}`.
    public mutating func text(_ text: some StringProtocol) {
        EscapedText.append(text, quotes: false, to: &bytes)
    }

    /// The style element.
    ///
    /// A style sheet's strings and addresses cannot contain `<`, so it ends where it should.
    public mutating func style(_ sheet: borrowing FinishedStyleSheet) {
        bytes.append("<style>")
        bytes.append(contentsOf: sheet.bytes)
        bytes.append("</style>")
    }

    /// A script element; a program is a literal, so nothing of the catalogue is ever run.
    public mutating func script(_ program: StaticString) {
        bytes.append("<script>")
        bytes.append(program)
        bytes.append("</script>")
    }

    private mutating func startTag(_ name: StaticString, _ attributes: [Attribute]) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(name)
        for attribute in attributes { append(attribute) }
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func append(_ attribute: Attribute) {
        if case .none = attribute.value { return }
        bytes.append(UInt8(ascii: " "))
        bytes.append(attribute.name)
        if case .empty = attribute.value { return }
        bytes.append("=\"")
        switch attribute.value {
        case .none, .empty: break
        case .literal(let text): bytes.append(text)
        case .text(let text): EscapedText.append(text, quotes: true, to: &bytes)
        case .address(let address): EscapedText.append(address: address, to: &bytes)
        case .name(let name):
            bytes.append(name.letters)
            bytes.append(decimal: name.number)
        case .number(let number): bytes.append(decimal: number)
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
