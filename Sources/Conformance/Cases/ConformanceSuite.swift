import Diagnostics

/// The cases that every renderer is held against, each a row that is its own documentation.
public enum ConformanceSuite {
    /// Every case, the required ones first, in the order of the listing.
    public static let all: [ConformanceCase] = {
        let rows = elements + layout + hostileTexts + artwork + requests + scripts + terminal
        return ConformanceCase.Level.allCases.flatMap { level in rows.filter { $0.level == level } }
    }()

    /// The case of that name, with or without its level.
    public static subscript(name: String) -> ConformanceCase? {
        all.first { $0.name == name || $0.shortName == name }
    }

    /// The cases whose names, with or without their level, match a pattern: `*` stands for any letters, `?` for
    /// one, and small letters for large ones too.
    public static func cases(matching pattern: String) -> [ConformanceCase] {
        let glob = Glob(pattern.lowercased())
        return all.filter {
            glob.matches($0.name.lowercased()) || glob.matches($0.shortName.lowercased())
        }
    }

    /// The name that a misspelt one is nearest to.
    public static func nearestName(to name: String) -> String? {
        NearestName.of(name, among: all.map(\.name) + all.map(\.shortName))
    }
}
