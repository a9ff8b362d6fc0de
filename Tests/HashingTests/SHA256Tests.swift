import Testing

@testable import Hashing

@Suite("SHA-256")
struct SHA256Tests {
    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
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
        #expect(hex(SHA256.hash(of: Array(message.utf8), byProcessor: false)) == expected)
    }

    @Test("SHA-256 by the processor is that without it at every length around a block's", arguments: 50...200)
    func bothWays(length: Int) {
        let message = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        #expect(SHA256.hash(of: message) == SHA256.hash(of: message, byProcessor: false))
    }

    @Test("SHA-256 of a million letters is that of FIPS 180-4")
    func longMessage() {
        let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        for byProcessor in [true, false] {
            let hash = SHA256.hash(of: message, byProcessor: byProcessor)
            #expect(hex(hash) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        }
    }
}
