import Diagnostics

/// The clauses that say what would have been right.
enum UsageHint {
    /// `did you mean 'show'?`, where known names begin so or one is near enough, and is not the name itself.
    ///
    /// `dashes` stand before each in the question.
    static func nearest(_ name: String, among known: [String], dashes: String = "") -> String? {
        let meant = meant(name, among: known.filter { $0 != name })
        guard !meant.isEmpty else { return nil }
        return "did you mean " + meant.map { "'\(dashes)\($0)'" }.joined(separator: " or ") + "?"
    }

    /// The names that begin so, where they are few, else the nearest one.
    private static func meant(_ name: String, among known: [String]) -> [String] {
        let longer = known.filter { $0.hasPrefix(name) }
        if name.count > 1, (1...3).contains(longer.count) { return longer }
        return NearestName.of(name, among: known).map { [$0] } ?? []
    }

    /// What a command that is not known may have meant; `path` is what precedes it.
    static func forCommand(_ word: String, known: [String], path: [String], program: ProgramSpec) -> String? {
        if path.isEmpty, program.options(along: []).common.contains(where: { $0.name == word }) {
            return "did you mean '--\(word)'?"
        }
        if let nearest = nearest(word, among: known) { return nearest }
        if !path.isEmpty { return "expected one of " + known.joined(separator: ", ") }
        guard program.topics.contains(where: { $0.name == word }) else { return nil }
        return "did you mean '\(program.name) help \(word)'?"
    }

    /// What an option that is not known may have meant.
    static func forOption(
        _ written: String, known: [OptionSpec], path: [String], program: ProgramSpec
    ) -> String? {
        let bare = String(written.drop { $0 == "-" })
        let flags = known.map(\.name)
        if flags.contains(bare) { return "did you mean '--\(bare)'?" }
        if path.isEmpty, program.allPaths.contains(where: { $0.command.options.contains { $0.name == bare } })
        {
            return "it stands behind the command that it belongs to"
        }
        if bare.count > 1, let nearest = nearest(bare, among: flags, dashes: "--") { return nearest }
        if bare.first?.isNumber ?? false { return "if it is no option, write '--' before it" }
        return nil
    }
}
