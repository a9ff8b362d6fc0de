import ByteWriting
import SceneModel

/// Writes JSON for scripts: compact, in the order in which it is written.
///
/// `<` and what ends a line of a script are spelt as escapes, so that the bytes may stand in a script element
/// and in a script file, and so are the characters that turn text round.
struct ScriptData: ~Copyable {
    private var bytes: ByteBuffer
    private var needsComma = false

    /// A writer that continues `bytes`.
    init(continuing bytes: consuming ByteBuffer = ByteBuffer()) {
        self.bytes = bytes
    }

    /// All that was written.
    consuming func finish() -> [UInt8] { bytes.finish() }

    /// All that was written, for another writer to continue.
    consuming func buffer() -> ByteBuffer { bytes }

    /// `{…}`, of what `write` gives members.
    mutating func object(_ write: (inout ScriptData) -> Void) {
        enclose("{", "}", write)
    }

    /// `[…]`, of the values that `write` gives.
    mutating func list(_ write: (inout ScriptData) -> Void) {
        enclose("[", "]", write)
    }

    /// A list of texts.
    mutating func list(_ texts: [String]) {
        list { list in for text in texts { list.text(text) } }
    }

    /// A member's name; its value follows.
    mutating func name(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(name)
        bytes.append("\":")
        needsComma = false
    }

    /// A member that is a text.
    mutating func member(_ name: StaticString, _ value: String) {
        self.name(name)
        text(value)
    }

    /// A member that is a text; none where it is nil.
    mutating func member(_ name: StaticString, optional value: String?) {
        if let value { member(name, value) }
    }

    /// A member that is a list of texts.
    mutating func member(_ name: StaticString, _ values: [String]) {
        self.name(name)
        list(values)
    }

    /// A member that is a number.
    mutating func member(_ name: StaticString, _ value: Double) {
        self.name(name)
        number(value)
    }

    /// A number with at most three decimals.
    mutating func number(_ value: Double) {
        separate()
        bytes.append(decimal: value)
    }

    /// `true` or `false`.
    mutating func flag(_ value: Bool) {
        separate()
        bytes.append(value ? "true" : "false")
    }

    /// A value that was written before.
    mutating func written(_ value: [UInt8]) {
        separate()
        bytes.append(contentsOf: value)
    }

    /// A text.
    mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { self.text(utf8: $0) }
    }

    /// A text in UTF-8.
    mutating func text(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { self.text(utf8: $0) }
    }

    /// A selector, in which nothing has to be escaped.
    mutating func text(_ selector: StyleSheet.Selector) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        selector.append(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func enclose(
        _ open: StaticString, _ close: StaticString, _ write: (inout ScriptData) -> Void
    ) {
        separate()
        bytes.append(open)
        needsComma = false
        write(&self)
        bytes.append(close)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}

extension ScriptData {
    private mutating func text(utf8 text: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        ScriptText.append(text, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}
