extension JSONValue {
    /// The value as UTF-8, keys sorted by their bytes, without a final line break.
    ///
    /// Characters that command a terminal or turn text round are spelt as escapes, so the bytes may be printed.
    public func bytes(indented: Bool = false) -> [UInt8] {
        var writer = JSONWriter(isIndented: indented)
        writer.write(self)
        return writer.bytes
    }
}

/// Appends a value to bytes.
private struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let isIndented: Bool
    private var depth = 0

    init(isIndented: Bool) { self.isIndented = isIndented }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .bool(let value): append(value ? "true" : "false")
        // JSON has no infinity, and none is ever made here.
        case .number(let value): append(value.isFinite ? NumberText.shortest(value) : "null")
        case .string(let value): write(value)
        case .array(let values): list("[", "]", values) { $0.write($1) }
        case .object(let members):
            let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            list("{", "}", sorted) { writer, member in
                writer.write(member.key)
                writer.append(writer.isIndented ? ": " : ":")
                writer.write(member.value)
            }
        }
    }

    private mutating func list<Item>(
        _ open: String, _ close: String, _ items: [Item], _ writeItem: (inout JSONWriter, Item) -> Void
    ) {
        append(open)
        depth += 1
        for (index, item) in items.enumerated() {
            if index > 0 { append(",") }
            breakLine()
            writeItem(&self, item)
        }
        depth -= 1
        if !items.isEmpty { breakLine() }
        append(close)
    }

    private mutating func breakLine() {
        guard isIndented else { return }
        append("\n")
        bytes += repeatElement(0x20, count: 2 * depth)
    }

    private mutating func append(_ text: String) { bytes += text.utf8 }

    private mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { appendEscaping($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Copies what needs no escape in whole stretches.
    private mutating func appendEscaping(_ text: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        var index = 0
        while index < text.count {
            guard Self.mayBeginUnsafe(text[index]) else {
                index += 1
                continue
            }
            let (scalar, length) = Self.scalar(in: text, at: index)
            if Self.isUnsafe(scalar) {
                bytes += UnsafeBufferPointer(rebasing: text[copied..<index])
                appendEscape(scalar)
                copied = index + length
            }
            index += length
        }
        bytes += UnsafeBufferPointer(rebasing: text[copied...])
    }

    private mutating func appendEscape(_ scalar: UInt32) {
        switch scalar {
        case 0x22: append("\\\"")
        case 0x5C: append("\\\\")
        case 0x0A: append("\\n")
        case 0x0D: append("\\r")
        case 0x09: append("\\t")
        default:
            let digits = String(scalar, radix: 16)
            append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
    }

    /// Whether a scalar that is escaped may begin with this byte of UTF-8.
    private static func mayBeginUnsafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x1F, 0x22, 0x5C, 0x7F, 0xC2, 0xE2, 0xEF: true
        default: false
        }
    }

    /// The scalar that begins at one of those bytes, and how many bytes it takes.
    private static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, length: Int) {
        let first = UInt32(text[index])
        if first < 0x80 { return (first, 1) }
        let second = UInt32(text[index + 1]) & 0x3F
        if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
        return ((first & 0x0F) << 12 | second << 6 | UInt32(text[index + 2]) & 0x3F, 3)
    }

    private static func isUnsafe(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x22, 0x5C: true
        case 0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
