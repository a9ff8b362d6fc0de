import Testing

@testable import Artwork

@Suite("The kind of a file")
struct ArtworkReaderTests {
    @Test(
        "what is neither SVG nor PNG is refused by what it seems to be",
        arguments: [
            ([], "nothing"), ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG"), (Array("GIF89a".utf8), "a GIF"),
            (Array("%PDF-1.7".utf8), "a PDF"), ([0x1F, 0x8B, 8], "gzip data, perhaps an SVGZ"),
            (Array("RIFF....WEBP".utf8), "a RIFF file, perhaps a WebP"),
            (Array("hello".utf8), "something else"),
            (Array("version https://git-lfs.github.com/spec/v1".utf8), "a Git LFS pointer"),
            ([0], "something else"),
            ([0x89, 0x50, 0x4E], "something else"), ([0x20, 0x0A], "something else"),
        ] as [([UInt8], String)])
    func kinds(bytes: [UInt8], content: String) {
        #expect(problems(bytes) == ["artwork-kind: the file holds \(content), not an SVG or PNG"])
    }

    @Test("a name that says one kind must not hold the other")
    func names() throws {
        #expect(
            problems(try fixture("six-by-four.png"), file: "a.SVG")
                == ["artwork-kind: the file is named .svg but holds a PNG"])
        #expect(
            problems(Array(svg("").utf8), file: "a.png") == [
                "artwork-kind: the file is named .png but holds text"
            ])
        #expect(problems(Array(svg("").utf8), file: "a") == [])
    }

    @Test("a file may be 1 MiB and no larger")
    func size() {
        let text = svg("")
        let space = String(repeating: " ", count: ArtworkLimits.fileSize - text.utf8.count)
        #expect(problems(Array((text + space).utf8)) == [])
        #expect(
            problems(Array((text + space + " ").utf8))
                == ["artwork-size: the file is larger than the limit of 1048576 bytes"])
    }

    @Test(
        "files that are bad on purpose are read in little time",
        arguments: [
            { String(repeating: "<a/>", count: $0 / 4) },
            { String(repeating: "<style>(", count: $0 / 8) },
            { "<style>" + String(repeating: "x(", count: $0 / 2 - 10) + "</style>" },
            { "<style>" + String(repeating: "url(#", count: $0 / 5 - 10) + "</style>" },
            { "<style>" + String(repeating: "&amp;", count: $0 / 5 - 10) + "</style>" },
            { "<style>" + String(repeating: "a\n", count: $0 / 2 - 10) + "@@@</style>" },
            { "<style>" + String(repeating: "a", count: $0 - 30) + "(</style>" },
            { "<g " + (0..<($0 / 12)).map { "a\(100_000 + $0)='' " }.joined() + "/>" },
            { "<g " + (0..<($0 / 14)).map { "on\(100_000 + $0)='' " }.joined() + "/>" },
            { (0..<min(19_000, $0 / 50)).map { "<g id='i\($0)' fill='url(#i\($0 + 1))'/>" }.joined() },
            { "<text aria-label='" + String(repeating: "data", count: $0 / 4 - 20) + "data:'/>" },
            { "<!--" + String(repeating: "x", count: $0 - 10) + "-->" },
            { String(repeating: "\n<g onload=''/>", count: $0 / 15) },
            { "<style>" + String(repeating: "url(#a)\n", count: $0 / 8 - 10) + "</style>" },
            {
                "<g xmlns:x \n='urn:\(String(repeating: "x", count: $0 / 2))'>"
                    + String(repeating: "<x:g/>", count: $0 / 13) + "</g>"
            },
            {
                "<g xmlns:x='urn:\(String(repeating: "x", count: $0 / 2))' "
                    + (0..<($0 / 30)).map { "x:a\($0)='' " }.joined() + "/>"
            },
        ] as [@Sendable (Int) -> String])
    func worst(content: @Sendable (Int) -> String) {
        // Each is a sixteenth of the largest file; what grows with its square would take minutes.
        let bytes = Array(svg(content(ArtworkLimits.fileSize / 16)).utf8)
        let clock = ContinuousClock()
        let start = clock.now
        _ = problems(bytes)
        #expect(clock.now - start < .seconds(20))
    }
}
