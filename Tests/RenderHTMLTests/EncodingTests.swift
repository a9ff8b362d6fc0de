import SceneModel
import Testing

@testable import RenderHTML

@Suite("Base64, SHA-256 and data addresses")
struct EncodingTests {
    private func hex(_ bytes: [UInt8]) -> String {
        var digits: [UInt8] = []
        for byte in bytes { digits.append(hex: byte) }
        return String(decoding: digits, as: UTF8.self)
    }

    @Test(
        "Base64 gives the vectors of RFC 4648",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{3FB}\u{FF}~?", "z7vDv34/"),
        ])
    func base64(source: String, expected: String) {
        var encoded: [UInt8] = []
        Base64.append(Array(source.utf8), to: &encoded)
        #expect(String(decoding: encoded, as: UTF8.self) == expected)
    }

    @Test(
        "SHA-256 gives the vectors of FIPS 180-4",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func sha256(message: String, expected: String) {
        #expect(hex(SHA256.hash(of: Array(message.utf8))) == expected)
    }

    @Test("SHA-256 of a million letters is that of FIPS 180-4")
    func longMessage() {
        let hash = SHA256.hash(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(hex(hash) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("a picture is written the shorter way")
    func shorter() {
        let dense = Asset(
            name: "a", mediaType: .svg, naturalSize: Size(width: 1, height: 1),
            bytes: Array("<svg>abcdefghijklmnopqrstuvwxyz0123456789</svg>".utf8))
        let address = String(decoding: DataAddress(dense).bytes, as: UTF8.self)
        #expect(address == "data:image/svg+xml,%3Csvg%3Eabcdefghijklmnopqrstuvwxyz0123456789%3C/svg%3E")

        let binary = Asset(
            name: "b", mediaType: .png, naturalSize: Size(width: 1, height: 1),
            bytes: [0x89, 0x50, 0, 1, 2, 3])
        #expect(
            String(decoding: DataAddress(binary).bytes, as: UTF8.self) == "data:image/png;base64,iVAAAQID")
    }

    @Test("an address holds nothing that HTML or CSS would read otherwise")
    func harmlessAddress() {
        let asset = Fixture.asset("a", body: "<text>')\"&amp;</text>" + String(repeating: "a", count: 400))
        let address = String(decoding: DataAddress(asset).bytes, as: UTF8.self)
        #expect(address.hasPrefix("data:image/svg+xml,%3Csvg"))
        #expect(!address.contains { "\"'<>&()\\ ".contains($0) })
    }
}
