import ByteWriting
import MarkupText
import SceneModel
import Testing

@Suite("Base64, numbers and data addresses")
struct EncodingTests {
    private func written(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func picture(_ content: String, _ type: Asset.MediaType = .svg) -> Asset {
        Asset(name: "a", mediaType: type, naturalSize: Size(width: 1, height: 1), bytes: Array(content.utf8))
    }

    @Test(
        "Base64 gives the vectors of RFC 4648",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{3FB}\u{FF}~?", "z7vDv34/"),
        ])
    func base64(source: String, expected: String) {
        #expect(written { Base64.append(Array(source.utf8), to: &$0) } == expected)
    }

    @Test(
        "numbers have at most three decimals and no exponent",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (12, "12"), (-0.5, "-0.5"), (1.0005, "1.001"), (0.0004, "0"),
            (-0.0004, "0"), (1e-9, "0"), (0.05, "0.05"), (0.007, "0.007"), (1e300, "1000000000"),
            (-1e300, "-1000000000"), (.infinity, "1000000000"), (.nan, "0"),
        ])
    func decimals(number: Double, expected: String) {
        #expect(written { $0.append(decimal: number) } == expected)
    }

    @Test("a byte is two hexadecimal digits")
    func hexadecimal() {
        #expect(written { $0.append(hex: 0x0A) } == "0a")
        #expect(written { $0.append(hex: 0xF0, uppercase: true) } == "F0")
    }

    @Test("a picture is written the shorter way")
    func shorter() {
        let plain = picture("<svg>abcdefghijklmnopqrstuvwxyz0123456789</svg>")
        #expect(
            String(decoding: DataAddress(plain).bytes, as: UTF8.self)
                == "data:image/svg+xml,%3Csvg%3Eabcdefghijklmnopqrstuvwxyz0123456789%3C/svg%3E")
        let binary = picture("\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}", .png)
        #expect(
            String(decoding: DataAddress(binary).bytes, as: UTF8.self) == "data:image/png;base64,AAECAwQF")
    }

    @Test("an address holds nothing that HTML, XML or CSS would read otherwise")
    func harmlessAddress() {
        let hostile = picture("<text>')\"&amp;</text>" + String(repeating: "a", count: 400))
        let address = String(decoding: DataAddress(hostile).bytes, as: UTF8.self)
        #expect(address.hasPrefix("data:image/svg+xml,%3Ctext"))
        #expect(!address.contains { "\"'<>&()\\ ".contains($0) })
    }
}
