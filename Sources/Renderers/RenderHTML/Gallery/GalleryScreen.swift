import ByteWriting
import Rendering
import SceneModel

/// The page of one screen in a gallery: what the HTML renderer makes of the scene, with the bars on it even
/// where they do not show, so that whoever embeds it can show them.
///
/// The page does what the entry says of taps, and takes rules from the page that embeds it.
struct GalleryScreen {
    private let page: Page
    private let rules: RuleLines
    /// Where things are without the bars that do not show.
    private let layout: ScreenLayout

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
        let context = PageContext(
            scene: bars, assets: assets, isInteractive: true, pictures: other?.page.context)
        page = try Page(context)
        var rules = RuleLines(page.style().bytes)
        layout = ScreenLayout(scene, page.blocks)
        if scene.statusBar == nil || scene.navigationBar == nil {
            rules.append(layout.rules(addedTo: rules) + scene.rulesHidingBars)
        }
        self.rules = rules
    }

    /// The document.
    func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(12_288)
        var html = HTMLWriter(appendingTo: bytes)
        bytes = []
        page.write(FinishedStyleSheet(bytes: rules.bytes), into: &html)
        return html.finish()
    }

    /// What a policy calls its style sheet.
    var policySource: String { FinishedStyleSheet(bytes: rules.bytes).policySource }

    /// The rules that the screen has with other colours, and has not with these: what turns this one into that.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture.
    func rules(
        addedBy scene: Scene, bars: Scene, assets: AssetTable
    ) throws(RenderFailure) -> [UInt8] {
        guard bars.hasContent(of: page.context.scene) else {
            let other = try GalleryScreen(scene, bars: bars, assets: assets, like: self)
            return rules.lines(addedBy: other.rules.bytes)
        }
        let context = PageContext(scene: bars, assets: assets, isInteractive: true, pictures: page.context)
        let other = try Page(context, withContentOf: page)
        var style = PageStyle()
        other.addSurroundings(to: &style, unlike: page)
        var added = rules.lines(addedBy: style.finishWithoutFaces())
        let otherLayout = ScreenLayout(scene, page.blocks)
        if !otherLayout.isLike(layout) {
            added += rules.lines(addedBy: otherLayout.rules(addedTo: RuleLines(added)))
        }
        return added + rules.lines(addedBy: scene.rulesHidingBars)
    }
}

extension ScreenLayout {
    /// The rules that other ones lack.
    fileprivate func rules(addedTo rules: RuleLines) -> [UInt8] {
        var style = PageStyle()
        addStyle(to: &style)
        return rules.lines(addedBy: style.finishWithoutFaces())
    }
}

extension Scene {
    /// What hides the bars that it does not show on a page that has both.
    fileprivate var rulesHidingBars: [UInt8] {
        var rules: [UInt8] = []
        if statusBar == nil { rules.append(".status{display:none}\n") }
        if navigationBar == nil { rules.append(".bar{display:none}\n") }
        return rules
    }

    /// Whether it differs from another at most in its bars and in what is behind the content.
    fileprivate func hasContent(of other: Scene) -> Bool {
        elements == other.elements && header == other.header && canvas == other.canvas
            && statusBar?.height == other.statusBar?.height
            && (navigationBar == nil) == (other.navigationBar == nil) && behavior == other.behavior
            && padding == other.padding && spacing == other.spacing && direction == other.direction
            && verticalOffset == other.verticalOffset && frame == other.frame
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

    /// Whether its screen is the same in both appearances, without its bars or with them: what differs at most is
    /// what no one sees behind it.
    func isAlikeInBoth(showsBars: Bool) -> Bool {
        guard var other = other?.bars, other.effectiveBackground == bars.effectiveBackground else {
            return false
        }
        other.appearance = bars.appearance
        other.backdrop = bars.backdrop
        if !showsBars {
            other.statusBar = bars.statusBar
            other.navigationBar = bars.navigationBar
        }
        return other == bars
    }

    /// What its screen in the other appearance has and this one has not.
    func otherRules(than screen: GalleryScreen) throws(RenderFailure) -> [UInt8] {
        guard let other else { return [] }
        return try screen.rules(addedBy: other.scene, bars: other.bars, assets: assets)
    }
}
