import Testing

@testable import Artwork

@Suite("What filters take")
struct FilterCostTests {
    private static let tooMany = "1:1 svg-limit: the filters in the artwork take more than 1000 steps"

    private func filtered(_ steps: String, _ attributes: String = "") -> String {
        "<filter id='f' \(attributes)>\(steps)</filter><rect width='9' height='9' filter='url(#f)'/>"
    }

    /// Steps that each use the one before in both inputs.
    private func doubling(_ count: Int) -> String {
        "<feOffset result='r0'/>"
            + (0..<count).map { "<feComposite in='r\($0)' in2='r\($0)' result='r\($0 + 1)'/>" }.joined()
    }

    @Test("steps that use one another twice double the work, and twenty of them are refused")
    func doubled() {
        #expect(problems(in: filtered(doubling(8))) == [])
        #expect(problems(in: filtered(doubling(20))) == [Self.tooMany])
        #expect(problems(in: filtered(doubling(200))) == [Self.tooMany])
    }

    @Test("an input that is not named is the step before")
    func unnamed() {
        #expect(problems(in: filtered(String(repeating: "<feBlend/>", count: 20))) == [Self.tooMany])
        let merge = "<feMerge><feMergeNode/><feMergeNode in='none'/></feMerge>"
        #expect(problems(in: filtered("<feFlood/>" + String(repeating: merge, count: 20))) == [Self.tooMany])
    }

    @Test(
        "steps that look at many pixels, or at a picture that has to be larger each time, weigh more",
        arguments: [
            (String(repeating: "<feSpecularLighting/>", count: 2_000), ""),
            (
                String(repeating: "<feGaussianBlur stdDeviation='50'/><feMorphology radius='9'/>", count: 20),
                ""
            ),
            ("<feTurbulence numOctaves='1e4'/>", ""), ("<feTurbulence numOctaves='1e400'/>", ""),
            ("<feConvolveMatrix order='200'/>", ""), ("<feMorphology radius='3 9000'/>", ""),
            ("<feFlood/><feFlood/>", "x='-10' width='30' height='30'"),
            ("<feFlood/>", "width='300000%' height='1'"),
        ])
    func heavy(steps: String, attributes: String) {
        #expect(problems(in: filtered(steps, attributes)) == [Self.tooMany])
    }

    @Test("what drawing programs write for shadows and glows is read, at many elements")
    func usual() {
        let shadow = """
            <feGaussianBlur in='SourceAlpha' stdDeviation='3'/><feOffset dx='1' dy='2' result='o'/>
            <feMerge><feMergeNode in='o'/><feMergeNode in='SourceGraphic'/></feMerge>
            """
        let layer = { (number: Int) in
            """
            <feColorMatrix in='SourceAlpha' result='hardAlpha'/><feOffset dy='4'/>
            <feGaussianBlur stdDeviation='2'/><feComposite in2='hardAlpha' operator='out'/>
            <feColorMatrix type='matrix'/><feBlend in2='e\(number)' result='e\(number + 1)'/>
            """
        }
        let layers =
            "<feFlood result='e0'/>" + (0..<4).map(layer).joined()
            + "<feBlend in='SourceGraphic' in2='e4'/>"
        let shapes = String(repeating: "<g filter='url(#s)'><rect/></g>", count: 100)
        let content = """
            <filter id='s' x='-50%' y='-50%' width='200%' height='200%'>\(shadow)</filter>
            <filter id='l' filterUnits='userSpaceOnUse' x='0' y='0' width='400' height='300'>\(layers)</filter>
            \(shapes)<g filter='url(#l)'><g filter='url(#s)'><rect/></g></g>
            """
        #expect(problems(in: content) == [])
    }

    @Test("filters of nested elements work on one another, wherever they are written")
    func nested() {
        func content(_ open: String, _ count: Int) -> String {
            "<filter id='b'><feGaussianBlur stdDeviation='9'/></filter>"
                + String(repeating: open, count: count)
                + "<rect/>" + String(repeating: "</g>", count: count)
        }
        for open in [
            "<g filter='url(#b)'>", "<g style='filter:url(#b)'>", "<g filter='blur(9px)'>",
            "<g style='FILTER: Blur(9px)'>",
        ] {
            #expect(problems(in: content(open, 4)) == [])
            #expect(problems(in: content(open, 40)) == [Self.tooMany])
        }
    }

    @Test(
        "a filter in a style sheet counts for every element that it may be for",
        arguments: [
            "*{filter:url(#f)}", "rect{filter:blur(9px)}", ".a,.b *{filter:url(#f)}",
            ".a{}g rect{filter:blur(1px)}",
            ".a{*{filter:url(#f)}}", ".a{b{c:d}filter:url(#f)}", "/*}.x{*/rect{filter:blur(1px)}",
            ".a{content:'}.x{';filter:url(#f)}", ".c{filter:url(#f)}",
        ])
    func sheet(rules: String) {
        let shapes = String(repeating: "<rect class='c'/>", count: 1_001)
        let filter = "<filter id='f'><feFlood/></filter>"
        #expect(problems(in: "<style>\(rules)</style>\(filter)\(shapes)") == [Self.tooMany])
    }

    @Test("a filter in a style sheet for a class counts for the elements of that class")
    func classes() {
        let shapes = String(repeating: "<g><rect class='c'/></g>", count: 2_000)
        let sheet = "<style>.a, .b { filter: url(#f); }\n.c{fill:red}</style>"
        let filter = "<filter id='f'><feGaussianBlur stdDeviation='3'/><feOffset dy='3'/></filter>"
        #expect(problems(in: sheet + filter + shapes + "<g class='x\r\na'><rect/></g>") == [])
    }

    @Test("functions of one declaration work on one another")
    func functions() {
        let chain = String(repeating: "blur(9px) ", count: 20)
        #expect(problems(in: "<g style='filter:\(chain)'/>") == [Self.tooMany])
        #expect(problems(in: "<g style='filter:\(chain.replacing(" ", with: "/*;*/"))'/>") == [Self.tooMany])
        #expect(problems(in: "<g style='filter:drop-shadow(0 1px 2px red) blur(1px);opacity:.5'/>") == [])
    }

    @Test("a filter that refers to others takes what they take, and one that refers to itself is refused")
    func references() {
        let chain = (1...40).map { number in
            "<filter id='f\(number)' href='#f\(number - 1)' mask='url(#f\(number - 1))'><feFlood/></filter>"
        }
        let content = "<filter id='f0'><feFlood/></filter>" + chain.joined()
        #expect(rules(in: content + "<rect filter='url(#f40)'/>") == ["svg-reference"])
        #expect(
            problems(in: "<filter id='a' href='#a'/><rect filter='url(#a)'/>") == [
                "2:1 svg-reference: the filter is drawn inside itself"
            ])
    }

    @Test("beside a filter no value comes from a variable, which could hold any number of them")
    func variables() {
        let message = "svg-style: the drawing has filters, and a style takes a value from a variable"
        #expect(
            problems(in: "<style>g{--a:blur(9px);filter:var(--a)}</style>") == ["2:31 " + message])
        #expect(
            problems(in: "<filter id='f'/><g filter='url(#f)'/><g style='fill:var(--c)'/>") == [
                "2:38 " + message
            ])
        #expect(problems(in: "<g style='--c:red;fill:var(--c)'/>") == [])
    }
}
