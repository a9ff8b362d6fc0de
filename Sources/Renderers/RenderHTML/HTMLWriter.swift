import ByteWriting
import SceneModel

/// Writes HTML in UTF-8.
///
/// Names of elements and attributes are literals, and every text and value is escaped: there is no way to
/// write markup that is not in the program.
///
/// Elements are closures, so start and end tags always match:
///
///     html.element("p", .literal("class", "note")) { $0.text("No messages") }
public struct HTMLWriter: ~Copyable {
    /// What was written; only what escapes appends to it.
    var bytes: ByteBuffer

    /// A writer that continues `bytes`.
    public init(appendingTo bytes: consuming [UInt8] = []) {
        self.bytes = ByteBuffer(appendingTo: bytes)
    }

    /// All that was written.
    public consuming func finish() -> [UInt8] { bytes.finish() }

    /// `<!DOCTYPE html>` and a line break.
    public mutating func doctype() {
        bytes.append("<!DOCTYPE html>\n")
    }

    /// A line break between elements, for people who read the source.
    public mutating func lineBreak() {
        bytes.append(UInt8(ascii: "\n"))
    }

    // The attributes are no list, since making one costs more than writing them. As these functions are always
    // inlined, what is done with attributes that are not there, and with other kinds than those there, drops out.

    /// An element with content and up to eight attributes.
    @inline(__always)
    public mutating func element(
        _ name: StaticString, _ first: Attribute = .none, _ second: Attribute = .none,
        _ third: Attribute = .none, _ fourth: Attribute = .none, _ fifth: Attribute = .none,
        _ sixth: Attribute = .none, _ seventh: Attribute = .none, _ eighth: Attribute = .none,
        content: (inout HTMLWriter) -> Void
    ) {
        void(name, first, second, third, fourth, fifth, sixth, seventh, eighth)
        content(&self)
        endTag(name)
    }

    /// An element with a text and no more, and with up to eight attributes.
    @inline(__always)
    public mutating func element(
        _ name: StaticString, _ first: Attribute = .none, _ second: Attribute = .none,
        _ third: Attribute = .none, _ fourth: Attribute = .none, _ fifth: Attribute = .none,
        _ sixth: Attribute = .none, _ seventh: Attribute = .none, _ eighth: Attribute = .none,
        text: String
    ) {
        void(name, first, second, third, fourth, fifth, sixth, seventh, eighth)
        self.text(text)
        endTag(name)
    }

    /// An element without an end tag, `meta` or `img`, and with up to eight attributes.
    @inline(__always)
    public mutating func void(
        _ name: StaticString, _ first: Attribute = .none, _ second: Attribute = .none,
        _ third: Attribute = .none, _ fourth: Attribute = .none, _ fifth: Attribute = .none,
        _ sixth: Attribute = .none, _ seventh: Attribute = .none, _ eighth: Attribute = .none
    ) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(name)
        append(first)
        append(second)
        append(third)
        append(fourth)
        append(fifth)
        append(sixth)
        append(seventh)
        append(eighth)
        bytes.append(UInt8(ascii: ">"))
    }

    /// A text.
    ///
    /// Control characters and those that turn the direction of writing are spelt out, as `\u{202E}`.
    public mutating func text(_ text: String) {
        EscapedText.append(text, quotes: false, to: &bytes)
    }

    /// Words of the program, in which nothing has to be escaped.
    @inline(__always)
    mutating func literal(_ words: StaticString) { bytes.append(words) }

    /// What another writer has written.
    mutating func written(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

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

    /// A script that is compiled in.
    mutating func script(_ program: EmbeddedFile) {
        bytes.append("<script>")
        bytes.append(contentsOf: program.bytes)
        bytes.append("</script>")
    }

    /// Data that a script reads; `ScriptData` leaves nothing in it that ends the element.
    mutating func data(_ name: Attribute, _ write: (inout ScriptData) -> Void) {
        void("script", .literal("type", "application/json"), name)
        // The buffer goes along, so that nothing is written twice.
        var whole = ByteBuffer()
        swap(&whole, &bytes)
        var data = ScriptData(continuing: whole)
        write(&data)
        bytes = data.buffer()
        bytes.append("</script>")
    }

    /// A text in UTF-8 in which line breaks and tabs stay.
    mutating func code(_ text: [UInt8]) {
        EscapedText.append(code: text, to: &bytes)
    }

    private mutating func endTag(_ name: StaticString) {
        bytes.append("</")
        bytes.append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    @inline(__always)
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
        case .ascii(let text): bytes.append(contentsOf: text)
        case .utf8(let text): EscapedText.append(value: text, to: &bytes)
        case .words(let first, let second): append(first, second)
        case .color(let color): bytes.append(color)
        case .name(let name):
            bytes.append(name.letters)
            bytes.append(decimal: name.number)
        case .counted(let text, let number):
            bytes.append(text)
            bytes.append(decimal: number)
        case .number(let number): bytes.append(decimal: number)
        }
        bytes.append(UInt8(ascii: "\""))
    }
    private mutating func append(_ first: String, _ second: String?) {
        EscapedText.append(first, quotes: true, to: &bytes)
        guard let second else { return }
        bytes.append(", ")
        EscapedText.append(second, quotes: true, to: &bytes)
    }
}

extension ByteTarget where Self: ~Copyable {
    /// Appends `#rrggbb`, or `#rrggbbaa` where the colour is not opaque.
    mutating func append(_ color: Color) {
        append(UInt8(ascii: "#"))
        append(hex: color.red)
        append(hex: color.green)
        append(hex: color.blue)
        if color.alpha < 255 { append(hex: color.alpha) }
    }
}
