import Foundation
import SceneModel
import Testing

@Suite("Colours")
struct ColorTests {
    @Test(
        "six or eight hexadecimal digits are a colour, with or without #",
        arguments: [
            ("000000", 0, 0, 0, 255), ("#004721", 0, 0x47, 0x21, 255), ("1e1000", 0x1E, 0x10, 0, 255),
            ("08AEFF", 8, 0xAE, 255, 255), ("#FfFfFf80", 255, 255, 255, 128), ("00000000", 0, 0, 0, 0),
        ])
    func parsing(text: String, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        #expect(Color(hex: text) == Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    @Test(
        "anything else is none",
        arguments: [
            "", "#", "fff", "#fff", "12345", "1234567", "123456789", "##123456", "12345g", " 123456",
            "123456#",
            "0x123456", "１２３４５６", "-12345", "+12345", "red",
        ])
    func refusal(text: String) {
        #expect(Color(hex: text) == nil)
    }

    @Test("a colour is written in lower case, with alpha where it is not opaque")
    func hex() {
        #expect(Color(red: 8, green: 0xAE, blue: 255).hex == "#08aeff")
        #expect(Color(red: 8, green: 0xAE, blue: 255, alpha: 0).hex == "#08aeff00")
    }

    @Test("writing and reading give the same colour")
    func roundTrip() {
        for value in stride(from: 0, through: 255, by: 5) {
            let level = UInt8(value)
            let color = Color(red: level, green: 255 - level, blue: level / 2, alpha: level)
            #expect(Color(hex: color.hex) == color)
        }
    }

    @Test("JSON has the hexadecimal form")
    func json() throws {
        let color = Color(red: 8, green: 0xAE, blue: 255)
        #expect(String(decoding: try JSONEncoder().encode([color]), as: UTF8.self) == ##"["#08aeff"]"##)
        #expect(try JSONDecoder().decode([Color].self, from: Data(##"["#08AEFF"]"##.utf8)) == [color])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Color].self, from: Data(#"["blue"]"#.utf8))
        }
    }

    @Test(
        "contrast ratios of WCAG",
        arguments: [
            ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#767676", "#ffffff", 4.54),
            ("#c9c9c9", "#ffffff", 1.66), ("#0000ff", "#ffffff", 8.59),
        ])
    func contrast(first: String, second: String, ratio: Double) throws {
        let (a, b) = (try #require(Color(hex: first)), try #require(Color(hex: second)))
        #expect(abs(a.contrast(with: b) - ratio) < 0.01)
        #expect(a.contrast(with: b) == b.contrast(with: a))
    }

    @Test("luminance counts green most and leaves alpha out")
    func luminance() {
        #expect(Color.white.luminance == 1)
        #expect(Color.black.luminance == 0)
        #expect(abs(Color(red: 0, green: 255, blue: 0, alpha: 1).luminance - 0.7152) < 1e-9)
    }

    @Test("a translucent colour is mixed with what it lies on")
    func compositing() {
        #expect(Color(red: 0, green: 0, blue: 0, alpha: 0).composited(over: .white) == .white)
        #expect(Color.black.composited(over: .white) == .black)
        let half = Color(red: 255, green: 0, blue: 0, alpha: 128).composited(over: .white)
        #expect(half == Color(red: 255, green: 127, blue: 127))
    }
}
