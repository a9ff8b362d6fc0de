import Diagnostics

/// The clauses that say what would have been right.
enum UsageHint {
    /// `did you mean 'show'?`, where a known name is near enough and is not the name itself.
    static func nearest(_ name: String, among known: [String]) -> String? {
        guard let nearest = NearestName.of(name, among: known), nearest != name else { return nil }
        return "did you mean '\(nearest)'?"
    }

    /// What a command that is not known may have meant; `path` is what precedes it.
    static func forCommand(_ word: String, known: [String], path: [String], program: ProgramSpec) -> String? {
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
        if let nearest = NearestName.of(bare, among: flags), bare.count > 1 {
            return "did you mean '--\(nearest)'?"
        }
        if bare.first?.isNumber ?? false { return "if it is no option, write '--' before it" }
        return nil
    }
}
