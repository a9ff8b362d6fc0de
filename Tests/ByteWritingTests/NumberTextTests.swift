import ByteWriting
import Testing

@Suite("Numbers as text")
struct NumberTextTests {
    /// What Swift writes of a number, without the fraction of a whole one.
    private func expected(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? number.description
    }

    @Test("a number is written as the shortest text that is read back as it")
    func shortest() {
        var numbers: [Double] = [
            .infinity, -.infinity, .nan, .pi, 1e19, Double.leastNonzeroMagnitude, 1e9 + 0.125, 2e9 + 1e-3,
        ]
        for index in -2500...2500 {
            let number = Double(index)
            numbers += [
                number / 1000, number / 8, number / 3, number * 1.1, number * 1e5 + 0.001, number / 7e6,
            ]
        }
        var bits: UInt64 = 1
        for _ in 0..<5000 {
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            numbers += [Double(bitPattern: bits), Double(bits % 1_000_000_000_000) / 1000]
        }
        for number in numbers {
            var bytes: [UInt8] = []
            bytes.append(shortest: number)
            #expect(String(decoding: bytes, as: UTF8.self) == expected(number))
        }
        #expect(NumberText.shortest(-64) == "-64")
        #expect(NumberText.shortest(-0.5) == "-0.5")
    }

    @Test("whole numbers are written in all their digits")
    func whole() {
        for number in [0, 9, 10, -10, 1_000_000, Int.max, Int.min] {
            var bytes: [UInt8] = []
            bytes.append(decimal: number)
            #expect(String(decoding: bytes, as: UTF8.self) == String(number))
        }
    }
}
