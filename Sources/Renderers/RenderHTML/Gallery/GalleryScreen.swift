import MarkupText
import Rendering
import SceneModel

/// The page of one screen in a gallery: what the HTML renderer makes of the scene, with the bars on it even
/// where they do not show, so that whoever embeds it can show them.
///
/// The page does what the entry says of taps, and takes rules from the page that embeds it.
struct GalleryScreen {
    private let scene: Scene
    private let context: PageContext
    private let page: Page
    private var rules: [UInt8]

    /// The page of a scene.
    ///
    /// - Parameters:
    ///   - scene: what is shown.
    ///   - bars: the same scene with both bars.
    ///   - assets: the pictures of both.
    ///   - other: a screen of the same state, whose pictures need not be encoded again.
    /// - Throws: `RenderFailure` where the assets lack a picture.
    init(
        _ scene: Scene, bars: Scene, assets: AssetTable, like other: GalleryScreen? = nil
    ) throws(RenderFailure) {
        self.scene = scene
        context = PageContext(scene: bars, assets: assets, isInteractive: true, pictures: other?.context)
        page = try Page(context)
        rules = page.style().bytes
        if scene.statusBar == nil || scene.navigationBar == nil {
            hideBars(bars, assets, &rules)
        }
    }

    /// Adds what the scene says of the list's place, and hides the bars that it does not show.
    private func hideBars(_ bars: Scene, _ assets: AssetTable, _ rules: inout [UInt8]) {
        rules += Self.lines(of: layout(scene, assets), missingIn: layout(bars, assets))
        if scene.statusBar == nil { rules.append(".status{display:none}\n") }
        if scene.navigationBar == nil { rules.append(".bar{display:none}\n") }
    }

    private func layout(_ scene: Scene, _ assets: AssetTable) -> [UInt8] {
        let context = PageContext(scene: scene, assets: assets, isInteractive: true)
        var style = PageStyle()
        ScreenLayout(context, page.blocks).addStyle(to: &style)
        return style.finish().bytes
    }

    /// The document.
    func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(12_288)
        var html = HTMLWriter(appendingTo: bytes)
        bytes = []
        page.write(FinishedStyleSheet(bytes: rules), into: &html)
        return html.finish()
    }

    /// What a policy calls its style sheet.
    var policySource: String { FinishedStyleSheet(bytes: rules).policySource }

    /// The rules that this screen has and another, of the same state, has not: what turns that one into this.
    func rules(missingIn other: GalleryScreen) -> [UInt8] {
        Self.lines(of: rules, missingIn: other.rules)
    }

    /// The lines of a style sheet, each a rule, that another has not.
    ///
    /// They mostly stand at the same places, so that the two are gone through side by side.
    private static func lines(of rules: [UInt8], missingIn other: [UInt8]) -> [UInt8] {
        var missing: [UInt8] = []
        var rest = rules[...]
        var others = other[...]
        while let line = rest.takeLine() {
            var ahead = others
            if let next = ahead.takeLine(), next.elementsEqual(line) {
                others = ahead
            } else if let end = other.end(ofLine: line) {
                others = other[end...]
            } else {
                missing += line
                // A rule in its place says the same of other colours.
                others = ahead
            }
        }
        return missing
    }
}

extension ArraySlice<UInt8> {
    /// Removes the first line with its line break; nil where nothing is left.
    fileprivate mutating func takeLine() -> ArraySlice<UInt8>? {
        guard !isEmpty else { return nil }
        let end = firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? endIndex
        defer { self = self[end...] }
        return self[..<end]
    }
}

extension [UInt8] {
    /// Where a line ends that has just these bytes, or nil.
    fileprivate func end(ofLine line: ArraySlice<UInt8>) -> Int? {
        var rest = self[...]
        while let next = rest.takeLine() {
            if next.elementsEqual(line) { return next.endIndex }
        }
        return nil
    }
}

extension GalleryState {
    /// The page of its screen.
    func screen() throws(RenderFailure) -> GalleryScreen {
        try GalleryScreen(scene, bars: bars, assets: assets)
    }

    /// The page of its screen in another language.
    func screen(_ translation: Translation, like screen: GalleryScreen) throws(RenderFailure) -> GalleryScreen
    {
        try GalleryScreen(translation.scene, bars: translation.bars, assets: assets, like: screen)
    }

    /// What its screen in the other appearance has and this one has not.
    func otherRules(than screen: GalleryScreen) throws(RenderFailure) -> [UInt8] {
        guard let other else { return [] }
        return try GalleryScreen(other.scene, bars: other.bars, assets: assets, like: screen)
            .rules(missingIn: screen)
    }
}
