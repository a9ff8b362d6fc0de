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
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
            case "\n": append("\\n")
            case "\r": append("\\r")
            case "\t": append("\\t")
            case _ where Self.isUnsafe(scalar): appendEscape(scalar.value)
            default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(_ value: UInt32) {
        let digits = String(value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
