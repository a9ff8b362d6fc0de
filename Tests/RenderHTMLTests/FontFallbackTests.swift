import SceneModel
import Testing
import Typesetting

@testable import RenderHTML

@Suite("Fonts of a page")
struct FontFallbackTests {
    private func face(_ font: Font) -> FallbackFace? {
        FallbackFace(font, Typeface(font))
    }

    @Test("Apple's own face stands before the one that stands in for it")
    func order() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))])
        #expect(page.contains(#"font:400 17px/20.281px -apple-system,BlinkMacSystemFont,"SF Pro Text",F0,"#))
        #expect(page.contains(#"@font-face{font-family:F0;font-weight:400;src:local("Inter-Regular");"#))
        #expect(!page.contains("letter-spacing"))
    }

    @Test("each size and weight has one stand-in, however often it is used")
    func once() throws {
        let page = try Fixture.page([
            .title(Fixture.text("A", size: 20)), .description(Fixture.text("B")),
            .description(Fixture.text("C")), .description(Fixture.text("D", weight: .bold)),
        ])
        #expect(page.parts(separatedBy: "@font-face").count == 4)
        #expect(page.contains(#"local("InterDisplay-Regular")"#))
        #expect(page.contains(#"local("Inter-SemiBold")"#))
    }

    @Test("Inter is narrowed the more the larger it is, and its display cut takes over at 20 points")
    func scales() throws {
        let scales = try [12.0, 13, 14, 15, 16, 17].map { try #require(face(Font(size: $0))).scale }
        #expect(scales == scales.sorted(by: >))
        #expect(try #require(face(Font(size: 14.5))).scale < scales[2])
        #expect(try #require(face(Font(size: 14.5))).scale > scales[3])
        #expect(try #require(face(Font(size: 8))).scale == scales[0])
        #expect(try #require(face(Font(size: 19.75))).source == .inter)
        #expect(try #require(face(Font(size: 20))).source == .interDisplay)
        #expect(try #require(face(Font(size: 300))).scale == 0.998)
    }

    @Test("Helvetica Neue has Liberation Sans where that has the weight, otherwise Inter")
    func helvetica() throws {
        #expect(face(Font(name: "HelveticaNeue", size: 17))?.source == .liberationSans)
        #expect(face(Font(name: "HelveticaNeue-Bold", size: 17))?.source == .liberationSans)
        #expect(face(Font(name: "HelveticaNeue-Light", size: 17))?.source == .inter)
        #expect(face(Font(name: "Lato-Regular", size: 17)) == nil)
    }

    @Test("the name of a font reaches the style sheet as a string, whatever it is")
    func hostileNames() throws {
        let names = ["Arial;}</style><script>alert(1)</script>", "x\"};@import url(//evil.example/x.css);/*"]
        for name in names {
            let page = try Fixture.page([.title(Fixture.text("A", name: name))])
            #expect(!page.contains("<script"))
            #expect(!page.contains("evil.example"))
            #expect(page.parts(separatedBy: "</style>").count == 2)
        }
        let page = try Fixture.page([.title(Fixture.text("A", name: "Font's Name"))])
        #expect(page.contains(#""Font\27 s Name",-apple-system"#))
    }

    @Test("a size of nothing makes numbers that are numbers")
    func sizeZero() throws {
        let page = try Fixture.page([.title(Fixture.text("A", size: 0))])
        #expect(!page.contains("nan"))
        #expect(!page.contains("inf%"))
    }
}

extension String {
    fileprivate func parts(separatedBy separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
