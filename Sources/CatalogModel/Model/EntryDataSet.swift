public import EmptyDataSet
public import SceneModel

/// An entry on show: the source and the delegate of a list view.
///
/// It answers by the state that it shows, by the language, appearance and direction that the list view's
/// traits ask for, and by the list view's own measures where an offset is an expression of them.
public final class EntryDataSet: EmptyDataSetSource, EmptyDataSetDelegate {
    /// The entry.
    public let entry: Entry
    /// The state shown.
    public var state: StateName
    /// What was searched for: it takes the place of `{query}` in the texts of `noResults`.
    public var query: String?
    /// The entry's pictures.
    private let artwork: EntryArtwork

    /// An entry showing a state, with its pictures.
    public init(_ entry: Entry, state: StateName, artwork: EntryArtwork, query: String? = nil) {
        self.entry = entry
        self.state = state
        self.artwork = artwork
        self.query = query
    }

    private var facts: StateFacts { entry.states[state] ?? StateFacts() }

    // MARK: Source

    /// The state's title.
    public func title(forEmptyDataSet scrollView: ScrollView) -> StyledText? {
        facts.title.flatMap { resolver(scrollView).text($0, defaultSize: 27) }
    }

    /// The state's description.
    public func description(forEmptyDataSet scrollView: ScrollView) -> StyledText? {
        facts.description.flatMap { resolver(scrollView).text($0, defaultSize: 17) }
    }

    /// The state's image.
    public func image(forEmptyDataSet scrollView: ScrollView) -> ImageAsset? {
        facts.image.flatMap { resolver(scrollView).image($0) }
    }

    /// The image's tint.
    public func imageTintColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        facts.image?.tint?.resolved(scrollView.traitCollection.appearance)
    }

    /// The image's animation.
    public func imageAnimation(forEmptyDataSet scrollView: ScrollView) -> ImageAnimation? {
        facts.image?.animation
    }

    /// The button's words; a highlighted part that says less has the rest from the normal one.
    public func buttonTitle(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> StyledText? {
        facts.button.flatMap { resolver(scrollView).title($0, state) }
    }

    /// The button's picture.
    public func buttonImage(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> ImageAsset? {
        facts.button.flatMap { resolver(scrollView).picture($0.image, state) }
    }

    /// What is stretched behind the button's words.
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        facts.button.flatMap { resolver(scrollView).picture($0.background, state) }
    }

    /// The second button's words.
    public func secondaryButtonTitle(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> StyledText? {
        facts.secondaryButton.flatMap { resolver(scrollView).title($0, state) }
    }

    /// The second button's picture.
    public func secondaryButtonImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        facts.secondaryButton.flatMap { resolver(scrollView).picture($0.image, state) }
    }

    /// What is stretched behind the second button's words.
    public func secondaryButtonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        facts.secondaryButton.flatMap { resolver(scrollView).picture($0.background, state) }
    }

    /// The state's background.
    public func backgroundColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        facts.backgroundColor?.resolved(scrollView.traitCollection.appearance)
    }

    /// The state's custom view.
    public func customView(forEmptyDataSet scrollView: ScrollView) -> CustomView? {
        facts.customView.flatMap { resolver(scrollView).customView($0) }
    }

    /// The offset; an expression is worked out for the list view, and rounded to whole points.
    public func verticalOffset(forEmptyDataSet scrollView: ScrollView) -> Double {
        guard let offset = facts.verticalOffset else { return 0 }
        guard offset.isRelative else { return offset.points }
        let bounds = scrollView.bounds
        let sum =
            offset.points + offset.height * bounds.height + offset.width * bounds.width
            + offset.statusBar * scrollView.statusBarHeight
            + offset.navigationBar * scrollView.navigationBarHeight
        return sum.rounded()
    }

    /// The points between elements.
    public func spaceHeight(forEmptyDataSet scrollView: ScrollView) -> Double {
        facts.spaceHeight ?? SceneComposer.defaultSpace
    }

    // MARK: Delegate

    /// As the entry says.
    public func emptyDataSetShouldFadeIn(_ scrollView: ScrollView) -> Bool {
        entry.behavior.shouldFadeIn ?? true
    }

    /// As the entry says.
    public func emptyDataSetShouldBeForcedToDisplay(_ scrollView: ScrollView) -> Bool {
        entry.behavior.shouldBeForcedToDisplay ?? false
    }

    /// As the entry says.
    public func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool {
        entry.behavior.shouldDisplay ?? true
    }

    /// As the entry says.
    public func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool {
        entry.behavior.shouldAllowTouch ?? true
    }

    /// As the entry says.
    public func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool {
        entry.behavior.shouldAllowScroll ?? false
    }

    /// As the entry says.
    public func emptyDataSetShouldAnimateImageView(_ scrollView: ScrollView) -> Bool {
        entry.behavior.shouldAnimateImageView ?? false
    }

    private func resolver(_ scrollView: ScrollView) -> FactResolver {
        FactResolver(
            traits: scrollView.traitCollection, language: entry.language, artwork: artwork,
            query: state == .noResults ? query : nil)
    }
}
