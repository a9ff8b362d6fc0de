/// Base64 with padding, after RFC 4648, section 4.
public enum Base64 {
    /// Appends the encoded form of some bytes.
    public static func append(_ source: [UInt8], to bytes: inout [UInt8]) {
        let encoded = [UInt8](unsafeUninitializedCapacity: (source.count + 2) / 3 * 4) { output, count in
            source.withUnsafeBufferPointer { source in
                letters.withUTF8Buffer { encode(source, to: output, by: $0) }
            }
            count = output.count
        }
        bytes.append(contentsOf: encoded)
    }

    /// Fills `output`, which has just the room that the encoded form takes.
    private static func encode(
        _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutableBufferPointer<UInt8>,
        by letters: UnsafeBufferPointer<UInt8>
    ) {
        var place = 0
        var index = 0
        while index < source.count {
            let rest = source.count - index
            let second = rest > 1 ? source[index + 1] : 0
            let third = rest > 2 ? source[index + 2] : 0
            let group = Int(source[index]) << 16 | Int(second) << 8 | Int(third)
            output[place] = letters[group >> 18]
            output[place + 1] = letters[group >> 12 & 63]
            output[place + 2] = rest > 1 ? letters[group >> 6 & 63] : UInt8(ascii: "=")
            output[place + 3] = rest > 2 ? letters[group & 63] : UInt8(ascii: "=")
            place += 4
            index += 3
        }
    }

    private static let letters: StaticString =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
}
