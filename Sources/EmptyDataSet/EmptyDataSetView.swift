public import SceneModel

/// The view that an empty data set fills: a tap beside the button reaches it, and the builder's calls set it.
///
/// What the builder sets comes before what source and delegate say; what it leaves out is theirs.
public final class EmptyDataSetView {
    /// The list view that it is in; nil once that has gone, when whoever kept the view has an idle one.
    private weak var scrollView: ScrollView?
    /// What the builder has set.
    var built = BuiltContent()
    /// The button.
    public let button = EmptyDataSetButton()
    /// Whether it faded in when it appeared, over a quarter of a second.
    public internal(set) var fadesIn = false

    init(in scrollView: ScrollView) {
        self.scrollView = scrollView
    }

    /// Forgets what the builder has set: every reload begins anew, so that nothing adds up.
    func prepareForReuse() { built = BuiltContent() }

    private var source: (any EmptyDataSetSource)? { scrollView?.life.source }
    private var delegate: (any EmptyDataSetDelegate)? { scrollView?.life.delegate }

    /// How long the fade takes, in seconds.
    public static let fadeDuration = 0.25

    /// Whether a button is shown: it has words or a picture at rest, and no custom view is in its place.
    var showsButton: Bool {
        guard let scrollView, customView(forEmptyDataSet: scrollView) == nil else { return false }
        return buttonImage(forEmptyDataSet: scrollView, for: .normal) != nil
            || buttonTitle(forEmptyDataSet: scrollView, for: .normal).map { !$0.isEmpty } ?? false
    }

    // MARK: Callbacks

    /// A tap reaches one callback: the builder's handler, else the delegate.
    func reportTap() {
        if let handler = built.didTapContentView { return handler() }
        if let scrollView { delegate?.emptyDataSet(scrollView, didTapView: self) }
    }

    /// A tap on the button reaches one callback: the builder's handler, else the delegate.
    func reportButtonTap() {
        if let handler = built.didTapDataButton { return handler() }
        if let scrollView { delegate?.emptyDataSet(scrollView, didTapButton: button) }
    }
}

/// The button of an empty data set: what a tap on it reaches.
public final class EmptyDataSetButton: Sendable {
    /// A button of its own identity.
    init() {}
}

// What the view shows: the builder's word, else the source's.
extension EmptyDataSetView: EmptyDataSetSource {
    /// The builder's, else the source's.
    public func title(forEmptyDataSet scrollView: ScrollView) -> StyledText? {
        built.title.or { source?.title(forEmptyDataSet: scrollView) }
    }

    /// The builder's, else the source's.
    public func description(forEmptyDataSet scrollView: ScrollView) -> StyledText? {
        built.detail.or { source?.description(forEmptyDataSet: scrollView) }
    }

    /// The builder's, else the source's.
    public func image(forEmptyDataSet scrollView: ScrollView) -> ImageAsset? {
        built.image.or { source?.image(forEmptyDataSet: scrollView) }
    }

    /// The builder's, else the source's.
    public func imageTintColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        built.imageTint.or { source?.imageTintColor(forEmptyDataSet: scrollView) }
    }

    /// The builder's, else the source's.
    public func imageAnimation(forEmptyDataSet scrollView: ScrollView) -> ImageAnimation? {
        built.imageAnimation.or { source?.imageAnimation(forEmptyDataSet: scrollView) }
    }

    /// The builder's, else the source's.
    public func buttonTitle(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> StyledText? {
        built.buttonTitle[state].or { source?.buttonTitle(forEmptyDataSet: scrollView, for: state) }
    }

    /// The builder's, else the source's.
    public func buttonImage(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> ImageAsset? {
        built.buttonImage[state].or { source?.buttonImage(forEmptyDataSet: scrollView, for: state) }
    }

    /// The builder's, else the source's.
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        built.buttonBackground[state].or {
            source?.buttonBackgroundImage(forEmptyDataSet: scrollView, for: state)
        }
    }

    /// The builder's, else the source's.
    public func backgroundColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        built.backgroundColor.or { source?.backgroundColor(forEmptyDataSet: scrollView) }
    }

    /// The builder's, else the source's.
    public func customView(forEmptyDataSet scrollView: ScrollView) -> CustomView? {
        built.customView.or { source?.customView(forEmptyDataSet: scrollView) }
    }

    /// The builder's, else the source's.
    public func verticalOffset(forEmptyDataSet scrollView: ScrollView) -> Double {
        built.verticalOffset ?? source?.verticalOffset(forEmptyDataSet: scrollView) ?? 0
    }

    /// The builder's, else the source's.
    public func spaceHeight(forEmptyDataSet scrollView: ScrollView) -> Double {
        built.verticalSpace ?? source?.spaceHeight(forEmptyDataSet: scrollView) ?? SceneComposer.defaultSpace
    }

    /// The source's.
    public func secondaryButtonTitle(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> StyledText? {
        source?.secondaryButtonTitle(forEmptyDataSet: scrollView, for: state)
    }

    /// The source's.
    public func secondaryButtonImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        source?.secondaryButtonImage(forEmptyDataSet: scrollView, for: state)
    }

    /// The source's.
    public func secondaryButtonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        source?.secondaryButtonBackgroundImage(forEmptyDataSet: scrollView, for: state)
    }
}

// How the view behaves: the builder's word, else the delegate's, else the default.
extension EmptyDataSetView: EmptyDataSetDelegate {
    /// The builder's, else the delegate's.
    public func emptyDataSetShouldFadeIn(_ scrollView: ScrollView) -> Bool {
        built.shouldFadeIn ?? delegate?.emptyDataSetShouldFadeIn(scrollView) ?? true
    }

    /// The builder's, else the delegate's.
    public func emptyDataSetShouldBeForcedToDisplay(_ scrollView: ScrollView) -> Bool {
        built.shouldBeForcedToDisplay ?? delegate?.emptyDataSetShouldBeForcedToDisplay(scrollView) ?? false
    }

    /// The builder's, else the delegate's.
    public func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool {
        built.shouldDisplay ?? delegate?.emptyDataSetShouldDisplay(scrollView) ?? true
    }

    /// The builder's, else the delegate's.
    public func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool {
        built.isTouchAllowed ?? delegate?.emptyDataSetShouldAllowTouch(scrollView) ?? true
    }

    /// The builder's, else the delegate's.
    public func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool {
        built.isScrollAllowed ?? delegate?.emptyDataSetShouldAllowScroll(scrollView) ?? false
    }

    /// The builder's, else the delegate's.
    public func emptyDataSetShouldAnimateImageView(_ scrollView: ScrollView) -> Bool {
        built.isImageViewAnimateAllowed ?? delegate?.emptyDataSetShouldAnimateImageView(scrollView) ?? false
    }
}
