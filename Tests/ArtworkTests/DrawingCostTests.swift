import Testing

@testable import Artwork

@Suite("What references multiply to")
struct DrawingCostTests {
    /// A hundred million rectangles: eight groups, each ten times the one before.
    @Test(
        "groups that multiply each other are refused, however they refer",
        arguments: [
            { "<use href='#\($0)'/>" }, { "<rect fill='url(#\($0))'/>" },
            { "<rect style='stroke:url(#\($0))'/>" },
            { "<path d='M0 0 1 1' marker-mid='url(#\($0))'/>" }, { "<g mask='url(#\($0))'><rect/></g>" },
            { "<rect clip-path='url(#\($0))'/>" },
        ] as [@Sendable (String) -> String])
    func multiplied(reference: @Sendable (String) -> String) {
        var content = "<pattern id='l0'><rect/></pattern>"
        for level in 1...8 {
            let inner = String(repeating: reference("l\(level - 1)"), count: 10)
            content += "<pattern id='l\(level)'>\(inner)</pattern>"
        }
        #expect(
            problems(in: content) == [
                "1:1 svg-reference: the references in the artwork multiply to more than 1000000 elements"
            ])
    }

    @Test("a reference that all in a group inherit counts for each of them")
    func inherited() {
        func content(_ count: Int) -> String {
            var content = "<pattern id='l0'><rect/></pattern>"
            for level in 1...3 {
                let shapes = String(repeating: "<rect/>", count: count)
                content += "<pattern id='l\(level)'><g fill='url(#l\(level - 1))'>\(shapes)</g></pattern>"
            }
            return content
        }
        #expect(rules(in: content(10)) == [])
        #expect(rules(in: content(200)) == ["svg-reference"])
    }

    @Test("a target inherits from the elements around it")
    func around() {
        let shapes = String(repeating: "<rect/>", count: 100)
        let content = """
            <pattern id='a'>\(shapes)</pattern><g fill='url(#a)'><pattern id='b'>\(shapes)</pattern></g>
            <g fill='url(#b)'>\(shapes)</g>
            """
        #expect(rules(in: content) == ["svg-reference"])
    }

    @Test(
        "a circle of references is refused",
        arguments: [
            ("<g id='a'>\n<use href='#a'/></g>", "2:1", "g"),
            (
                "<symbol id='a'><use href='#b'/></symbol>\n<symbol id='b'><use href='#a'/></symbol>", "2:1",
                "symbol"
            ),
            ("<linearGradient id='a' href='#a'/>", "2:1", "linearGradient"),
            ("<g fill='url(#p)'><pattern id='p'><rect/></pattern></g>", "2:1", "g"),
            ("<pattern id='p'><rect fill='url(#p)'/></pattern>", "2:1", "pattern"),
        ])
    func circles(content: String, place: String, name: String) {
        #expect(problems(in: content) == ["\(place) svg-reference: the \(name) is drawn inside itself"])
    }

    @Test("references follow each other to a limit, in whatever order they stand")
    func chains() {
        func chain(_ count: Int, reversed: Bool) -> String {
            let links = (1...count).map { "<g id='l\($0)'><use href='#l\($0 - 1)'/></g>" }
            return "<g id='l0'/>" + (reversed ? links.reversed() : links).joined()
        }
        for reversed in [false, true] {
            #expect(rules(in: chain(16, reversed: reversed)) == [])
            #expect(rules(in: chain(17, reversed: reversed)) == ["svg-reference"])
            #expect(rules(in: chain(5_000, reversed: reversed)) == ["svg-reference"])
        }
    }

    @Test("a marker is drawn at every vertex")
    func vertices() {
        let marker = "<marker id='m'>\(String(repeating: "<rect/>", count: 500))</marker>"
        #expect(rules(in: marker + "<path marker-mid='url(#m)' d='M0 0 1 1'/>") == [])
        let long = String(repeating: "1 1 ", count: 20_000)
        #expect(rules(in: marker + "<path marker-mid='url(#m)' d='M0 0 \(long)'/>") == ["svg-reference"])
    }

    @Test("a reference to nothing draws nothing, and gradients are free")
    func free() {
        let shapes = String(repeating: "<rect fill='url(#g)' mask='url(#none)'/>", count: 5_000)
        let nested = "<g fill='url(#g)'><g stroke='url(#g)'><g style='fill:url(#g)'>\(shapes)</g></g></g>"
        #expect(rules(in: "<linearGradient id='g'><stop/><stop/></linearGradient>" + nested) == [])
    }
}
