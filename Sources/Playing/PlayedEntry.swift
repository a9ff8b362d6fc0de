public import CatalogModel

/// An entry ready to be played: with its pictures, and the rows of its list where it has any.
public struct PlayedEntry: Sendable {
    /// The entry.
    public let entry: Entry
    /// Its pictures.
    public let artwork: EntryArtwork
    /// The rows that a search filters; nil where the list has none of its own.
    public let rows: ListRows?

    /// An entry with its pictures and rows.
    public init(_ entry: Entry, artwork: EntryArtwork, rows: ListRows? = nil) {
        self.entry = entry
        self.artwork = artwork
        self.rows = rows
    }

    /// Whether a search changes what it shows.
    public var isSearchable: Bool {
        rows != nil || entry.states[.search] != nil || entry.states[.noResults] != nil
    }
}

/// The entries that `shuffle` goes to.
public struct Repertoire {
    /// Their ids, asked for when they are needed.
    public let ids: () -> [String]
    /// Loads one of them; nil where it cannot be.
    public let load: (String) -> PlayedEntry?

    /// The entries of these ids.
    public init(ids: @escaping () -> [String], load: @escaping (String) -> PlayedEntry?) {
        self.ids = ids
        self.load = load
    }
}
