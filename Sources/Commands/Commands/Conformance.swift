import CatalogModel
import CommandTable
import Conformance
import EmptyDataSet
import FileSystem
import Publishing
import Rendering
import SceneModel

extension ProgramCommand {
    static let conformance = ProgramCommand(
        name: "conformance", summary: "Hold renderers against the cases that each must pass",
        discussion: """
            Each case renders a scene or several and judges what comes out by its media type: words that are \
            missing or out of order, markup or escape sequences that come from the content, files that are not \
            sound, and bytes that change from run to run. A case of a feature that the renderer says it lacks is \
            degraded, and fails nothing.

            --case and --known-failures take the names of cases as --list prints them, or without what stands \
            before the first dot, as the report does.

            --known-failures names a list of cases that are known to fail, one a line, with the renderer's name \
            before it where it concerns only that one. A failure that is not listed fails the run, and so does a \
            listed case that passes, is not judged or does not exist.

            --matrix renders every state of every entry of the catalogue, by every renderer that is built in or \
            found where none is named, and says which is fine, degraded or broken.

            --dump-request prints what a renderer that is a program reads in the one case that --case names: all \
            of its scenes in one request, though most cases send each alone. It can be piped into the renderer.

            Exit status 0 where nothing is wrong, 1 where something is, 2 where it could not run.
            """,
        examples: [
            Example("emptystates conformance --list", "The cases and why they are there"),
            Example("emptystates conformance html", "One renderer"),
            Example("emptystates conformance html --case 'HostileText.*'", "Some of the cases"),
            Example(
                "emptystates conformance text html --known-failures known.txt --junit results.xml",
                "For continuous integration"),
            Example("emptystates conformance --matrix", "Every renderer against the catalogue"),
            Example("emptystates conformance --case Required.Empty --dump-request", "What a case sends"),
        ],
        options: OptionList(
            ConformanceOptions.matrix, ConformanceOptions.list, ConformanceOptions.markdown,
            ConformanceOptions.cases, ConformanceOptions.dumpRequest, ConformanceOptions.knownFailures,
            ConformanceOptions.junit, .json, RenderTarget.color) + SceneOptions.all,
        operands: OperandList(ConformanceOptions.renderers)
    ) { parsed, context throws(CommandFailure) in
        try ConformanceOptions.check(parsed)
        if parsed[ConformanceOptions.list] { return try list(parsed, context) }
        if parsed[ConformanceOptions.dumpRequest] {
            context.console.print(try ConformanceRequest(ConformanceOptions.oneCase(parsed)).text)
            return .done
        }
        if parsed[ConformanceOptions.matrix] { return try matrix(parsed, context) }
        return try suite(parsed, context)
    }

    private static func list(
        _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        let console = context.console
        let cases = try ConformanceOptions.cases(parsed)
        if parsed[ConformanceOptions.markdown] {
            console.print(ConformanceSuite.chapter, terminator: "")
        } else if parsed[.json] {
            console.print(JSONOutput.text(ConformanceSuite.json(cases)))
        } else {
            let width = console.environment.outputIsTerminal ? console.environment.width : nil
            print(ConformanceSuite.listing(cases, width: width), parsed, console)
        }
        return .done
    }

    private static func suite(
        _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        let known = try ConformanceOptions.known(parsed)
        let cases = try ConformanceOptions.cases(parsed)
        let renderers = try ConformanceOptions.renderers(parsed, context)
        let sections = renderers.map { renderer in
            let run = ConformanceRun(renderer)
            return ConformanceReport.Section(
                info: renderer.info, results: run.results(of: cases) { Interruption.isRequested })
        }
        if Interruption.isRequested { throw .failed(.interrupted, "interrupted") }
        let report = ConformanceReport(sections, known: known)
        if try !writeJUnit(report, parsed, context.console) { return report.isPassed ? .done : .finding }
        if parsed[.json] {
            context.console.print(JSONOutput.text(report.json))
        } else {
            print(report.lines(width: context.console.environment.width), parsed, context.console)
        }
        return report.isPassed ? .done : .finding
    }

    /// Writes the file that `--junit` names; false where it goes to standard output, in place of the report.
    private static func writeJUnit(
        _ report: ConformanceReport, _ parsed: Parsed, _ console: Console
    ) throws(CommandFailure) -> Bool {
        guard let file = parsed[ConformanceOptions.junit] else { return true }
        guard file != "-" else {
            console.print(report.junit, terminator: "")
            return false
        }
        do throws(FileError) {
            try FileWriter.write(Array(report.junit.utf8), to: file)
        } catch {
            throw .unwritable(error)
        }
        return true
    }

    private static func matrix(
        _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        let renderers = try ConformanceOptions.renderers(parsed, context)
        let states = try states(parsed, context)
        guard !states.isEmpty else {
            let state = parsed[SceneOptions.state].map { " the state \($0.rawValue)" } ?? " any state"
            throw .failed(
                .finding, "there is nothing to render: no entry of the catalogue shows\(state)",
                remedy: "'emptystates list' prints the entries; --catalog DIR names another catalogue")
        }
        guard let matrix = Matrix(renderers, states, isCancelled: { Interruption.isRequested })
        else { throw .failed(.interrupted, "interrupted") }
        if parsed[.json] {
            context.console.print(JSONOutput.text(matrix.json))
        } else {
            print(matrix.lines(width: context.console.environment.width), parsed, context.console)
        }
        return matrix.isBroken ? .finding : .done
    }

    /// Every state of every entry that shows something.
    private static func states(
        _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> [MatrixState] {
        let request = try SceneOptions.request(parsed)
        let wanted = parsed[SceneOptions.state]
        return try EntrySelection(parsed, context).loaded(.entries).flatMap { loaded, states in
            states.filter { wanted == nil || $0 == wanted }.compactMap { state -> MatrixState? in
                loaded.entry.scene(state, artwork: loaded.artwork, request: request).map {
                    MatrixState(
                        entry: loaded.entry.id, state: state.rawValue, scene: $0.scene,
                        assets: AssetTable($0.assets))
                }
            }
        }
    }

    /// Prints lines, coloured by what they are about where that is wanted.
    private static func print(_ lines: [ReportLine], _ parsed: Parsed, _ console: Console) {
        let isColored = console.environment.colors(parsed[RenderTarget.color]) != .none
        for line in lines {
            guard isColored, let code = line.tone.code, !line.text.isEmpty else {
                console.print(line.text)
                continue
            }
            console.print("\u{1B}[\(code)m\(line.text)\u{1B}[0m")
        }
    }
}

extension ReportLine.Tone {
    /// The attribute of a terminal; nil where a line is plain.
    fileprivate var code: String? {
        switch self {
        case .heading: "1"
        case .good: "32"
        case .quiet: "2"
        case .bad: "31"
        case .plain: nil
        }
    }
}
