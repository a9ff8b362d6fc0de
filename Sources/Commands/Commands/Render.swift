import CatalogModel
import CommandTable
import EmptyDataSet
import FileSystem
import Publishing
import Rendering
import WireFormat

extension Option where Value == Bool {
    static let all = Option("all", summary: "Every entry of the catalogue")
    static let dumpRequest = Option(
        "dump-request", summary: "Print the request that a plugin would get, and render nothing")
    static let allStates = Option("all-states", summary: "Every state of each entry, and not only the first")
}

extension Option where Value == String? {
    static let outputFile = Option(
        "output", short: "o", value: .file(), summary: "The file to write; - is standard output")
    static let outputDirectory = Option(
        "output-directory", value: .directory(), summary: "The folder to write <id>.<ext> into")
}

extension ProgramCommand {
    static let render = ProgramCommand(
        name: "render", summary: "Render entries into files",
        discussion: """
            One scene goes to standard output, or to --output FILE. Several go to --output-directory DIR, as \
            <id>.<ext>, and <id>.<state>.<ext> for a state other than empty. Either all files are written or, \
            where one cannot be rendered, none; other files of the folder stay.
            """,
        examples: [
            Example("emptystates render airbnb --renderer html -o airbnb.html", "One page"),
            Example(
                "emptystates render --all --renderer html --output-directory pages", "A page for each entry"),
            Example(
                "emptystates render --all --all-states --renderer text --output-directory text", "Every state"
            ),
            Example("emptystates render airbnb --dump-request", "What a plugin reads"),
        ],
        options: OptionList(
            RenderTarget.renderer(unless: .dumpRequest), .all, .allStates, .outputFile, .outputDirectory,
            RenderTarget.width,
            RenderTarget.color, RenderTarget.style, RenderTarget.allowDegraded, .dumpRequest)
            + SceneOptions.all,
        operands: OperandList(.entries)
    ) { parsed, context throws(CommandFailure) in
        try check(parsed)
        let job = RenderJob(
            renderer: try RenderTarget.renderer(parsed, context, standard: "text"),
            request: try SceneOptions.request(parsed),
            options: RenderTarget.options(
                parsed, context.console.environment,
                to: parsed[.outputDirectory] == nil && parsed[.outputFile] ?? "-" == "-"
                    ? .standardOutput : .files),
            state: parsed[SceneOptions.state], allStates: parsed[.allStates],
            allowsDegraded: parsed[RenderTarget.allowDegraded])
        if parsed[.dumpRequest] { return try dumpRequest(job, parsed, context) }
        if let folder = parsed[.outputDirectory] { return try renderMany(job, into: folder, parsed, context) }
        return try renderOne(job, parsed, context)
    }

    /// Refuses arguments that do not go together.
    private static func check(_ parsed: Parsed) throws(CommandFailure) {
        let references = parsed[.entries]
        guard references.isEmpty == parsed[.all] else {
            throw parsed.wrongUsage(parsed[.all] ? "--all leaves no room for ids" : "name entries, or --all")
        }
        if parsed[.allStates] {
            if parsed.isGiven(SceneOptions.state) {
                throw parsed.wrongUsage("--all-states and --state exclude each other")
            }
            if let reference = references.first(where: { $0.state != nil }) {
                throw parsed.wrongUsage("'\(reference.argument)' is one state, and --all-states are all")
            }
        }
        guard let folder = parsed[.outputDirectory] else { return }
        if parsed[.outputFile] != nil {
            throw parsed.wrongUsage("--output and --output-directory exclude each other")
        }
        if parsed[.dumpRequest] {
            throw parsed.wrongUsage("--dump-request makes one file", hint: "name it with --output FILE")
        }
        try RenderTarget.refuseStandardOutput(folder, as: "--output-directory", parsed)
    }

    private static func renderOne(
        _ job: RenderJob, _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        let references = parsed[.entries]
        guard references.count == 1, let reference = references.first, !job.allStates else {
            throw parsed.wrongUsage("several scenes need --output-directory DIR")
        }
        let finder = EntryFinder(parsed: parsed, environment: context.console.environment)
        let (loaded, state) = try finder.load(reference)
        LanguageRemark.print([loaded.entry], parsed, on: context.console)
        let output = try job.output(of: loaded, state: state)
        for note in output.notes { context.console.report(note) }
        let files = output.files
        guard files.count == 1 || parsed[.outputFile] ?? "-" == "-" else {
            throw parsed.wrongUsage("the renderer makes several files; they need --output-directory DIR")
        }
        for file in files { try write(file.bytes, parsed, context) }
        return .done
    }

    /// To `--output`, or to standard output.
    private static func write(
        _ bytes: [UInt8], _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) {
        guard let path = parsed[.outputFile], path != "-" else { return context.console.print(bytes: bytes) }
        do throws(FileError) {
            try FileWriter.write(bytes, to: path)
        } catch {
            throw .unwritable(error)
        }
    }

    /// The request that a plugin would get for what is named.
    private static func dumpRequest(
        _ job: RenderJob, _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        var request = RenderRequest(scenes: [], assets: AssetTable(), options: job.options)
        let selection = try EntrySelection(parsed, context).loadedSome(.entries)
        LanguageRemark.print(selection.map(\.loaded.entry), parsed, on: context.console)
        for (loaded, states) in selection {
            let isNamed = states.count == 1 || job.allStates
            for state in isNamed ? states : try job.states(of: loaded.entry, named: nil) {
                let composition = try job.composition(of: loaded, state: state)
                request.scenes.append(composition.scene)
                for asset in composition.assets { request.assets.insert(asset) }
            }
        }
        try write(WireRequest.bytes(request, indented: true) + [UInt8(ascii: "\n")], parsed, context)
        return .done
    }

    private static func renderMany(
        _ job: RenderJob, into folder: String, _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        let source = try RunCatalog.named(by: parsed, context.console)
        let output = try FolderOutput.begin(folder, isGuest: true, protecting: [])
        let run = CatalogRun(catalog: source, job: job, output: output, console: context.console)
        let count = try run.render()
        let summary = try FolderOutput.finish(output)
        context.console.remark(
            "emptystates: \(Counted.entries(count)) in \(Safe.oneLine(folder)): "
                + "\(Counted.written(summary.written)), "
                + "\(summary.unchanged) unchanged")
        return .done
    }
}
