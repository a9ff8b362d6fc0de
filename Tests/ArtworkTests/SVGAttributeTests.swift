import Testing

@testable import Artwork

@Suite("Attributes and styles of an SVG")
struct SVGAttributeTests {
    @Test(
        "handlers are refused in any spelling",
        arguments: ["onload", "ONLOAD", "onClick", "onbegin", "on", "onxyz"])
    func handlers(name: String) {
        #expect(
            problems(in: "<rect width='1' \(name)='x'/>")
                == ["2:17 svg-attribute: the attribute \(name) is not allowed in artwork"])
    }

    @Test(
        "a reference out of the file is refused",
        arguments: [
            "http://evil.example/a.svg#a", "//evil.example/a", "a.svg#a", "/a", "", "#", " #a", "#a b", "#a)",
            "#../a",
            "#xpointer(id('a'))", "javascript:alert(1)", "&#106;avascript:alert(1)",
            "&#x6A;ava&#9;script:alert(1)",
            "JaVaScRiPt:alert(1)", "data:image/svg+xml,x", "#\\61", "file:///etc/hostname",
        ])
    func references(value: String) {
        for name in ["href", "xlink:href", "src", "HREF"] {
            #expect(
                problems(in: "<use \(name)=\"\(value)\"/>")
                    == ["2:6 svg-reference: \(name) may only name an element of the same file"])
        }
    }

    @Test(
        "an address with code or a file in it is refused in any attribute",
        arguments: [
            "javascript:x", "x;javascript:1", "JAVA&#10;SCRIPT:1", "&#1060;javascript:1", " data:text/html,x",
            "vbscript:x", "java&#x9;script&#x3a;1", "data&#58;,x",
        ])
    func schemes(value: String) {
        for name in ["values", "to", "xlink:title", "aria-label", "class"] {
            #expect(rules(in: "<rect \(name)=\"\(value)\"/>") == ["svg-attribute"])
        }
    }

    @Test(
        "attributes of other namespaces, and those that change what references mean, are refused",
        arguments: [
            "xml:base='//evil.example'", "xml:id='a'", "xlink:role='x'", "x:label='a'", "x:href='#a'",
        ])
    func foreign(attribute: String) {
        #expect(rules(in: "<rect \(attribute)/>", root: "xmlns:x='urn:x'") == ["svg-attribute"])
    }

    @Test("an attribute's place is its own, past declarations, quotes and lines")
    func places() {
        let tag = "<rect xmlns:y='>onload=' \n class = \"a='b' é/>\"\tonload\n=\n'x' y:z='1' href='b'/>"
        #expect(
            problems(in: tag) == [
                "3:22 svg-attribute: the attribute onload is not allowed in artwork",
                "5:5 svg-attribute: the attribute y:z is not allowed in artwork",
                "5:13 svg-reference: href may only name an element of the same file",
            ])
    }

    static let hostileStyles = [
        "fill:url(//evil.example/f)", "fill:URL( 'http://evil.example' )", "fill:uRl(#a b)", "fill:url(\"#a)",
        "fill:url(", "fill:url()", "fill:url(#a", "fill:url(#)", "fill:\\75rl(//evil.example)",
        "fill:u\\72l(#a)",
        "background:image-set('//evil.example' 1x)", "background:-webkit-image-set('//x' 1x)",
        "background:image('//x')", "background:cross-fade(url(#a), '//x')", "background:src('//x')",
        "width:expression(alert(1))", "background:element(#a)", "content:attr(onload)",
        "--x:image-set('//x')",
        "fill:/**/url(//evil.example)", "fill:url(data:image/png;base64,AAAA)",
        "-moz-binding:url(//evil.example/x#y)",
        "fill:url(&#47;&#47;evil.example)", "fill:&#117;rl(//evil.example)", "d:path('M0 0')",
        "/* url(//evil.example) */", "fill:url(#a)url(//b)",
    ]

    @Test(
        "a style that loads something is refused, in an attribute and in an element", arguments: hostileStyles
    )
    func styles(style: String) {
        let quoted = style.replacing("\"", with: "&quot;")
        #expect(rules(in: "<rect style=\"\(quoted)\"/>") == ["svg-style"])
        #expect(Set(rules(in: "<style>rect{\(style)}</style>")) == ["svg-style"])
    }

    @Test(
        "a presentation attribute that loads something is refused",
        arguments: [
            "url(//evil.example/f)", "\\75rl(//evil.example)", "image-set('//evil.example' 1x)",
            "image('//x')",
            "none, url(x.svg#a)", "URL(&quot;//evil.example&quot;)",
        ])
    func presentation(value: String) {
        for name in ["fill", "mask", "filter", "cursor", "clip-path", "marker-end", "MASK", "whatever"] {
            #expect(rules(in: "<rect \(name)=\"\(value)\"/>") == ["svg-style"])
        }
    }

    @Test("at-rules, backslashes and < are refused in a style element, each with its place")
    func sheet() {
        let sheet = """
            <style>é <![CDATA[a{}
            @import "//evil.example";]]> b{fill:u&#114;l(
            //x)} \\75 &lt;/style&gt; @font-face{} </style>
            """
        #expect(
            problems(in: sheet) == [
                "3:1 svg-style: at-rules such as @import are not allowed in styles",
                "3:37 svg-style: url() may only name an element of the same file",
                "4:7 svg-style: a backslash is not allowed in styles",
                "4:11 svg-style: < is not allowed in styles",
                "4:26 svg-style: at-rules such as @import are not allowed in styles",
            ])
    }

    @Test("an element inside a style is refused, and the text around it is still checked")
    func elementInStyle() {
        #expect(
            problems(in: "<style>a{}<g>@import</g>@import</style>") == [
                "2:11 svg-element: the element g is not allowed in a style element",
                "2:25 svg-style: at-rules such as @import are not allowed in styles",
            ])
    }

    @Test("a style element refers to gradients and filters only")
    func sheetReferences() {
        let content = """
            <style>.a{fill:url(#g)}
            .b{fill:url(#p)}</style><linearGradient id="g"/><pattern id="p"/>
            """
        #expect(
            problems(in: content) == [
                "3:9 svg-reference: a style element may refer to gradients and filters only, and p is neither"
            ])
    }
}
