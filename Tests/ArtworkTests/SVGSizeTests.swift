import Testing

@testable import Artwork

@Suite("The natural size of an SVG")
struct SVGSizeTests {
    private func read(_ attributes: String) throws(ArtworkFailure) -> Picture {
        try ArtworkReader.read(
            Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>".utf8), file: "a.svg")
    }

    @Test(
        "it comes from width and height, else from the view box",
        arguments: [
            ("width='75' height='50'", 75.0, 50.0), ("width='75px' height=' 50PX '", 75, 50),
            ("width='1in' height='72pt'", 96, 96), ("width='2.54cm' height='25.4mm'", 96, 96),
            ("width='6pc' height='101.6q'", 96, 96), ("width='.5e2' height='+5.'", 50, 5),
            ("width='1e1' height='1E+1'", 10, 10), ("viewBox='0 0 30 40'", 30, 40),
            ("viewBox=' -5,-5 , 30.5 4e1 '", 30.5, 40),
            ("width='100%' height='100%' viewBox='0 0 30 40'", 30, 40),
            ("width='60' viewBox='0 0 30 40'", 60, 80),
            ("height='20' width='auto' viewBox='0 0 30 40'", 15, 20),
            ("width='2em' height='10' viewBox='0 0 30 40'", 7.5, 10),
            ("width='10000' height='0.001' viewBox='0 0 1 1'", 10_000, 0.001),
        ])
    func size(attributes: String, width: Double, height: Double) throws {
        let picture = try read(attributes)
        #expect(picture.kind == .svg)
        #expect(abs(picture.width - width) < 1e-9)
        #expect(abs(picture.height - height) < 1e-9)
    }

    @Test(
        "a size that cannot be used is refused",
        arguments: [
            ("", "1:1 svg-size: the artwork has no size"),
            ("width='5'", "1:1 svg-size: the artwork has no size"),
            ("width='50%' height='5em'", "1:1 svg-size: the artwork has no size"),
            ("width='0' height='5'", "1:41 svg-size: width is not above 0 and at most 10000 points"),
            ("width='5' height='-5'", "1:51 svg-size: height is not above 0 and at most 10000 points"),
            ("width='10000.1' height='5'", "1:41 svg-size: width is not above 0 and at most 10000 points"),
            ("width='1e999' height='5'", "1:41 svg-size: width is not above 0 and at most 10000 points"),
            ("width='nan' height='5'", "1:41 svg-size: width is not a length"),
            ("width='0x10' height='5'", "1:41 svg-size: width is not a length"),
            ("width='5 px' height='5'", "1:41 svg-size: width is not a length"),
            ("width='' height='5'", "1:41 svg-size: width is not a length"),
            ("width='5' height='e5'", "1:51 svg-size: height is not a length"),
            (
                "viewBox='0 0 0 5'",
                "1:41 svg-size: viewBox is not four numbers with a width and height above 0"
            ),
            (
                "width='5' height='5' viewBox='0 0 5'",
                "1:62 svg-size: viewBox is not four numbers with a width and height above 0"
            ),
            (
                "viewBox='0 0 inf 5'",
                "1:41 svg-size: viewBox is not four numbers with a width and height above 0"
            ),
            (
                "viewBox='0 0 20000 5'",
                "1:41 svg-size: the view box gives a size that is not above 0 and at most 10000 points"
            ),
            (
                "width='9000' viewBox='0 0 1 2'",
                "1:54 svg-size: the view box gives a size that is not above 0 and at most 10000 points"
            ),
        ])
    func refused(attributes: String, problem: String) {
        #expect(problems(Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>".utf8)) == [problem])
    }
}
