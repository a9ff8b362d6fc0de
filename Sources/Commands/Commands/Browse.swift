import CatalogModel
import CommandTable
import ProcessSpawn
import TerminalText

extension ProgramCommand {
    static let browse = ProgramCommand(
        name: "browse", summary: "Pick an entry with fzf, and see it as you go",
        discussion: "It needs fzf, which shows each entry beside the list. Enter prints the entry chosen.",
        examples: [
            Example("emptystates browse --purpose noResults", "Among those for a search without results")
        ],
        options: EntryFilter.all
    ) { parsed, context throws(CommandFailure) in
        let environment = context.console.environment
        guard environment.outputIsTerminal, environment.inputIsTerminal else {
            throw .failed(
                .couldNotRun, "browse needs a terminal",
                remedy: "in a script use 'emptystates list' and 'show'")
        }
        guard let fzf = ProgramFile.find("fzf", in: environment["PATH"] ?? "") else {
            throw .failed(
                .couldNotRun, "browse needs fzf, which is not installed",
                remedy: "install it (apt-get install fzf, brew install fzf), or use 'emptystates list'")
        }
        let folder = try CatalogLocation.folder(parsed, environment)
        let catalog = try CatalogLocation.open(parsed, environment)
        let filter = EntryFilter(parsed)
        let rows = catalog.map { file -> [String] in
            guard let entry = file.entry, filter.accepts(entry) else { return [] }
            return [
                entry.id, entry.name, entry.purpose?.rawValue ?? "", entry.tags.joined(separator: ", "),
            ].map(Safe.oneLine)
        }.filter { !$0.isEmpty }
        guard !rows.isEmpty else { throw .failed(.finding, filter.hint(in: catalog) ?? "no entry matches") }
        let program = environment.program ?? "emptystates"
        let result = Subprocess.run(
            fzf,
            [
                "--preview", preview(program, folder), "--preview-window", "right,60%", "--prompt",
                "empty state> ", "--no-multi",
            ], input: Array(lines(rows).joined().utf8))
        guard let result else { throw .failed(.couldNotRun, "fzf could not be started") }
        // fzf ends with 1 where nothing matches and with 130 on Escape and Ctrl-C.
        guard result.status == 0 else { return result.status == 130 ? .interrupted : .finding }
        let id = String(decoding: result.output.prefix { $0 != 0x20 && $0 != 0x0A }, as: UTF8.self)
        return try show(EntryReference(id), parsed, context)
    }

    /// What fzf runs to show the entry of a line, whose first word is the id.
    ///
    /// By `sh`, whatever the user's shell is. The last column is the scroll bar's.
    private static func preview(_ program: String, _ folder: String) -> String {
        let script =
            "exec \"$1\" show \"$2\" --catalog=\"$3\" --color always "
            + "--width \"$((FZF_PREVIEW_COLUMNS - 1))\""
        return "sh -c '\(script)' sh \(ShellWord.quoted(program)) {1} \(ShellWord.quoted(folder))"
    }

    /// The rows in columns below each other, sorted by their first.
    private static func lines(_ rows: [[String]]) -> [String] {
        let sorted = rows.sorted { $0[0] < $1[0] }
        let widths = sorted[0].indices.map { column in
            sorted.reduce(0) { max($0, CellWidth.of($1[column])) }
        }
        return sorted.map { row in
            let cells = zip(row, widths).dropLast().map { Truncation.pad($0, to: $1 + 2) }
            return cells.joined() + (row.last ?? "") + "\n"
        }
    }
}
