import CatalogModel
import CommandTable
import ProcessSpawn

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
        let rows =
            (catalog.map {
                ()
            } _: { file, _ -> String? in
                guard let entry = file.entry, filter.accepts(entry) else { return "" }
                return ([entry.id, entry.name, entry.purpose?.rawValue ?? ""] + entry.tags)
                    .map(Safe.oneLine).joined(separator: "\t") + "\n"
            } ?? []).filter { !$0.isEmpty }
        guard !rows.isEmpty else { throw .failed(.finding, "no entry matches") }
        let program = environment.program ?? "emptystates"
        let preview =
            "\(ShellWord.quoted(program)) show {1} --catalog \(ShellWord.quoted(folder)) --color always "
            + "--width \"$FZF_PREVIEW_COLUMNS\""
        let result = Subprocess.run(
            fzf,
            [
                "--delimiter", "\t", "--with-nth", "2..", "--preview", preview, "--preview-window",
                "right,60%", "--prompt", "empty state> ", "--no-multi",
            ], input: Array(rows.sorted().joined().utf8))
        guard let result else { throw .failed(.couldNotRun, "fzf could not be started") }
        // fzf ends with 1 where nothing matches and with 130 on Escape and Ctrl-C.
        guard result.status == 0 else { return result.status == 130 ? .interrupted : .finding }
        let id = String(decoding: result.output.prefix { $0 != 0x09 && $0 != 0x0A }, as: UTF8.self)
        return try show(EntryReference(id), parsed, context)
    }
}
