public import SceneModel

/// Asks a source and a delegate what they show in a list view, and resolves every number of it.
///
/// The rules are those of DZNEmptyDataSet and EmptyDataSet-Swift: a custom view replaces image, title,
/// description and button; a button's image hides its title and background; an element without content
/// takes no place.
public struct SceneComposer: Sendable {
    /// Points between elements where a source does not say.
    public static let defaultSpace = 11.0

    /// What is around the list view.
    public var screen: Screen

    /// A composer for a screen.
    public init(screen: Screen) {
        self.screen = screen
    }

    /// A scene and the pictures that it names.
    public struct Composition: Sendable {
        /// The screen, resolved.
        public var scene: Scene
        /// Its pictures, each once, in the order in which the scene names them.
        public var assets: [Asset]
    }

    /// Whether the empty state shows: (it should display and there are no items) or it is forced to.
    public static func isDisplayed(delegate: (any EmptyDataSetDelegate)?, in scrollView: ScrollView) -> Bool {
        guard let delegate else { return scrollView.itemsCount == 0 }
        return (delegate.emptyDataSetShouldDisplay(scrollView) && scrollView.itemsCount == 0)
            || delegate.emptyDataSetShouldBeForcedToDisplay(scrollView)
    }

    /// The side padding of a view as wide as that, in points: a sixteenth of it, rounded.
    public static func padding(width: Double) -> Double { (width / 16).rounded() }

    /// The scene of what source and delegate show in the list view; nil where they show nothing.
    public func compose(
        source: any EmptyDataSetSource, delegate: (any EmptyDataSetDelegate)?, in scrollView: ScrollView
    ) -> Composition? {
        guard Self.isDisplayed(delegate: delegate, in: scrollView) else { return nil }
        return composition(source, delegate, scrollView)
    }

    /// The scene of a view that is up; the rule of display has been asked when it appeared.
    func compose(showing view: EmptyDataSetView, in scrollView: ScrollView) -> Composition {
        composition(view, view, scrollView)
    }

    private func composition(
        _ source: any EmptyDataSetSource, _ delegate: (any EmptyDataSetDelegate)?, _ scrollView: ScrollView
    ) -> Composition {
        var content = ContentComposer(source: source, scrollView: scrollView)
        let behavior = behavior(delegate, scrollView)
        let elements = content.elements(animatesImage: behavior.animatesImage)
        let bars = scrollView.showsBars ? self.bars(scrollView, &content) : nil
        let scene = Scene(
            name: screen.name, app: screen.app, state: screen.state, language: screen.language,
            direction: scrollView.traitCollection.layoutDirection,
            appearance: scrollView.traitCollection.appearance, canvas: scrollView.canvas, frame: screen.frame,
            statusBar: bars?.status, navigationBar: bars?.navigation,
            header: screen.header.map { header($0, &content) },
            backdrop: Palette.backdrop(scrollView.traitCollection.appearance),
            backgroundColor: source.backgroundColor(forEmptyDataSet: scrollView),
            verticalOffset: source.verticalOffset(forEmptyDataSet: scrollView),
            padding: Self.padding(width: scrollView.bounds.width),
            spacing: source.spaceHeight(forEmptyDataSet: scrollView),
            elements: elements, behavior: behavior)
        return Composition(scene: scene, assets: content.assets)
    }

    private func behavior(_ delegate: (any EmptyDataSetDelegate)?, _ scrollView: ScrollView) -> Scene.Behavior
    {
        guard let delegate else {
            return Scene.Behavior(onTapView: screen.onTapView, onTapButton: screen.onTapButton)
        }
        return Scene.Behavior(
            fadesIn: delegate.emptyDataSetShouldFadeIn(scrollView),
            allowsTouch: delegate.emptyDataSetShouldAllowTouch(scrollView),
            allowsScroll: delegate.emptyDataSetShouldAllowScroll(scrollView),
            animatesImage: delegate.emptyDataSetShouldAnimateImageView(scrollView),
            onTapView: screen.onTapView, onTapButton: screen.onTapButton)
    }

    private func header(_ header: Screen.Header, _ content: inout ContentComposer) -> Scene.Header {
        Scene.Header(
            height: header.height,
            image: header.image.map { content.image($0) },
            text: header.text.map { content.text($0, size: TextRole.description.size) })
    }

    private func bars(
        _ scrollView: ScrollView, _ content: inout ContentComposer
    ) -> (status: Scene.StatusBar?, navigation: Scene.NavigationBar) {
        let bar = screen.navigationBar
        let appearance = scrollView.traitCollection.appearance
        let barColor = bar.barColor ?? Palette.bar(appearance)
        let isLight = screen.statusBar == .light || (appearance == .dark && bar.barColor == nil)
        let titleColor = bar.titleColor ?? (isLight ? .white : .black)
        let navigation = Scene.NavigationBar(
            height: scrollView.navigationBarHeight, barColor: barColor,
            tintColor: bar.tintColor ?? Palette.tint(appearance), title: bar.title ?? screen.app.name,
            titleColor: titleColor, logo: bar.logo.map { content.image($0) })
        guard scrollView.statusBarHeight > 0 else { return (nil, navigation) }
        let status = Scene.StatusBar(
            height: scrollView.statusBarHeight, isLight: isLight, backgroundColor: barColor)
        return (status, navigation)
    }
}
