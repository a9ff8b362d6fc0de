import CatalogModel
import CommandTable
import Diagnostics
import EmptyDataSet
import FileSystem
import Playing
import RenderText
import Rendering

extension ProgramCommand {
    private static let script = Option(
        "script", value: .file(), summary: "Do the steps of a file, and print a log; - is standard input")
    private static let seed = Option(
        "seed", value: .integer(in: 0...), summary: "The seed of shuffle; on a terminal, another each time")

    static let play = ProgramCommand(
        name: "play", summary: "Play with an entry's list view: rows come and go, view and button are tapped",
        discussion: """
            On a terminal there is a line to type on: the screen is drawn when it changes, every call \
            to the delegate is shown, and time passes. In a list that is searched the line is a search, \
            and what is typed filters at once; Ctrl-U clears it for another word.

            With --script, and where standard input or output is no terminal, the same words are read \
            line by line. Time then passes by wait alone, and the log is the same each time; --quiet \
            leaves the screens out of it.

            The word help lists all words: insert, delete, state, tap, wait, search, expect and more. A step \
            that cannot be done, or an expectation that does not hold, is reported with its line and column, \
            and the exit status is 1.
            """,
        examples: [
            Example("emptystates play airbnb", "Tap its button, and wait"),
            Example("emptystates play countries", "Search while you type"),
            Example("emptystates play mail.yaml --script taps.steps", "A test of a file of your own"),
        ],
        options: OptionList(script, seed, RenderTarget.width, RenderTarget.color, RenderTarget.style)
            + SceneOptions.all,
        operands: OperandList(.entry)
    ) { parsed, context throws(CommandFailure) in
        let console = context.console
        let environment = console.environment
        let isTerminal = environment.inputIsTerminal && environment.outputIsTerminal && !environment.isDumb
        guard parsed[script] == nil, isTerminal else {
            return try playScript(parsed, console)
        }
        let terminal = PlayTerminal(console: console)
        let seed = parsed[seed].map { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        return terminal.run(try player(parsed, console, seed: seed) { terminal.tell($0) })
    }

    // MARK: Scripts

    private static func playScript(_ parsed: Parsed, _ console: Console) throws(CommandFailure) -> ExitStatus
    {
        let log = PlayLog(console: console, showsScreens: !parsed[.quiet])
        let player = try player(parsed, console, seed: UInt64(parsed[seed] ?? 1)) { log.tell($0) }
        if let file = parsed[script], file != "-" {
            let script = ListScript(try read(file), file: file)
            guard script.problems.isEmpty else { throw .diagnosed(.finding, script.problems) }
            player.run(script) { log.echo($0) }
        } else {
            playInput(player, log)
        }
        return player.hasFailed ? .finding : .done
    }

    /// Does standard input line by line, each as soon as it is there.
    private static func playInput(_ player: Player, _ log: PlayLog) {
        var reader = StepReader()
        log.console.flush()
        while !player.hasQuit, !log.console.isClosed, let line = reader.next() {
            player.run(line: line, number: reader.number, file: "-") { log.echo($0) }
            log.console.flush()
        }
        player.startUnlessBegun()
    }

    private static func read(_ file: String) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try FileReader.read(file, limit: 1 << 20)
        } catch {
            throw .unreadable(error, what: "the script")
        }
    }

    // MARK: The player

    private static func player(
        _ parsed: Parsed, _ console: Console, seed: UInt64, tell: @escaping (PlayEvent) -> Void
    ) throws(CommandFailure) -> Player {
        let finder = EntryFinder(parsed: parsed, environment: console.environment)
        let reference = parsed[.entry]
        let (loaded, state) = try finder.load(reference)
        LanguageRemark.print([loaded.entry], parsed, on: console)
        var settings = Player.Settings()
        settings.request = try SceneOptions.request(parsed)
        settings.seed = seed
        if reference.state != nil || parsed[SceneOptions.state] != nil { settings.state = state }
        settings.repertoire = repertoire(parsed, console.environment)
        let options = RenderTarget.options(parsed, console.environment)
        return Player(try played(loaded), settings: settings) { composition in
            var bytes: [UInt8] = []
            // The text renderer draws whatever a scene says.
            try? TextRenderer().render(
                composition.scene, assets: AssetTable(composition.assets), options: options, into: &bytes)
            return bytes
        } tell: {
            tell($0)
        }
    }

    /// An entry with the rows that lie beside it in `ID.tsv`, where there is such a file.
    private static func played(_ loaded: LoadedEntry) throws(CommandFailure) -> PlayedEntry {
        let folder = Path.parent(loaded.entry.file)
        let name = loaded.entry.id + ".tsv"
        guard FileStatus.kind(of: Path.join(folder, name)) == .file else {
            return PlayedEntry(loaded.entry, artwork: loaded.artwork)
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.readInside(folder: folder, name: name, limit: 4 << 20)
        } catch {
            throw .failed(.couldNotRun, "cannot read the rows of \(loaded.entry.id): \(error.reason)")
        }
        do throws(Diagnostic) {
            let rows = try ListRows(bytes, file: Path.join(folder, name))
            return PlayedEntry(loaded.entry, artwork: loaded.artwork, rows: rows)
        } catch {
            throw .diagnosed(.finding, [error])
        }
    }

    /// The entries of the catalogue; none where there is no catalogue, as for a file alone.
    private static func repertoire(_ parsed: Parsed, _ environment: Environment) -> Repertoire {
        let catalog = try? CatalogLocation.open(parsed, environment)
        return Repertoire {
            catalog.map { catalog in
                catalog.files.compactMap { catalog.read($0).statedID?.text }
            } ?? []
        } load: { id in
            guard let file = catalog?.find(id), let entry = file.entry else { return nil }
            let (artwork, problems) = EntryArtwork.load(for: file)
            guard !problems.contains(where: { $0.severity == .error }) else { return nil }
            return try? played(LoadedEntry(entry: entry, artwork: artwork))
        }
    }
}
