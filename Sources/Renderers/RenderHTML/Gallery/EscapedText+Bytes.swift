import MarkupText

extension EscapedText {
    /// Appends a text in UTF-8, copying in runs what needs no escape; line breaks and tabs stay.
    static func append(utf8 text: [UInt8], to bytes: inout ByteBuffer) {
        text.withUnsafeBufferPointer { text in
            var start = 0
            var index = 0
            while index < text.count {
                let length = lengthOfScalar(inQuestion: text[index])
                if length > 0 {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                    start = min(index + length, text.count)
                    append(String(decoding: text[index..<start], as: UTF8.self), quotes: false, to: &bytes)
                    index = start
                } else {
                    index += 1
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
    }

    /// The length of a scalar that may need an escape, by its first byte; 0 where it cannot need one.
    private static func lengthOfScalar(inQuestion first: UInt8) -> Int {
        switch first {
        case 0x09, 0x0A: 0
        case 0..<0x20, 0x7F, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): 1
        case 0xC2: 2
        case 0xE2, 0xEF: 3
        default: 0
        }
    }
}
