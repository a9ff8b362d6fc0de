public import EmptyDataSet
public import SceneModel

/// One thing that is done to the list view, or asked of it.
public enum Step: Hashable, Sendable {
    case host(Host)
    case state(String)
    case sections([Int])
    case listSections
    case size(Size)
    case rotate
    case scroll(enabled: Bool)
    case display(Bool)
    case force(Bool)
    case touch(allowed: Bool)
    case source(SourceChange)
    case reload
    case insert(Int, section: Int)
    case delete(Int, section: Int)
    case rows
    case search(String)
    case type(String)
    case tap(Target)
    case open
    case wait(Duration)
    case bars(shown: Bool)
    case show
    case shuffle
    case snapshot(String)
    case expect(Expectation)
    case trace(Bool)
    case help(String?)
    case quit

    /// A list view as `host` makes it.
    public struct Host: Hashable, Sendable {
        /// What kind of list.
        public var kind = ScrollView.Kind.table
        /// How many rows each section has.
        public var sections: [Int] = []
        /// The screen in points; nil for the one that was asked for when playing began.
        public var size: Size?
        /// How many sections have a header.
        public var headers = 0
        /// How many sections have a footer.
        public var footers = 0

        /// An empty table.
        public init() {}
    }

    /// What becomes of the source.
    public enum SourceChange: String, CaseIterable, Sendable {
        /// It is set, and made anew where it was released.
        case set
        /// The list view has none.
        case clear
        /// Nobody holds it any more.
        case release
    }

    /// What is tapped.
    public enum Target: String, CaseIterable, Sendable {
        case view, button
    }
}

/// What is expected of the list view.
public struct Expectation: Hashable, Sendable {
    /// What is compared.
    public let key: Key
    /// What it should be, as it was written.
    public let value: String

    /// What can be compared.
    public enum Key: String, CaseIterable, Sendable {
        case visible, offset, space, items, padding, scrollEnabled, events, taps, order, equal, state, title,
            description, button, query, time, entry
    }
}
