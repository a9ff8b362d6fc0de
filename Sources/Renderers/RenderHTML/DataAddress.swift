public import SceneModel

/// A picture as a `data:` address in ASCII.
public struct DataAddress: Sendable {
    let bytes: [UInt8]

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
        var count = 0
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes { count += isURLCodePoint(byte) ? 1 : 3 }
        }
        return count
    }

    private static func append(percentEncoded source: [UInt8], to bytes: inout [UInt8]) {
        for byte in source {
            if isURLCodePoint(byte) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(hex: byte, uppercase: true)
            }
        }
    }

    /// What may stand in an address as it is, after the URL Standard ("URL code points"), without the
    /// characters `&` and `'`, which HTML and CSS would have to escape, and `(` and `)`.
    private static func isURLCodePoint(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "*"), UInt8(ascii: "+"): true
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"): true
        case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "?"): true
        default: false
        }
    }
}
