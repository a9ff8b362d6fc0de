import Testing

@testable import Artwork

@Suite("PNG")
struct PNGTests {
    static let header: [UInt8] = [0, 0, 0, 6, 0, 0, 0, 4, 8, 6, 0, 0, 0]
    static let pixels: [UInt8] = [0x78, 0x9C, 1, 2, 3]

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ type: String, _ data: [UInt8] = []) -> [UInt8] {
        let body = Array(type.utf8) + data
        return number(UInt32(data.count)) + body + number(CRC32.of(body[...]))
    }

    private static func png(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        PNGReader.signature + chunks.flatMap { chunk($0.0, $0.1) }
    }

    private static func png(header: [UInt8]) -> [UInt8] {
        png([("IHDR", header), ("IDAT", pixels), ("IEND", [])])
    }

    @Test(
        "its size is its pixels, divided by the scale in its name",
        arguments: [
            ("a.png", 6.0, 4.0), ("a@2x.png", 3, 2), ("b/a@3x.PNG", 2, 4.0 / 3), ("a@4x.png", 6, 4),
            ("a@2x", 3, 2),
            ("@2x/a.png", 6, 4),
        ])
    func size(file: String, width: Double, height: Double) throws {
        let picture = try ArtworkReader.read(try fixture("six-by-four.png"), file: file)
        #expect(picture == Picture(kind: .png, width: width, height: height))
    }

    @Test("the check of a chunk is the known one")
    func check() {
        #expect(CRC32.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
        #expect(CRC32.of(Array("IEND".utf8)[...]) == 0xAE42_6082)
        #expect(CRC32.of([]) == 0)
    }

    @Test("every change of a byte and every cut is noticed")
    func damage() throws {
        let bytes = try fixture("six-by-four.png")
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 0x20
            #expect(!problems(changed, file: "a.png").isEmpty)
            #expect(!problems(Array(bytes[..<index]), file: "a.png").isEmpty)
        }
        #expect(problems(bytes + [0], file: "a.png") == ["png-chunk: 1 bytes follow the end of the PNG"])
    }

    @Test("a length beyond the end does not overflow")
    func length() {
        let bytes = PNGReader.signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8) + [0, 0, 0, 0]
        #expect(
            problems(bytes, file: "a.png") == [
                "png-chunk: the PNG breaks off in the chunk at byte 8",
                "png-chunk: the PNG does not begin with a header of 13 bytes",
                "png-chunk: the PNG has no pixels",
            ])
    }

    @Test(
        "a side is from 1 to 10,000 pixels",
        arguments: [
            (0, 4, false), (4, 0, false), (10_001, 1, false), (1, 10_001, false), (0xFFFF_FFFF, 1, false),
            (1, 10_000, true), (10_000, 1, true),
        ] as [(UInt32, UInt32, Bool)])
    func side(width: UInt32, height: UInt32, isAllowed: Bool) {
        let header = Self.number(width) + Self.number(height) + [8, 6, 0, 0, 0]
        let message = "png-size: the PNG is \(width) x \(height) pixels, not from 1 to 10000 each way"
        #expect(problems(Self.png(header: header), file: "a.png") == (isAllowed ? [] : [message]))
    }

    @Test(
        "a format that does not exist is refused",
        arguments: [
            [8, 1, 0, 0, 0], [3, 0, 0, 0, 0], [4, 6, 0, 0, 0], [8, 6, 1, 0, 0], [8, 6, 0, 1, 0],
            [8, 6, 0, 0, 2],
        ]
            as [[UInt8]])
    func formats(format: [UInt8]) {
        #expect(
            problems(Self.png(header: Self.header.prefix(8) + format), file: "a.png")
                == ["png-chunk: the PNG's header names a format that does not exist"])
    }

    @Test(
        "chunks out of order, missing, twice or unknown are refused",
        arguments: [
            ([("IDAT", pixels), ("IEND", [])], "the PNG does not begin with a header of 13 bytes"),
            ([("IHDR", header), ("IEND", [])], "the PNG has no pixels"),
            (
                [("IHDR", header), ("IHDR", header), ("IDAT", pixels), ("IEND", [])],
                "the PNG has a second header"
            ),
            (
                [("IHDR", header), ("IDAT", pixels), ("tEXt", []), ("IDAT", pixels), ("IEND", [])],
                "the PNG's pixel data is not in one piece"
            ),
            ([("IHDR", header), ("IDAT", pixels), ("IEND", [1])], "the chunk IEND at byte 50 is not empty"),
            ([("IHDR", header), ("IDAT", pixels)], "the PNG breaks off in the chunk at byte 50"),
            (
                [("IHDR", header), ("ABCD", []), ("IDAT", pixels), ("IEND", [])],
                "the chunk ABCD at byte 33 is unknown"
            ),
            (
                [("IHDR", header), ("IDAT", pixels), ("PLTE", [1, 2, 3]), ("IEND", [])],
                "the PNG does not have its one palette before its pixels"
            ),
            (
                [("IHDR", header), ("PLTE", [1, 2]), ("IDAT", pixels), ("IEND", [])],
                "the PNG's palette is not one to 256 colours, or is not allowed for its kind of pixels"
            ),
            (
                [("IHDR", header.prefix(9) + [3, 0, 0, 0]), ("IDAT", pixels), ("IEND", [])],
                "the PNG does not have its one palette before its pixels"
            ),
            (
                [("IHDR", header), ("acTL", []), ("IDAT", pixels), ("IEND", [])],
                "the PNG is animated (chunk acTL at byte 33)"
            ),
        ] as [([(String, [UInt8])], String)])
    func order(chunks: [(String, [UInt8])], message: String) {
        #expect(problems(Self.png(chunks), file: "a.png") == ["png-chunk: \(message)"])
    }

    @Test("problems are listed as the file is read")
    func severalProblems() {
        let bytes = Self.png([("IHDR", Self.header), ("ABCD", []), ("acTL", []), ("IEND", [])])
        #expect(
            problems(bytes + [0, 0], file: "a.png") == [
                "png-chunk: the chunk ABCD at byte 33 is unknown",
                "png-chunk: the PNG is animated (chunk acTL at byte 45)",
                "png-chunk: 2 bytes follow the end of the PNG",
                "png-chunk: the PNG has no pixels",
            ])
    }

    @Test("several runs of pixel data in a row and a palette are allowed")
    func allowed() {
        let palette = Self.header.prefix(9) + [3, 0, 0, 0] as [UInt8]
        let bytes = Self.png([
            ("IHDR", palette), ("PLTE", [1, 2, 3]), ("tRNS", [0]), ("IDAT", Self.pixels),
            ("IDAT", Self.pixels), ("IEND", []),
        ])
        #expect(problems(bytes, file: "a.png") == [])
    }

    @Test("text and profiles are bounded together, and reported once")
    func sideMatter() {
        func bytes(_ count: Int) -> [UInt8] {
            let text = ("zTXt", [UInt8](repeating: 1, count: count))
            return Self.png([("IHDR", Self.header), text, text, text, ("IDAT", Self.pixels), ("IEND", [])])
        }
        #expect(problems(bytes(20_000), file: "a.png") == [])
        #expect(
            problems(bytes(40_000), file: "a.png") == [
                "png-chunk: the PNG carries more than 65536 bytes besides its pixels"
            ])
    }
}
