import MarkupText
import SceneModel

/// Writes JSON for scripts: compact, in the order in which it is written.
///
/// `<` and what ends a line of a script are spelt as escapes, so that the bytes may stand in a script element
/// and in a script file, and so are the characters that turn text round.
struct ScriptData: ~Copyable {
    private var bytes: [UInt8]
    private var needsComma = false

    /// A writer that continues `bytes`.
    init(appendingTo bytes: consuming [UInt8] = []) {
        self.bytes = bytes
    }

    /// All that was written.
    consuming func finish() -> [UInt8] { bytes }

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

// MARK: - Texts

extension ScriptData {
    /// Copies what needs no escape in runs.
    private mutating func text(utf8 text: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var start = 0
        var index = 0
        while index < text.count {
            let length = Self.escapedLength(at: index, in: text)
            if length > 0 {
                bytes.append(contentsOf: text[start..<index])
                escape(text[index..<(index + length)])
                start = index + length
            }
            index += max(1, length)
        }
        bytes.append(contentsOf: text[start...])
        bytes.append(UInt8(ascii: "\""))
    }

    /// How many bytes from `index` on are one scalar that needs an escape; 0 where it needs none.
    private static func escapedLength(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        switch text[index] {
        case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"): return 1
        // U+2028 to U+202E lie at E2 80 A8 to AE, U+2066 to U+2069 at E2 81 A6 to A9.
        case 0xE2 where index + 2 < text.count:
            switch (text[index + 1], text[index + 2]) {
            case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
            default: return 0
            }
        default: return 0
        }
    }

    private mutating func escape(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let first = scalar.first else { return }
        switch first {
        case UInt8(ascii: "\""): return bytes.append("\\\"")
        case UInt8(ascii: "\\"): return bytes.append("\\\\")
        case UInt8(ascii: "\n"): return bytes.append("\\n")
        default: break
        }
        bytes.append("\\u")
        if scalar.count == 1 {
            bytes.append(hex: 0)
            bytes.append(hex: first)
        } else {
            let tail = scalar.dropFirst().reduce(0) { $0 << 6 | UInt16($1 & 0x3F) }
            bytes.append(hex: UInt8(0x20 | tail >> 8))
            bytes.append(hex: UInt8(truncatingIfNeeded: tail))
        }
    }
}
