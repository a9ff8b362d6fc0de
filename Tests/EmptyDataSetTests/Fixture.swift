import EmptyDataSet
import SceneModel

/// A source written by hand: it shows what its properties say.
final class StubSource: EmptyDataSetSource {
    var title: StyledText?
    var description: StyledText?
    var image: ImageAsset?
    var tint: Color?
    var animation: ImageAnimation?
    var buttonTitles: [ControlState: StyledText] = [:]
    var buttonImages: [ControlState: ImageAsset] = [:]
    var buttonBackgrounds: [ControlState: ImageAsset] = [:]
    var secondaryTitles: [ControlState: StyledText] = [:]
    var secondaryImages: [ControlState: ImageAsset] = [:]
    var secondaryBackgrounds: [ControlState: ImageAsset] = [:]
    var background: Color?
    var view: CustomView?
    var offset = 0.0
    var space = SceneComposer.defaultSpace

    init(_ configure: (StubSource) -> Void = { _ in }) { configure(self) }

    func title(forEmptyDataSet scrollView: ScrollView) -> StyledText? { title }
    func description(forEmptyDataSet scrollView: ScrollView) -> StyledText? { description }
    func image(forEmptyDataSet scrollView: ScrollView) -> ImageAsset? { image }
    func imageTintColor(forEmptyDataSet scrollView: ScrollView) -> Color? { tint }
    func imageAnimation(forEmptyDataSet scrollView: ScrollView) -> ImageAnimation? { animation }
    func buttonTitle(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> StyledText? {
        buttonTitles[state]
    }
    func buttonImage(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> ImageAsset? {
        buttonImages[state]
    }
    func buttonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? { buttonBackgrounds[state] }
    func secondaryButtonTitle(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> StyledText? { secondaryTitles[state] }
    func secondaryButtonImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? { secondaryImages[state] }
    func secondaryButtonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? { secondaryBackgrounds[state] }
    func backgroundColor(forEmptyDataSet scrollView: ScrollView) -> Color? { background }
    func customView(forEmptyDataSet scrollView: ScrollView) -> CustomView? { view }
    func verticalOffset(forEmptyDataSet scrollView: ScrollView) -> Double { offset }
    func spaceHeight(forEmptyDataSet scrollView: ScrollView) -> Double { space }
}

/// A source that says nothing, so that every answer is the protocol's own.
final class SilentSource: EmptyDataSetSource {}

/// A delegate that says nothing, so that every answer is the protocol's own.
final class SilentDelegate: EmptyDataSetDelegate {}

/// A delegate written by hand.
final class StubDelegate: EmptyDataSetDelegate {
    var displays = true
    var isForced = false
    var fadesIn = true
    var allowsTouch = true
    var allowsScroll = false
    var animatesImage = false

    init(_ configure: (StubDelegate) -> Void = { _ in }) { configure(self) }

    func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool { displays }
    func emptyDataSetShouldBeForcedToDisplay(_ scrollView: ScrollView) -> Bool { isForced }
    func emptyDataSetShouldFadeIn(_ scrollView: ScrollView) -> Bool { fadesIn }
    func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool { allowsTouch }
    func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool { allowsScroll }
    func emptyDataSetShouldAnimateImageView(_ scrollView: ScrollView) -> Bool { animatesImage }
}

/// Pictures, screens and scenes of an invented app.
enum Fixture {
    static let grey = Color(red: 0x99, green: 0x99, blue: 0x99)
    static let red = Color(red: 0xFF, green: 0, blue: 0)

    static func picture(
        _ name: String = "tray", width: Double = 40, height: Double = 40, alternativeText: String = "",
        capInsets: Insets = .zero, alignmentRectInsets: Insets = .zero
    ) -> ImageAsset {
        let asset = Asset(
            name: "mail/\(name).svg", mediaType: .svg, naturalSize: Size(width: width, height: height),
            bytes: Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
        return ImageAsset(
            asset, alternativeText: alternativeText, capInsets: capInsets,
            alignmentRectInsets: alignmentRectInsets)
    }

    static func screen(_ configure: (inout Screen) -> Void = { _ in }) -> Screen {
        var screen = Screen(name: "mail", app: Scene.App(id: "mail", name: "Example Mail"))
        configure(&screen)
        return screen
    }

    /// What a source shows in a list view without items.
    static func composition(
        _ source: any EmptyDataSetSource, delegate: (any EmptyDataSetDelegate)? = nil,
        in scrollView: ScrollView = ScrollView(), screen: Screen = screen()
    ) -> SceneComposer.Composition? {
        SceneComposer(screen: screen).compose(source: source, delegate: delegate, in: scrollView)
    }

    /// The scene alone.
    static func scene(
        _ source: any EmptyDataSetSource, delegate: (any EmptyDataSetDelegate)? = nil,
        in scrollView: ScrollView = ScrollView(), screen: Screen = screen()
    ) -> Scene? {
        composition(source, delegate: delegate, in: scrollView, screen: screen)?.scene
    }
}

extension Scene {
    /// The kinds of its elements from top to bottom.
    var kinds: [Element.Kind] { elements.map(\.kind) }

    var image: Image? {
        elements.lazy.compactMap { if case .image(let image) = $0 { image } else { nil } }.first
    }

    var titleText: Text? {
        elements.lazy.compactMap { if case .title(let text) = $0 { text } else { nil } }.first
    }

    var descriptionText: Text? {
        elements.lazy.compactMap { if case .description(let text) = $0 { text } else { nil } }.first
    }

    var button: Button? {
        elements.lazy.compactMap { if case .button(let button) = $0 { button } else { nil } }.first
    }

    var secondaryButton: Button? {
        elements.lazy.compactMap { if case .secondaryButton(let button) = $0 { button } else { nil } }.first
    }

    var customView: CustomView? {
        elements.lazy.compactMap { if case .customView(let view) = $0 { view } else { nil } }.first
    }
}
