import Testing

@testable import Artwork

@Suite("The text of an SVG")
struct SVGEncodingTests {
    private let root = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"

    @Test("UTF-8 is read, with or without a byte order mark or a declaration")
    func utf8() {
        #expect(problems(Array(root.utf8)) == [])
        #expect(problems([0xEF, 0xBB, 0xBF] + Array(root.utf8)) == [])
        #expect(
            problems(Array(("<?xml version='1.0' encoding='utf-8' standalone='yes'?>\n" + root).utf8)) == [])
    }

    @Test("another declared encoding or XML version is refused, since a viewer would believe it")
    func declared() {
        #expect(
            problems(Array(("<?xml version='1.0' encoding='UTF-7'?>" + root).utf8))
                == ["1:1 svg-encoding: the XML declaration says the encoding is UTF-7, not UTF-8"])
        #expect(
            problems(Array(("<?xml version='1.1'?>" + root).utf8)) == [
                "1:1 svg-encoding: the XML version is 1.1"
            ])
    }

    @Test("UTF-16 is refused, with and without a byte order mark")
    func utf16() {
        let units = Array(root.utf16)
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for bytes in [big, little, [0xFE, 0xFF] + big, [0xFF, 0xFE] + little] {
            #expect(problems(bytes) == ["artwork-kind: the file holds UTF-16 text, not an SVG or PNG"])
        }
    }

    @Test(
        "bytes that are not UTF-8 are refused at the first",
        arguments: [[0xFF], [0xC0, 0xBC], [0xED, 0xA0, 0x80], [0xC3], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        let text = Array("<!--\né𝒶".utf8) + bytes + Array("-->\(root)".utf8)
        #expect(problems(text) == ["2:3 svg-encoding: the file is not UTF-8"])
    }

    @Test(
        "XML that is not well-formed is refused with its place",
        arguments: [
            (
                "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'>\n é</g></svg>", "2:5",
                "mismatched tag"
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'>\n<g a='1' a='2'/></svg>",
                "2:10", "duplicate attribute"
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'>&nbsp;</svg>", "1:62",
                "undefined entity"
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>\n<g/>", "2:1",
                "junk after document element"
            ),
            ("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'>", "1:62", "no element found"),
            ("<x:svg/>", "1:1", "unbound prefix"),
            ("<", "1:1", "unclosed token"),
        ])
    func notWellFormed(text: String, place: String, reason: String) {
        #expect(
            problems(Array(text.utf8)) == [
                "\(place) svg-not-well-formed: the file is not well-formed XML: \(reason)"
            ])
    }

    @Test("problems before the place where XML breaks are listed with it")
    func before() {
        #expect(rules(in: "<script/><g></h>") == ["svg-element", "svg-not-well-formed"])
    }

    @Test("no cut or change of a byte makes the reader fail otherwise than with a place in the file")
    func mutations() throws {
        let bytes = try fixture("foreign-content.svg")
        let replacements: [[UInt8]] = [[], [0], [UInt8(ascii: "<")], [0xC3], [UInt8(ascii: "\"")]]
        for index in bytes.indices {
            let changed = bytes[..<index] + replacements[index % 5] + bytes[(index + 1)...]
            #expect(!problems(Array(changed)).isEmpty)
            if index % 3 == 0 { #expect(!problems(Array(bytes[..<index])).isEmpty) }
        }
    }
}
