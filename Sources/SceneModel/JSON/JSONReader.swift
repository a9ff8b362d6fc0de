extension JSONValue {
    /// Reads one JSON value, strictly by RFC 8259.
    ///
    /// Blanks and a byte order mark around it are let pass. A field that stands twice in an object, a lone
    /// surrogate, a number that is not JSON, invalid UTF-8, more than 64 levels and anything behind the value
    /// are problems.
    public init(parsing bytes: [UInt8]) throws(JSONProblem) {
        // The closure cannot throw a typed error through `withUnsafeBufferPointer` and hold a result as well.
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, JSONProblem> in
            var reader = JSONReader(buffer)
            do throws(JSONProblem) {
                return .success(try reader.readDocument())
            } catch {
                return .failure(error)
            }
        }
        self = try result.get()
    }
}

/// Goes once through the bytes.
private struct JSONReader {
    private static let deepest = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func readDocument() throws(JSONProblem) -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipBlanks()
        let value = try readValue()
        skipBlanks()
        guard position == bytes.count else {
            throw JSONProblem("text after the value", at: position, of: bytes, isTrailing: true)
        }
        return value
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func problem(_ message: String) -> JSONProblem {
        JSONProblem(message, at: position, of: bytes)
    }

    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: Character) -> Bool {
        guard next == byte.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: Character) throws(JSONProblem) {
        guard take(byte) else { throw problem("expected '\(byte)'") }
    }

    private mutating func readValue() throws(JSONProblem) -> JSONValue {
        guard let byte = next else { throw problem("the text ends where a value is due") }
        switch byte {
        case UInt8(ascii: "{"): return try nested { (reader) throws(JSONProblem) in try reader.readObject() }
        case UInt8(ascii: "["): return try nested { (reader) throws(JSONProblem) in try reader.readArray() }
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
        default: throw problem("expected a value")
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONProblem) -> JSONValue
    ) throws(JSONProblem) -> JSONValue {
        guard depth < Self.deepest else { throw problem("more than \(Self.deepest) levels") }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(JSONProblem) -> JSONValue
    {
        for offset in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[offset] else { throw problem("expected '\(word)'") }
            position += 1
        }
        return value
    }

    private mutating func readObject() throws(JSONProblem) -> JSONValue {
        var members: [String: JSONValue] = [:]
        position += 1
        skipBlanks()
        if take("}") { return .object(members) }
        repeat {
            skipBlanks()
            let start = position
            guard next == UInt8(ascii: "\"") else { throw problem("expected a field's name in quotes") }
            let name = try readString()
            skipBlanks()
            try expect(":")
            skipBlanks()
            let value = try readValue()
            guard members.updateValue(value, forKey: name) == nil else {
                throw JSONProblem("the field '\(name)' stands twice", at: start, of: bytes)
            }
            skipBlanks()
        } while take(",")
        try expect("}")
        return .object(members)
    }

    private mutating func readArray() throws(JSONProblem) -> JSONValue {
        var values: [JSONValue] = []
        position += 1
        skipBlanks()
        if take("]") { return .array(values) }
        repeat {
            skipBlanks()
            values.append(try readValue())
            skipBlanks()
        } while take(",")
        try expect("]")
        return .array(values)
    }

    private mutating func readNumber() throws(JSONProblem) -> JSONValue {
        let start = position
        _ = take("-")
        if !take("0") { try readDigits() }
        if take(".") { try readDigits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try readDigits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw JSONProblem("a number too large", at: start, of: bytes)
        }
        return .number(value)
    }

    private mutating func readDigits() throws(JSONProblem) {
        guard let first = next, Self.isDigit(first) else { throw problem("expected a digit") }
        while let byte = next, Self.isDigit(byte) { position += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

// MARK: - Strings

extension JSONReader {
    private mutating func readString() throws(JSONProblem) -> String {
        position += 1
        var text: [UInt8] = []
        while true {
            let start = position
            while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                position += 1
            }
            text += bytes[start..<position]
            guard let byte = next else { throw problem("a string without an end") }
            if byte < 0x20 { throw problem("a control character in a string") }
            position += 1
            if byte == UInt8(ascii: "\"") { break }
            try readEscape(into: &text)
        }
        guard let string = String(validating: text, as: UTF8.self) else {
            throw problem("a string that is not UTF-8")
        }
        return string
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(JSONProblem) {
        guard let byte = next else { throw problem("a string without an end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += String(Character(try readScalar())).utf8
        default:
            position -= 1
            throw problem("an escape that JSON does not have")
        }
    }

    /// The scalar of one `\u` escape, or of two that make a pair.
    private mutating func readScalar() throws(JSONProblem) -> Unicode.Scalar {
        let unit = try readUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, take("\\"), take("u") else { throw problem("a lone surrogate") }
        let second = try readUnit()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else { throw problem("a lone surrogate") }
        return scalar
    }

    private mutating func readUnit() throws(JSONProblem) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw problem("expected four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
