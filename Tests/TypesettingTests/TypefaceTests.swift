import SceneModel
import Testing
import Typesetting

@Suite("Typeface")
struct TypefaceTests {
    @Test(
        "a PostScript name is read as a family and a weight",
        arguments: [
            ("HelveticaNeue-Light", Typeface.Family.helveticaNeue, 300),
            ("HelveticaNeue-UltraLight", .helveticaNeue, 100), ("HelveticaNeue-Medium", .helveticaNeue, 500),
            ("HelveticaNeue", .helveticaNeue, 400), ("Helvetica Neue", .helveticaNeue, 400),
            ("Lato-Regular", .lato, 400), ("Lato-Black", .lato, 900), ("system", .system, 400),
            ("IdealSans-Book-Pro", .named("IdealSans-Book-Pro"), 400), ("Latona", .named("Latona"), 400),
        ])
    func names(name: String, family: Typeface.Family, weight: Int) {
        let typeface = Typeface(Font(name: name, size: 17))
        #expect(typeface.family == family)
        #expect(typeface.weight == weight)
    }

    @Test("the bold system font is semibold, as in UIKit")
    func boldSystem() {
        #expect(Typeface(Font(size: 17, weight: .bold)).weight == 600)
        #expect(Typeface(Font(size: 17, weight: .heavy)).weight == 800)
        #expect(Typeface(Font(name: "Lato", size: 17, weight: .bold)).weight == 700)
    }
}
