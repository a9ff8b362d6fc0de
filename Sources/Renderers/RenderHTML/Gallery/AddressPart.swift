import ByteWriting

/// Texts as parts of addresses.
enum AddressPart {
    /// The text with everything but letters and digits of ASCII and `-._~` in percent encoding, after RFC 3986.
    static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.append(hex: byte, uppercase: true)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
