public import SceneModel

/// The view that an empty data set fills: a tap beside the button reaches it, and the builder's calls set it.
///
/// What the builder sets comes before what source and delegate say; what it leaves out is theirs. What is shown
/// is asked for at each reload, and stays until the next.
public final class EmptyDataSetView {
    /// The list view that it is in; nil once that has gone, when whoever kept the view has an idle one.
    private weak var scrollView: ScrollView?
    /// What it shows, and what the builder has set beside that.
    var content = ShownContent()
    /// The button.
    public let button = EmptyDataSetButton()
    /// Whether it faded in when it appeared, over a quarter of a second.
    public internal(set) var fadesIn = false

    init(in scrollView: ScrollView) {
        self.scrollView = scrollView
    }

    /// Forgets all that: every reload begins anew, so that nothing adds up.
    func prepareForReuse() { content = ShownContent() }

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
        if let handler = content.didTapContentView { return handler() }
        if let scrollView { delegate?.emptyDataSet(scrollView, didTapView: self) }
    }

    /// A tap on the button reaches one callback: the builder's handler, else the delegate.
    func reportButtonTap() {
        if let handler = content.didTapDataButton { return handler() }
        if let scrollView { delegate?.emptyDataSet(scrollView, didTapButton: button) }
    }
}

/// The button of an empty data set: what a tap on it reaches.
public final class EmptyDataSetButton: Sendable {
    /// A button of its own identity.
    init() {}
}

// What the view shows: what the builder and the source said at the last reload.
extension EmptyDataSetView: EmptyDataSetSource {
    /// The title of the last reload.
    public func title(forEmptyDataSet scrollView: ScrollView) -> StyledText? { content.title.value }

    /// The description of the last reload.
    public func description(forEmptyDataSet scrollView: ScrollView) -> StyledText? { content.detail.value }

    /// The image of the last reload.
    public func image(forEmptyDataSet scrollView: ScrollView) -> ImageAsset? { content.image.value }

    /// The image's tint of the last reload.
    public func imageTintColor(forEmptyDataSet scrollView: ScrollView) -> Color? { content.imageTint.value }

    /// The image's animation of the last reload.
    public func imageAnimation(forEmptyDataSet scrollView: ScrollView) -> ImageAnimation? {
        content.imageAnimation.value
    }

    /// The button's words of the last reload.
    public func buttonTitle(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> StyledText? {
        content.buttonTitle[state].value
    }

    /// The button's picture of the last reload.
    public func buttonImage(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> ImageAsset? {
        content.buttonImage[state].value
    }

    /// What was stretched behind the button's words at the last reload.
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        content.buttonBackground[state].value
    }

    /// The background of the last reload.
    public func backgroundColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        content.backgroundColor.value
    }

    /// The custom view of the last reload.
    public func customView(forEmptyDataSet scrollView: ScrollView) -> CustomView? { content.customView.value }

    /// Points by which the last reload moved the content; negative is up.
    public func verticalOffset(forEmptyDataSet scrollView: ScrollView) -> Double {
        content.verticalOffset ?? 0
    }

    /// Points between elements since the last reload.
    public func spaceHeight(forEmptyDataSet scrollView: ScrollView) -> Double {
        content.verticalSpace ?? SceneComposer.defaultSpace
    }

    /// The second button's words of the last reload.
    public func secondaryButtonTitle(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> StyledText? {
        content.secondaryButtonTitle[state].value
    }

    /// The second button's picture of the last reload.
    public func secondaryButtonImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        content.secondaryButtonImage[state].value
    }

    /// What was stretched behind the second button's words at the last reload.
    public func secondaryButtonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        content.secondaryButtonBackground[state].value
    }
}

// How the view behaves: the builder's word, else the delegate's, else the default.
extension EmptyDataSetView: EmptyDataSetDelegate {
    /// Whether it fades in.
    public func emptyDataSetShouldFadeIn(_ scrollView: ScrollView) -> Bool {
        content.shouldFadeIn ?? delegate?.emptyDataSetShouldFadeIn(scrollView) ?? true
    }

    /// Whether it shows although there are items.
    public func emptyDataSetShouldBeForcedToDisplay(_ scrollView: ScrollView) -> Bool {
        content.shouldBeForcedToDisplay ?? delegate?.emptyDataSetShouldBeForcedToDisplay(scrollView) ?? false
    }

    /// Whether it shows when there are no items.
    public func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool {
        content.shouldDisplay ?? delegate?.emptyDataSetShouldDisplay(scrollView) ?? true
    }

    /// Whether it reacts to touches.
    public func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool {
        content.isTouchAllowed ?? delegate?.emptyDataSetShouldAllowTouch(scrollView) ?? true
    }

    /// Whether the list can be scrolled while it shows.
    public func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool {
        content.isScrollAllowed ?? delegate?.emptyDataSetShouldAllowScroll(scrollView) ?? false
    }

    /// Whether the image is animated.
    public func emptyDataSetShouldAnimateImageView(_ scrollView: ScrollView) -> Bool {
        content.isImageViewAnimateAllowed ?? delegate?.emptyDataSetShouldAnimateImageView(scrollView) ?? false
    }
}
