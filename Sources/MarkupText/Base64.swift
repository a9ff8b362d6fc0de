/// Base64 with padding, after RFC 4648, section 4.
public enum Base64 {
    /// How many bytes the encoded form of so many takes.
    static func count(of bytes: Int) -> Int { (bytes + 2) / 3 * 4 }

    /// Appends the encoded form of some bytes.
    public static func append(_ source: [UInt8], to bytes: inout [UInt8]) {
        let encoded = [UInt8](unsafeUninitializedCapacity: count(of: source.count)) { output, count in
            source.withUnsafeBufferPointer { encode($0, to: output[...]) }
            count = output.count
        }
        bytes.append(contentsOf: encoded)
    }

    /// Fills `output`, which has just the room that the encoded form takes.
    static func encode(
        _ source: UnsafeBufferPointer<UInt8>, to output: Slice<UnsafeMutableBufferPointer<UInt8>>
    ) {
        let output = UnsafeMutableBufferPointer(rebasing: output)
        letters.withUTF8Buffer { letters in
            var place = 0
            var index = 0
            // Without the checks of the last group, which alone may be short.
            while index &+ 2 < source.count {
                let group =
                    Int(source[index]) << 16 | Int(source[index &+ 1]) << 8 | Int(source[index &+ 2])
                output[place] = letters[group >> 18]
                output[place &+ 1] = letters[group >> 12 & 63]
                output[place &+ 2] = letters[group >> 6 & 63]
                output[place &+ 3] = letters[group & 63]
                place &+= 4
                index &+= 3
            }
            guard index < source.count else { return }
            let second = index + 1 < source.count ? source[index + 1] : nil
            let group = Int(source[index]) << 16 | Int(second ?? 0) << 8
            output[place] = letters[group >> 18]
            output[place + 1] = letters[group >> 12 & 63]
            output[place + 2] = second == nil ? UInt8(ascii: "=") : letters[group >> 6 & 63]
            output[place + 3] = UInt8(ascii: "=")
        }
    }

    private static let letters: StaticString =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
}
