import SceneModel
import Testing

@Suite("FontMetrics")
struct FontMetricsTests {
    static let system = FontMetrics(ascent: 0.952, descent: 0.241)
    static let light = FontMetrics(ascent: 0.967, descent: 0.209)
    static let regular = FontMetrics(ascent: 0.952, descent: 0.213)
    static let medium = FontMetrics(ascent: 0.975, descent: 0.218)
    static let lato = FontMetrics(ascent: 0.987, descent: 0.213)

    @Test(
        "the measures of a face go by the beginning of its name",
        arguments: [
            ("system", system), ("", system), ("H", system), ("Georgia", system), ("Lat", system),
            ("HelveticaNeue", regular), ("HelveticaNeue-", regular), ("HelveticaNeue-Italic", regular),
            ("HelveticaNeue-Light", light), ("HelveticaNeue-LightItalic", light),
            ("HelveticaNeue-Thin", light), ("HelveticaNeue-UltraLight", light),
            ("HelveticaNeue-Medium", medium), ("HelveticaNeue-Bold", medium),
            ("HelveticaNeue-CondensedBold", regular), ("HelveticaNeue-Heavy", regular),
            ("HelveticaNeueLight", regular), ("HelveticaNeue-\u{301}", regular),
            ("Helvetica Neue", system), ("Helvetica", system), ("helveticaneue-light", system),
            ("Lato", lato), ("Lato-Bold", lato), ("Latona", lato), ("Łato", system),
        ])
    func names(name: String, metrics: FontMetrics) {
        #expect(FontMetrics.of(Font(name: name, size: 17)) == metrics)
    }

    @Test("a line is as high as its face, rounded up to half a point")
    func lineHeight() {
        #expect(FontMetrics.of(Font(size: 17)).lineHeight(size: 17) == 20.5)
        #expect(FontMetrics.of(Font(size: 27)).lineHeight(size: 27) == 32.5)
    }
}
