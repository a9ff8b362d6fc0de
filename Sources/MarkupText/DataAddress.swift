public import SceneModel

/// A picture as a `data:` address in ASCII, in which no character has a meaning in HTML, XML or CSS.
public struct DataAddress: Sendable {
    /// The address; it may stand between double quotes as it is.
    public let bytes: [UInt8]

    /// The picture with its bytes in percent encoding or in Base64, whichever is shorter.
    public init(_ asset: Asset) {
        var bytes: [UInt8] = []
        let percentCount = Self.percentCount(asset.bytes)
        let base64Count = (asset.bytes.count + 2) / 3 * 4
        bytes.reserveCapacity(min(percentCount, base64Count) + 32)
        switch asset.mediaType {
        case .svg: bytes.append("data:image/svg+xml")
        case .png: bytes.append("data:image/png")
        }
        if percentCount < base64Count + 7 {
            bytes.append(",")
            Self.append(percentEncoded: asset.bytes, to: &bytes)
        } else {
            bytes.append(";base64,")
            Base64.append(asset.bytes, to: &bytes)
        }
        self.bytes = bytes
    }

    private init(_ literal: StaticString) {
        var bytes: [UInt8] = []
        bytes.append(literal)
        self.bytes = bytes
    }

    /// A picture with nothing on it.
    public static let blank = DataAddress(
        "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E")

    private static func percentCount(_ bytes: [UInt8]) -> Int {
        let asTheyAre = urlCodePoints
        var count = bytes.count
        for byte in bytes where !asTheyAre.contains(byte) { count &+= 2 }
        return count
    }

    private static func append(percentEncoded source: [UInt8], to bytes: inout [UInt8]) {
        let asTheyAre = urlCodePoints
        for byte in source {
            if asTheyAre.contains(byte) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(hex: byte, uppercase: true)
            }
        }
    }

    /// What may stand in an address as it is, after the URL Standard ("URL code points"), without the
    /// characters `&` and `'`, which HTML and CSS would have to escape, and `(` and `)`.
    private static let urlCodePoints = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$*+,;=:@/?")
}

/// Some ASCII characters, a bit for each, so that a byte is looked up without a branch.
private struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: StaticString) {
        characters.withUTF8Buffer { characters in
            for byte in characters {
                if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
            }
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 == 1
    }
}
