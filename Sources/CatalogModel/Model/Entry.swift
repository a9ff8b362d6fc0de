import Diagnostics

/// One entry of a catalogue: what one app shows when a list has nothing in it.
///
/// An entry is data; `dataSet(showing:)` makes it the source and delegate of a list view.
public struct Entry: Sendable {
    /// Its name in files and addresses: `[a-z0-9][a-z0-9-]*`, at most 64 characters.
    public internal(set) var id = ""
    /// Ids it once had; they lead here.
    public internal(set) var aliases: [String] = []
    /// Whose screen it is.
    @Shared public internal(set) var app = AppFacts()
    /// Why the list is empty.
    public internal(set) var purpose: Purpose?
    /// Free words, lower case.
    public internal(set) var tags: [String] = []
    /// Where the replica comes from.
    @Boxed public internal(set) var source: Provenance?
    /// The language of its texts, as in BCP 47.
    public internal(set) var language = "en"
    /// What is around the list view.
    @Shared public internal(set) var screen = ScreenFacts()
    /// What each state shows.
    @Shared public internal(set) var states = States()
    /// How it behaves.
    @Shared public internal(set) var behavior = BehaviorFacts()

    /// The file it was read from, as the user gave it.
    public internal(set) var file = ""
    /// The pictures that it names, with the place of each name.
    var assetReferences: [(name: String, position: SourcePosition)] = []

    init() {}

    /// The names of the states it describes, in the order of `StateName`.
    public var stateNames: [StateName] { StateName.allCases.filter(states.has) }

    /// The app's name, or the id where it says none.
    public var name: String { app.name.isEmpty ? id : app.name }

    /// The state that shows where none is asked for: `empty`, or the first there is.
    public var firstState: StateName { StateName.allCases.first(where: states.has) ?? .empty }

    /// The stem of the files of a state: `airbnb` for its first, `airbnb.loading` for another.
    public func sceneName(_ state: StateName) -> String {
        state == firstState ? id : id + "." + state.rawValue
    }
}

/// Whose screen it is.
public struct AppFacts: Sendable {
    /// The app's name.
    public internal(set) var name = ""
    /// Who makes it.
    public internal(set) var developer: String?
    /// Its number in the App Store, digits only.
    public internal(set) var appStoreID: String?
    /// The system it runs on.
    public internal(set) var platform: Platform?
    /// Its kind, in the App Store's words.
    public internal(set) var category: String?
}

/// Where a replica comes from.
public struct Provenance: Sendable {
    /// A name of the source.
    public internal(set) var name = ""
    /// The year that the replica shows.
    public internal(set) var year: Int?
    /// An https address.
    public internal(set) var url: String?
}

/// What each state shows, each in a place of its own, so that finding one is no search.
public struct States: Sendable {
    @Boxed var empty: StateFacts?
    @Boxed var loading: StateFacts?
    @Boxed var error: StateFacts?
    @Boxed var search: StateFacts?
    @Boxed var noResults: StateFacts?

    /// The place of a state; asking there copies nothing.
    func place(of name: StateName) -> Boxed<StateFacts> {
        switch name {
        case .empty: $empty
        case .loading: $loading
        case .error: $error
        case .search: $search
        case .noResults: $noResults
        }
    }

    /// Whether the entry describes a state.
    func has(_ name: StateName) -> Bool { place(of: name).isSet }

    /// What a state shows; nil where the entry does not describe it.
    public subscript(name: StateName) -> StateFacts? { place(of: name).wrappedValue }
}
