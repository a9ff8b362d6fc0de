import MarkupText
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
}
