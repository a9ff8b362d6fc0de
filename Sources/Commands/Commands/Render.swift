import CatalogModel
import CommandTable
import FileSystem
import Publishing
import Rendering

extension Option where Value == Bool {
    static let all = Option("all", summary: "Every entry of the catalogue")
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
        ],
        options: OptionList(
            RenderTarget.renderer, .all, .allStates, .outputFile, .outputDirectory, RenderTarget.width,
            RenderTarget.color, RenderTarget.style, RenderTarget.allowDegraded) + SceneOptions.all,
        operands: OperandList(.entries)
    ) { parsed, context throws(CommandFailure) in
        guard parsed[RenderTarget.renderer] != nil else {
            throw parsed.wrongUsage("--renderer is missing", hint: "see 'emptystates renderers'")
        }
        let references = parsed[.entries]
        guard references.isEmpty == parsed[.all] else {
            throw parsed.wrongUsage(parsed[.all] ? "--all leaves no room for ids" : "name entries, or --all")
        }
        let job = RenderJob(
            renderer: try RenderTarget.renderer(parsed, context, standard: "text"),
            request: try SceneOptions.request(parsed),
            options: RenderTarget.options(parsed, context.console.environment),
            state: parsed[SceneOptions.state], allStates: parsed[.allStates],
            allowsDegraded: parsed[RenderTarget.allowDegraded])
        if let folder = parsed[.outputDirectory] {
            guard parsed[.outputFile] == nil else {
                throw parsed.wrongUsage("--output and --output-directory exclude each other")
            }
            return try renderMany(job, into: folder, parsed, context)
        }
        return try renderOne(job, parsed, context)
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
        let output = try job.output(of: loaded, state: state)
        for note in output.notes { context.console.report(note) }
        let files = output.files
        guard let file = parsed[.outputFile], file != "-" else {
            for file in files { context.console.print(bytes: file.bytes) }
            return .done
        }
        guard files.count == 1, let only = files.first else {
            throw parsed.wrongUsage("the renderer makes several files; they need --output-directory DIR")
        }
        do throws(FileError) {
            try FileWriter.write(only.bytes, to: file)
        } catch {
            throw .failed(.couldNotRun, "\(error)")
        }
        return .done
    }

    private static func renderMany(
        _ job: RenderJob, into folder: String, _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        let output = try FolderOutput.begin(folder, isGuest: true, protecting: [])
        let run = CatalogRun(
            catalog: try RunCatalog(parsed, context.console.environment, references: parsed[.entries]),
            job: job, output: output, console: context.console)
        let count = try run.render().count
        let summary = try run.finish()
        context.console.remark(
            "emptystates: \(Counted.entries(count)) in \(folder): \(Counted.written(summary.written)), "
                + "\(summary.unchanged) unchanged")
        return .done
    }
}
