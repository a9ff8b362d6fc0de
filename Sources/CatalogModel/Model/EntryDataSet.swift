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
    ///
    /// Setting it takes back what a tap has left for later.
    public var state: StateName {
        get { shownState }
        set {
            takeBack()
            shownState = newValue
        }
    }
    /// What was searched for: it takes the place of `{query}` in the texts of `noResults`.
    public var query: String?
    /// Answers that count in place of the entry's own.
    public var answers = Answers()
    /// What turns the entry's words and pictures into answers.
    private let resolver: FactResolver
    /// By which a state that a tap shows for a while ends; nil where no time passes.
    private let clock: ManualClock?
    /// Who hears what happens.
    let events: ((EntryEvent) -> Void)?
    /// The state shown.
    private(set) var shownState: StateName {
        didSet { facts = entry.states[shownState] ?? StateFacts() }
    }
    /// What the state shown says; kept, since a list view asks some thirty questions about it.
    private var facts: StateFacts
    /// What a tap has left for later.
    private var pending: ManualClock.Token?

    /// An entry showing a state, with its pictures, a clock for what taps do, and who hears of it.
    public init(
        _ entry: Entry, state: StateName, artwork: EntryArtwork, query: String? = nil,
        clock: ManualClock? = nil, events: ((EntryEvent) -> Void)? = nil
    ) {
        self.entry = entry
        shownState = state
        facts = entry.states[state] ?? StateFacts()
        resolver = FactResolver(language: entry.language, artwork: artwork)
        self.query = query
        self.clock = clock
        self.events = events
    }

    /// Answers of a delegate; nil leaves a question to the entry.
    public struct Answers: Hashable, Sendable {
        /// Whether it shows when there are no items.
        public var shouldDisplay: Bool?
        /// Whether it shows although there are items.
        public var shouldBeForcedToDisplay: Bool?
        /// Whether it reacts to touches.
        public var shouldAllowTouch: Bool?

        /// No answers.
        public init() {}
    }

    /// Shows a state now, and another after some time.
    func show(_ state: StateName, in scrollView: ScrollView, for duration: Duration?, then next: StateName) {
        takeBack()
        change(to: state, in: scrollView)
        guard let duration else { return }
        pending = clock?.schedule(after: duration) { [weak self, weak scrollView] in
            guard let self, let scrollView else { return }
            pending = nil
            change(to: next, in: scrollView)
        }
    }

    private func change(to state: StateName, in scrollView: ScrollView) {
        shownState = state
        events?(.showed(state))
        scrollView.reloadData()
    }

    private func takeBack() {
        if let pending { clock?.cancel(pending) }
        pending = nil
    }

    // MARK: Source

    /// The state's title.
    public func title(forEmptyDataSet scrollView: ScrollView) -> StyledText? {
        facts.$title.flatMap { resolver.text($0, defaultSize: TextRole.title.size, for: viewer(scrollView)) }
    }

    /// The state's description.
    public func description(forEmptyDataSet scrollView: ScrollView) -> StyledText? {
        facts.$description.flatMap {
            resolver.text($0, defaultSize: TextRole.description.size, for: viewer(scrollView))
        }
    }

    /// The state's image.
    public func image(forEmptyDataSet scrollView: ScrollView) -> ImageAsset? {
        facts.$image.flatMap { resolver.image($0, for: viewer(scrollView)) }
    }

    /// The image's tint.
    public func imageTintColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        facts.$image.flatMap { $0.tint?.resolved(scrollView.traitCollection.appearance) }
    }

    /// The image's animation.
    public func imageAnimation(forEmptyDataSet scrollView: ScrollView) -> ImageAnimation? {
        facts.$image.flatMap(\.animation)
    }

    /// The button's words; a highlighted part that says less has the rest from the normal one.
    public func buttonTitle(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> StyledText? {
        facts.$button.flatMap { resolver.text($0.title, state, for: viewer(scrollView)) }
    }

    /// The button's picture.
    public func buttonImage(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> ImageAsset? {
        facts.$button.flatMap { resolver.image($0.image, state, for: viewer(scrollView)) }
    }

    /// What is stretched behind the button's words.
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        facts.$button.flatMap { resolver.image($0.background, state, for: viewer(scrollView)) }
    }

    /// The second button's words.
    public func secondaryButtonTitle(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> StyledText? {
        facts.$secondaryButton.flatMap { resolver.text($0.title, state, for: viewer(scrollView)) }
    }

    /// The second button's picture.
    public func secondaryButtonImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        facts.$secondaryButton.flatMap { resolver.image($0.image, state, for: viewer(scrollView)) }
    }

    /// What is stretched behind the second button's words.
    public func secondaryButtonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        facts.$secondaryButton.flatMap { resolver.image($0.background, state, for: viewer(scrollView)) }
    }

    /// The state's background.
    public func backgroundColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        facts.backgroundColor?.resolved(scrollView.traitCollection.appearance)
    }

    /// The state's custom view.
    public func customView(forEmptyDataSet scrollView: ScrollView) -> CustomView? {
        facts.$customView.flatMap { resolver.customView($0, for: viewer(scrollView)) }
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
        answered("emptyDataSetShouldFadeIn", entry.behavior.shouldFadeIn)
    }

    /// As the entry says, unless another answer was given.
    public func emptyDataSetShouldBeForcedToDisplay(_ scrollView: ScrollView) -> Bool {
        answered(
            "emptyDataSetShouldBeForcedToDisplay",
            answers.shouldBeForcedToDisplay ?? entry.behavior.shouldBeForcedToDisplay)
    }

    /// As the entry says, unless another answer was given.
    public func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool {
        answered(
            "emptyDataSetShouldDisplay", answers.shouldDisplay ?? entry.behavior.shouldDisplay)
    }

    /// As the entry says, unless another answer was given.
    public func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool {
        answered(
            "emptyDataSetShouldAllowTouch",
            answers.shouldAllowTouch ?? entry.behavior.shouldAllowTouch)
    }

    /// As the entry says.
    public func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool {
        answered("emptyDataSetShouldAllowScroll", entry.behavior.shouldAllowScroll)
    }

    /// As the entry says.
    public func emptyDataSetShouldAnimateImageView(_ scrollView: ScrollView) -> Bool {
        answered("emptyDataSetShouldAnimateImageView", entry.behavior.shouldAnimateImageView)
    }

    private func answered(_ question: String, _ answer: Bool) -> Bool {
        events?(.answered(question, answer))
        return answer
    }

    /// Tells whoever listens that it is about to appear.
    public func emptyDataSetWillAppear(_ scrollView: ScrollView) { events?(.willAppear) }

    /// Tells whoever listens that it has appeared.
    public func emptyDataSetDidAppear(_ scrollView: ScrollView) { events?(.didAppear) }

    /// Tells whoever listens that it is about to disappear.
    public func emptyDataSetWillDisappear(_ scrollView: ScrollView) { events?(.willDisappear) }

    /// Tells whoever listens that it has disappeared.
    public func emptyDataSetDidDisappear(_ scrollView: ScrollView) { events?(.didDisappear) }

    /// Does what the entry says of taps on the view.
    public func emptyDataSet(_ scrollView: ScrollView, didTapView view: EmptyDataSetView) {
        events?(.didTapView)
        perform(entry.behavior.onTapView, in: scrollView)
    }

    /// Does what the entry says of taps on the button.
    public func emptyDataSet(_ scrollView: ScrollView, didTapButton button: EmptyDataSetButton) {
        events?(.didTapButton)
        perform(entry.behavior.onTapButton, in: scrollView)
    }

    private func viewer(_ scrollView: ScrollView) -> Viewer {
        Viewer(traits: scrollView.traitCollection, query: shownState == .noResults ? query : nil)
    }
}
