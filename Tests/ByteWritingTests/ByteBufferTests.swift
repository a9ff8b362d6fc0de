import ByteWriting
import Testing

@Suite("ByteBuffer")
struct ByteBufferTests {
    @Test(
        "a buffer holds what an array would, whatever the pieces",
        arguments: [1, 7, 500, 1023, 1024, 1025, 3000])
    func pieces(size: Int) {
        var array = Array("start".utf8)
        var buffer = ByteBuffer(appendingTo: array)
        for number in 0..<20 {
            let piece = [UInt8](repeating: UInt8(number), count: size)
            buffer.append(contentsOf: piece)
            array.append(contentsOf: piece)
            buffer.append(UInt8(ascii: "-"))
            array.append(UInt8(ascii: "-"))
            #expect(buffer.count == array.count)
        }
        buffer.append("literal")
        array.append("literal")
        buffer.append(text: "Ü")
        array.append(text: "Ü")
        #expect(buffer.finish() == array)
    }

    @Test("a buffer drops what it is told to, wherever its chunks end", arguments: 0...50)
    func truncation(step: Int) {
        let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0) }
        var buffer = ByteBuffer()
        for byte in bytes { buffer.append(byte) }
        buffer.truncate(to: step * 100)
        buffer.append("end")
        #expect(buffer.finish() == bytes[..<(step * 100)] + Array("end".utf8))
    }

    @Test(
        "a buffer writes numbers as an array does",
        arguments: [
            0, -0.0, 1, -1, 9, 10, 99.5, 100, -375, 1234.5678, 0.0004, -0.0004, 0.0005, 1e8, 999_999_999, 1e9,
            -1e12,
            1e300, .infinity, -.infinity, .nan,
        ])
    func numbers(number: Double) {
        var array: [UInt8] = []
        array.append(decimal: number)
        for lead in [0, 1020] {
            var buffer = ByteBuffer(appendingTo: [])
            for _ in 0..<lead { buffer.append(UInt8(ascii: "-")) }
            buffer.append(decimal: number)
            #expect(Array(buffer.finish().dropFirst(lead)) == array)
        }
    }

    @Test("a buffer writes whole numbers as Swift does", arguments: [0, 7, 10, -10, 98765, Int.max, Int.min])
    func wholeNumbers(number: Int) {
        var buffer = ByteBuffer()
        buffer.append(decimal: number)
        #expect(String(decoding: buffer.finish(), as: UTF8.self) == String(number))
    }
}
