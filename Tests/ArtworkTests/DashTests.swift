import Testing

@testable import Artwork

@Suite("How many dashes a drawing has")
struct DashTests {
    private static let tooMany = "1:1 svg-limit: the artwork has more than 1000000 dashes"

    @Test(
        "dashes that are too fine for their outlines are refused, wherever they are said",
        arguments: [
            "<path stroke-dasharray='0.002 0.002' d='M0 0H375V600H0Z'/>".repeated(1_000),
            "<path stroke-dasharray='1e-4' d='M0 0 375 600 0 600 375 0'/>",
            "<g style='stroke-dasharray:0.000001'><path d='m0 0 l3 0 0 3'/></g>",
            "<style>path { Stroke-DashArray : 1e-5, 1e-5 }</style><path d='M0 0 9 9'/>",
            "<g stroke-dasharray='.001'><circle r='1000'/></g>",
            "<g stroke-dasharray='1'><path pathLength='1e9' d='M0 0 1 1'/></g>",
            "<g stroke-dasharray='.0001'><text>Some words</text></g>",
            "<g stroke-dasharray='1'><text font-size='1e7'>Some words</text></g>",
            "<g stroke-dasharray='1e-4 1e-4'><polygon points='0 0 300 0 300 300'/></g>",
            "<g stroke-dasharray='1'><path d='M0 0C1e9 0 1e9 1 0 1'/></g>",
            "<g stroke-dasharray='1'><path d='M0 0a1e9 1e9 0 113 0'/></g>",
            "<g stroke-dasharray='1'><path d='M0 0A1e-9 9 0 0 1 9 0'/></g>",
            "<svg viewBox='0 0 9e6 9'><rect stroke-dasharray='1' width='100%'/></svg>",
            "<pattern id='p'><path d='M0 0h200' stroke-dasharray='1'/></pattern>"
                + "<rect fill='url(#p)'/>".repeated(9_000),
        ])
    func fine(content: String) {
        #expect(problems(in: content) == [Self.tooMany])
    }

    @Test(
        "what keeps them from being counted is refused beside them, and only there",
        arguments: [
            (
                "<rect style='width:1e9px' $/>", "a style gives an element its width",
                "write it as an attribute"
            ),
            (
                "<rect vector-effect='non-scaling-stroke' $/>", "the vector-effect is non-scaling-stroke",
                "remove it"
            ),
            ("<text font-size='2em' $>a</text>", "the font size 2em is relative", "write it in points"),
            (
                "<text style='font:calc(9e9px) a' $>a</text>",
                "the font size calc(9e9px) is not one of points", "write it in points"
            ),
            ("<rect width='9em' $/>", "the length 9em is not one of points", "write it in points"),
        ])
    func uncounted(content: String, message: String, remedy: String) {
        let dashed = content.replacing("$", with: "stroke-dasharray='4 2'")
        #expect(problems(in: dashed) == ["2:1 svg-limit: the drawing has dashes, and \(message)"])
        #expect(problems(in: content.replacing("$", with: "stroke-dasharray='none'")) == [])
    }

    @Test("a dash is a length that can be told", arguments: ["5%", "1em", "calc(1px)", "var(--d)", "4/**/2"])
    func lengths(dash: String) {
        let word = dash == "4/**/2" ? "**" : dash
        #expect(
            problems(in: "<g style='stroke-dasharray:\(dash)'/>") == [
                "2:1 svg-limit: the drawing has dashes, and the dash \(word) has no fixed length"
            ])
    }

    @Test("charts and dashed frames are read")
    func usual() {
        let lines = "<path d='M0 10H375' stroke-dasharray='2,3'/>".repeated(500)
        let labels = "<text x='4' font-size='11' style='font:bold 12px/1.5 Arial'>Some words</text>".repeated(
            200)
        #expect(
            problems(in: lines + labels + "<rect width='100%' height='9' style='stroke-dasharray:4px 2px'/>")
                == [])
        #expect(problems(in: "<g stroke-dasharray='0 0'><circle r='1e6'/></g>") == [])
    }

    @Test(
        "the length of a path is that of its lines, and of curves no less than their own",
        arguments: [
            ("M0 0H3V4z", 12.0), ("m1 1 3 4", 5), ("M0 0L3 4 0 0", 10), ("M0 0l3 4-3-4", 10), ("M0 0v3h4", 7),
            ("M0 0Q0 3 4 3", 7), ("M0 0C0 3 4 3 4 0", 10), ("M0,0 L3,4 x9 9", 5), ("", 0), ("9 9", 0),
            ("M0 0q0 3 4 3t4 -3", 7 + 4 + 3),
        ] as [(String, Double)])
    func paths(data: String, length: Double) {
        #expect(PathLength.of(data) == length)
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
