public import CatalogModel
public import EmptyDataSet
import SceneModel

/// A list view in play: an entry on show in it, and everything that can be done to it.
///
/// It is used from one thread. What happens is told, and nothing is printed; time passes by `pass`.
public final class Player {
    /// What a player begins with.
    public struct Settings {
        /// The screen, the bars, what the user prefers, and what was searched for.
        public var request = SceneRequest()
        /// The state to begin with; nil for the entry's first.
        public var state: StateName?
        /// The seed of `shuffle`.
        public var seed: UInt64 = 1
        /// The entries that `shuffle` goes to.
        public var repertoire = Repertoire(ids: { [] }, load: { _ in nil })

        /// The reference screen, and nothing to shuffle.
        public init() {}
    }

    /// Draws a scene as UTF-8 lines.
    public typealias Drawing = (SceneComposer.Composition) -> [UInt8]

    /// The entry on show.
    public internal(set) var played: PlayedEntry
    /// Whether a step or an expectation has failed.
    public internal(set) var hasFailed = false
    /// Whether `quit` was said.
    public internal(set) var hasQuit = false
    /// What is searched for.
    public internal(set) var query: String

    let settings: Settings
    let drawing: Drawing
    let tell: (PlayEvent) -> Void
    let clock = ManualClock()
    var generator: SplitMix64
    /// The screen and what is around the list, as it is now.
    var request: SceneRequest
    var scrollView: ScrollView
    /// The source and delegate; nil after it was released.
    var dataSet: EntryDataSet?
    /// The rows that the search has left; empty for a list without rows of its own.
    var matches: [ListRows.Row] = []
    var snapshots: [String: Snapshot] = [:]
    /// What the delegate was told since the list view was made: `willAppear`.
    var lifecycle: [String] = []
    /// What was tapped since the list view was made.
    var taps: [String] = []
    /// The address that a tap has shown last.
    var address: String?
    var isTracing = false
    private(set) var hasBegun = false
    private var isPassing = false
    private var lastScreen: [UInt8] = []

    /// A player of an entry; nothing shows before `start`, or a `host` of a script.
    public init(
        _ played: PlayedEntry, settings: Settings = Settings(), drawing: @escaping Drawing,
        tell: @escaping (PlayEvent) -> Void
    ) {
        self.played = played
        self.settings = settings
        self.drawing = drawing
        self.tell = tell
        request = settings.request
        query = settings.request.query ?? ""
        generator = SplitMix64(seed: settings.seed)
        scrollView = ScrollView()
    }

    /// Begins with an empty table, or the rows of the entry's list.
    public func start() {
        host(Step.Host())
        settle()
        scrollView.reloadData()
        drawIfChanged()
    }

    /// Makes a new list view, with a new source and delegate that show the first state.
    func host(_ host: Step.Host) {
        hasBegun = true
        request = settings.request
        if let size = host.size { request.canvas = Canvas(width: size.width, height: size.height) }
        scrollView = ScrollView(
            kind: host.kind, canvas: request.canvas, showsBars: request.showsBars,
            traitCollection: request.traits, sections: host.sections)
        scrollView.headers = host.headers
        scrollView.footers = host.footers
        lifecycle = []
        taps = []
        address = nil
        query = settings.request.query ?? ""
        matches = played.rows?.matching(query) ?? []
        let beginning = played.rows == nil ? played.entry.firstState : .noResults
        let state = settings.state ?? beginning
        attach(makeDataSet(played.entry.states[state] == nil ? played.entry.firstState : state))
    }

    /// A source and delegate, of which the player hears.
    func makeDataSet(_ state: StateName) -> EntryDataSet {
        EntryDataSet(played.entry, state: state, artwork: played.artwork, query: query, clock: clock) {
            [weak self] in self?.hear($0)
        }
    }

    func attach(_ dataSet: EntryDataSet) {
        self.dataSet = dataSet
        scrollView.emptyDataSetSource = dataSet
        scrollView.emptyDataSetDelegate = dataSet
    }

    // MARK: Time

    /// When something happens without a step; nil where nothing waits.
    public var timeToNext: Duration? { clock.nextDeadline.map { max($0 - clock.now, .zero) } }

    /// Lets time pass: what falls due is done, and the screen drawn after each change.
    public func pass(_ duration: Duration) {
        let end = clock.now + max(duration, .zero)
        isPassing = true
        while let next = clock.nextDeadline, next <= end {
            clock.advance(by: next - clock.now)
            settle()
            drawIfChanged()
        }
        isPassing = false
        clock.advance(by: end - clock.now)
    }

    // MARK: Telling

    /// Draws the screen where it is another than the last one.
    func drawIfChanged() {
        let screen = drawn()
        guard screen != lastScreen else { return }
        draw(screen)
    }

    /// Draws the screen.
    func draw(_ screen: [UInt8]) {
        lastScreen = screen
        tell(.screen(screen))
    }

    /// One line of what happens; with the time where it happens by itself.
    func say(_ line: String) {
        tell(.call(isPassing ? "\(Numbers.seconds(clock.now)) s: \(line)" : line))
    }
}
