/// A key of a terminal, as the bytes that it sends.
enum Key: Hashable {
    case scalar(Unicode.Scalar)
    case backspace, delete, left, right, home, end, up, down
    case eraseLine, eraseWord, enter, endOfInput, interrupt
    /// One that does nothing here.
    case none

    /// Takes a whole key from the front; nil where there is none yet.
    static func take(from bytes: inout [UInt8]) -> Key? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return takeSequence(from: &bytes)
        case 0x00..<0x20, 0x7F:
            bytes.removeFirst()
            return control(first)
        default: return takeScalar(from: &bytes)
        }
    }

    private static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x01: .home
        case 0x02: .left
        case 0x03: .interrupt
        case 0x04: .endOfInput
        case 0x05: .end
        case 0x06: .right
        case 0x08, 0x7F: .backspace
        case 0x0A, 0x0D: .enter
        case 0x0E: .down
        case 0x10: .up
        case 0x15: .eraseLine
        case 0x17: .eraseWord
        default: .none
        }
    }

    /// ESC, `[` or `O`, parameters, and a final byte.
    private static func takeSequence(from bytes: inout [UInt8]) -> Key? {
        guard bytes.count >= 2 else { return nil }
        guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
            bytes.removeFirst()
            return Key.none
        }
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            // No key is this long, so it is something else.
            if bytes.count > 16 { bytes.removeAll() }
            return nil
        }
        let parameters = Array(bytes[2..<end])
        let final = bytes[end]
        bytes.removeSubrange(...end)
        return named(final, parameters)
    }

    private static func named(_ final: UInt8, _ parameters: [UInt8]) -> Key {
        switch (final, parameters) {
        case (UInt8(ascii: "A"), _): .up
        case (UInt8(ascii: "B"), _): .down
        case (UInt8(ascii: "C"), _): .right
        case (UInt8(ascii: "D"), _): .left
        case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), [UInt8(ascii: "1")]): .home
        case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), [UInt8(ascii: "4")]): .end
        case (UInt8(ascii: "~"), [UInt8(ascii: "3")]): .delete
        default: .none
        }
    }

    /// A scalar of UTF-8; bytes that are none are dropped.
    private static func takeScalar(from bytes: inout [UInt8]) -> Key? {
        let length =
            switch bytes[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        guard bytes.count >= length else { return nil }
        let text = String(validating: bytes.prefix(length), as: UTF8.self)
        bytes.removeFirst(text == nil ? 1 : length)
        return text?.unicodeScalars.first.map { .scalar($0) } ?? Key.none
    }
}
