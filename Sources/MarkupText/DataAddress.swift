import ByteWriting
public import SceneModel

/// A picture as a `data:` address in ASCII, in which no character has a meaning in HTML, XML or CSS.
public struct DataAddress: Sendable {
    /// The address; it may stand between double quotes as it is.
    public let bytes: [UInt8]

    /// The picture with its bytes in percent encoding or in Base64, whichever is shorter.
    public init(_ asset: Asset) {
        let type: StaticString
        switch asset.mediaType {
        case .svg: type = "data:image/svg+xml"
        case .png: type = "data:image/png"
        }
        let percentCount = Self.percentCount(asset.bytes)
        let base64Count = Base64.count(of: asset.bytes.count)
        if percentCount < base64Count + 7 {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(percentCount + 32)
            bytes.append(type)
            bytes.append(",")
            Self.append(percentEncoded: asset.bytes, to: &bytes)
            self.bytes = bytes
        } else {
            var start: [UInt8] = []
            start.append(type)
            start.append(";base64,")
            // In one piece, since nearly every picture is shorter so.
            bytes = [UInt8](unsafeUninitializedCapacity: start.count + base64Count) { output, count in
                _ = output.update(fromContentsOf: start)
                asset.bytes.withUnsafeBufferPointer { Base64.encode($0, to: output[start.count...]) }
                count = output.count
            }
        }
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
        lengths.withUnsafeBufferPointer { lengths in
            bytes.withUnsafeBufferPointer { bytes in
                var count = 0
                for byte in bytes { count &+= Int(lengths[Int(byte)]) }
                return count
            }
        }
    }

    private static func append(percentEncoded source: [UInt8], to bytes: inout [UInt8]) {
        for byte in source {
            if lengths[Int(byte)] == 1 {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(hex: byte, uppercase: true)
            }
        }
    }

    /// How many characters each byte takes in percent encoding: 1 where it may stand as it is, else 3.
    ///
    /// The former are the URL Standard's "URL code points" in ASCII, without `&` and `'`, which HTML and CSS
    /// would have to escape, and `(` and `)`.
    private static let lengths: [UInt8] = {
        var lengths = [UInt8](repeating: 3, count: 256)
        let asTheyAre: StaticString =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$*+,;=:@/?"
        asTheyAre.withUTF8Buffer { for byte in $0 { lengths[Int(byte)] = 1 } }
        return lengths
    }()
}
