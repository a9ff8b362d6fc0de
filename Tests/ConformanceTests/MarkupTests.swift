import Rendering
import Testing

@testable import Conformance

@Suite("Reading markup")
struct MarkupTests {
    private func seen(_ body: String) throws -> [String] {
        try HTMLReading.read(Array("<!DOCTYPE html>\(body)".utf8), .html).blocks
    }

    private static let pages: [(body: String, blocks: [String])] = [
        ("<p>one <b>two</b><i>three</i></p>", ["one twothree"]),
        ("<p>one<br>two<p>three<ul><li>four<li>five</ul>", ["one", "two", "three", "four", "five"]),
        ("a &lt;b&gt; &amp;amp; &#233;&#x1F600; &nbsp;AT&T &hellip;", ["a <b> &amp; é😀 \u{A0}AT&T …"]),
        ("<head><title>not</title></head><body>seen</body>", ["seen"]),
        ("<p hidden>not</p><p aria-hidden=true>not</p><p style='display : none'>not</p>seen", ["seen"]),
        ("<!-- not <p> --><template><p>not</p></template><noscript>not</noscript>seen", ["seen"]),
        ("<img alt='not' src=\"data:image/png;base64,AA==\"><input disabled>seen", ["seen"]),
        ("<svg><path d='M0 0'/><title>not</title><text>seen</text></svg>", ["seen"]),
        ("<textarea><b>as it is</b></textarea>", ["<b>as it is</b>"]),
        ("<TABLE><TR><TD>one<TD>two</TABLE>", ["one", "two"]),
        ("<a href=https://example.com/>out</a> and <A HREF='#x'>in</A>", ["out and in"]),
    ]

    @Test("What is seen on a page", arguments: pages)
    func page(body: String, blocks: [String]) throws {
        #expect(try seen(body) == blocks)
    }

    @Test(
        "A page that a browser would have to mend",
        arguments: [
            "<div>", "</div>", "<b><i></b></i>", "<div/>", "a < b", "&lt", "&unheard;", "&#0;", "&#xD800;",
            "&#27;", "&#x110000;", "<p a=1 a=2>", "<p \"x\">", "<p a='1'b='2'>", "<p a=\"1>", "<script>",
            "<p", "<!-- ", "<!DOCTYPE html>", "<p a=>", "<p title=a\"b>", "<style>p{}", "\u{0}", "\u{1B}",
            "<x y=`1`>", "&amp", "</p x>",
        ])
    func brokenPages(body: String) {
        #expect(throws: RenderingFault.self) { try seen(body) }
    }

    @Test(
        "What runs or loads is refused",
        arguments: [
            "<script>1</script>", "<SCRIPT SRC=x></SCRIPT>", "<p onclick='x'>", "<svg ONLOAD=x></svg>",
            "<iframe src='data:text/html,x'></iframe>", "<object></object>", "<embed>", "<base href='/'>",
            "<form></form>", "<meta http-equiv=Refresh content=0>", "<link rel=stylesheet href=a.css>",
            "<img src='https://example.com/a.png'>", "<img src=a.png>", "<img srcset='a.png 2x'>",
            "<img src='data:text/html,x'>", "<video poster=a.png></video>", "<a href='javascript:x'>a</a>",
            "<a href=' java\nscript:x'>a</a>", "<a href='data:text/html,x'>a</a>",
            "<p style='background:url(https://example.com)'>", "<style>@import 'a.css';</style>",
            "<style>p{background:URL( \"//example.com/a\" )}</style>", "<table background=a.png></table>",
            "<svg><image href='a.png'/></svg>", "<svg><use xlink:href='a.svg#b'/></svg>",
            "<svg><rect fill='url(a.svg#b)'/></svg>", "<svg><foreignObject></foreignObject></svg>",
        ])
    func activePages(body: String) {
        #expect(throws: RenderingFault.self) { try seen(body) }
    }

    @Test(
        "What stays in the page is let be",
        arguments: [
            "<style>p{background:url(#a) url('data:image/png,x');color:red}</style>",
            "<svg><rect fill='url(#shade)'/><use href='#a'/></svg>", "<p data-on='x' title='onclick='>",
            "<link rel=icon href='data:image/png,x'>", "<meta name=viewport content='width=3'>",
        ])
    func stillPages(body: String) throws {
        #expect(try seen(body) == [])
    }

    @Test("A page needs its document type, and UTF-8")
    func form() {
        #expect(throws: RenderingFault.self) { try HTMLReading.read(Array("<p>a".utf8), .html) }
        #expect(throws: RenderingFault.self) {
            try HTMLReading.read(Array("<!DOCTYPE html><p>a".utf8) + [0xFF], .html)
        }
    }

    private func drawn(_ body: String) throws -> [String] {
        try SVGReading.read(
            Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\(body)</svg>".utf8)
        ).blocks
    }

    private static let drawings: [(body: String, blocks: [String])] = [
        ("<text>one <tspan fill=\"red\">two</tspan></text><text>three</text>", ["one two", "three"]),
        ("<text><tspan x=\"0\">one</tspan><tspan x=\"0\" dy=\"9\">two</tspan></text>", ["one", "two"]),
        ("<title>not</title><desc>not</desc><defs><text>not</text></defs><g>not</g>", []),
        ("<g aria-hidden=\"true\"><text>not</text></g><text display=\"none\">not</text>", []),
        ("<text>&lt;b&gt; &#233; <![CDATA[<i>]]></text><!-- not -->", ["<b> é <i>"]),
        ("<image width=\"1\" height=\"1\" href=\"data:image/png;base64,AA==\"/><text>a</text>", ["a"]),
    ]

    @Test("What is drawn in a picture", arguments: drawings)
    func pictures(body: String, blocks: [String]) throws {
        #expect(try drawn(body) == blocks)
    }

    @Test(
        "A picture that is not sound XML, or not still",
        arguments: [
            "<text>", "<text>a</TEXT>", "<text>&nbsp;</text>", "<text>a & b</text>", "<text x=1/>",
            "<text x>a</text>", "<text x=\"<\"/>", "<text>]]></text>", "<!-- a -- b -->", "<script/>",
            "<rect onclick=\"x\"/>", "<image href=\"a.png\"/>", "<use href=\"https://example.com#a\"/>",
            "<a href=\"javascript:x\"><text>a</text></a>", "<foreignObject/>", "<text>\u{8}</text>",
            "<style>@import 'a'</style>", "</svg><svg>", "<text a=\"1\" a=\"2\"/>",
        ])
    func brokenPictures(body: String) {
        #expect(throws: RenderingFault.self) { try drawn(body) }
    }

    @Test("A picture without the namespace of SVG, or with a document type, is none")
    func roots() {
        for text in ["<svg/>", "<!DOCTYPE svg><svg xmlns=\"http://www.w3.org/2000/svg\"/>", "svg", ""] {
            #expect(throws: RenderingFault.self, "\(text)") { try SVGReading.read(Array(text.utf8)) }
        }
    }

    @Test("XHTML is read as XML")
    func xhtml() throws {
        let page = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><p>a<br/>b</p></body></html>"
        #expect(try HTMLReading.read(Array(page.utf8), .xml).blocks == ["a", "b"])
        #expect(throws: RenderingFault.self) {
            try HTMLReading.read(Array(page.replacing("<br/>", with: "<br>").utf8), .xml)
        }
    }
}
