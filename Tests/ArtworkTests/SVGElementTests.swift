import Diagnostics
import Testing

@testable import Artwork

@Suite("Elements of an SVG")
struct SVGElementTests {
    @Test("a drawing of everything that is allowed is read")
    func allowed() throws {
        let content = """
            <!-- A comment. --><title>Title</title><desc>Words</desc><metadata>Made by hand</metadata>
            <defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>
            <radialGradient id="b" xlink:href="#a"/><clipPath id="c"><use xlink:href="#d"/></clipPath>
            <mask id="m"><rect width="5" height="5" fill="white"/></mask><symbol id="s"><path d="M0 0"/></symbol>
            <pattern id="p" width="2" height="2"><circle r="1"/></pattern><marker id="k"><line x2="1"/></marker>
            <filter id="f"><feGaussianBlur stdDeviation="2"/><feMerge><feMergeNode in="a"/></feMerge></filter></defs>
            <style type="text/css"><![CDATA[ .x > rect:not(.y) { fill: url("#b"); filter: url( #f ) } ]]></style>
            <g clip-path="url(#c)" mask="url(#m)" transform="translate(1, 2) rotate(4)" filter="url('#f')"
              style="fill: rgba(0, 0, 0, .5); stroke: url(#a)"><rect class="x" id="d" width="4" height="4"/>
            <polyline points="1,1 2,2" marker-end="url(#k)" fill="URL(#p)"/><polygon points="1 1"/><ellipse rx="1"/>
            <use href="#s"/><text xml:space="preserve" xml:lang="de" aria-label="A (b): metadata: @c"
              >Text &lt;script&gt; &#169; <tspan>x</tspan><textPath href="#s">y</textPath></text></g><svg/>
            """
        #expect(problems(in: content) == [])
    }

    @Test(
        "what links, loads, moves or runs is refused",
        arguments: [
            "script", "foreignObject", "image", "a", "iframe", "audio", "video", "canvas", "object", "embed",
            "animate",
            "animateMotion", "animateTransform", "set", "feImage", "handler", "listener", "switch", "view",
            "link",
            "font-face-uri", "color-profile", "cursor", "tref", "mpath", "html", "meta", "base", "SCRIPT",
            "Script",
            "STYLE", "Use", "SVG", "unknown",
        ])
    func refused(name: String) {
        #expect(
            problems(in: "<g><\(name)/></g>") == [
                "2:4 svg-element: the element \(name) is not allowed in artwork"
            ])
    }

    @Test("a prefix or a namespace does not smuggle an element in")
    func prefixes() {
        let svgName = "http://www.w3.org/2000/svg"
        #expect(
            problems(in: "<x:script xmlns:x=\"\(svgName)\">alert(1)</x:script>")
                == ["2:1 svg-element: the element x:script is not allowed in artwork"])
        #expect(problems(in: "<x:rect xmlns:x=\"\(svgName)\" width=\"1\"/>") == [])
        #expect(
            problems(in: "<x:rect xmlns:x=\"urn:x\"/>")
                == ["2:1 svg-element: the element x:rect is not allowed in artwork"])
        #expect(rules(in: "<rect xmlns=\"http://www.w3.org/1999/xhtml\"/>") == ["svg-element"])
        #expect(rules(in: "<rect xmlns=\"\"/>") == ["svg-element"])
        #expect(
            rules(in: "<metadata><x:RDF xmlns:x='urn:rdf'><x:Work/></x:RDF></metadata>") == ["svg-element"])
    }

    @Test("what is inside a refused element goes with it, and what follows is still checked")
    func nested() {
        #expect(
            problems(in: "<foreignObject><!--> --><p><![CDATA[x]]></p><script/></foreignObject>\n<a/>") == [
                "2:1 svg-element: the element foreignObject is not allowed in artwork",
                "3:1 svg-element: the element a is not allowed in artwork",
            ])
    }

    @Test("the root must be svg in SVG's namespace")
    func root() {
        #expect(
            problems(Array("<svg width='1' height='1'><rect/></svg>".utf8))
                == ["1:1 svg-root: the root svg is not in the namespace of SVG"])
        #expect(
            problems(Array("<html><svg/></html>".utf8)) == ["1:1 svg-root: the root element is html, not svg"]
        )
        #expect(
            problems(Array("<svg xmlns='http://www.w3.org/2000/svg/'/>".utf8))
                == ["1:1 svg-root: the root svg is not in the namespace of SVG"])
    }

    @Test("processing instructions are refused, inside and outside the root")
    func instructions() {
        let sheet = "<?xml-stylesheet href='//evil.example/a.css'?>"
        let expected = "svg-instruction: the processing instruction xml-stylesheet is not allowed in artwork"
        #expect(problems(Array((sheet + svg("")).utf8)) == ["1:1 " + expected])
        #expect(problems(in: sheet) == ["2:1 " + expected])
        #expect(problems(Array((svg("") + sheet).utf8)) == ["3:7 " + expected])
    }

    @Test("comments and sections that an HTML parser would read as markup are refused")
    func markupForHTML() {
        #expect(rules(in: "<!--><script>alert(1)</script>-->") == ["svg-comment"])
        // A > is one to an HTML parser whatever combines with it.
        #expect(rules(in: "<!-->\u{301}<script>alert(1)</script>-->") == ["svg-comment"])
        #expect(rules(in: "<!--->\u{20DD}<script>alert(1)</script>-->") == ["svg-comment"])
        #expect(rules(in: "<!--->x-->") == ["svg-comment"])
        #expect(rules(in: "<text><![CDATA[<script>alert(1)</script>]]></text>") == ["svg-section"])
        #expect(rules(in: "<!-- <script>alert(1)</script> -->") == [])
    }

    @Test("an id may be used once")
    func duplicateIDs() throws {
        let content = "<rect id='a'/><g><path d='M0 0' id='a'/></g>"
        #expect(problems(in: content) == ["2:33 svg-duplicate-id: the id a is used twice"])
        let failure = try #require(throws: ArtworkFailure.self) {
            try ArtworkReader.read(Array(svg(content).utf8), file: "a.svg")
        }
        #expect(failure.diagnostics.first?.notes.first?.position.column == 1)
    }

    @Test("elements are counted, and nested to a limit")
    func limits() {
        func nested(_ depth: Int) -> String {
            String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
        }
        #expect(problems(in: nested(63)) == [])
        #expect(problems(in: nested(64)) == ["2:190 svg-limit: elements are nested deeper than 64"])
        #expect(problems(in: String(repeating: "<g/>", count: 19_999)) == [])
        #expect(rules(in: String(repeating: "<g/>", count: 20_000)) == ["svg-limit"])
        #expect(problems(in: String(repeating: "<a/>", count: 500)).count == 100)
        let address = "urn:" + String(repeating: "x", count: 1_020)
        #expect(problems(in: "<g xmlns:x='\(address)'/>") == [])
        #expect(
            problems(in: "<g xmlns:x='\(address)x'/>") == [
                "2:4 svg-limit: a namespace is longer than 1024 bytes"
            ])
    }
}
