import CommandTable
import PluginHost
import Publishing
import Rendering
import SceneModel

extension Option where Value == Bool {
    static let json = Option("json", summary: "Print JSON")
    static let names = Option("names", summary: "Print names only, one a line, and run no plugin")
}

extension ProgramCommand {
    static let renderers = ProgramCommand(
        name: "renderers", summary: "List the renderers, built in and found",
        discussion: """
            A renderer of one's own is a program named emptystates-render-NAME in a folder of \
            --plugin-directory, of $EMPTYSTATES_PLUGINS or of the PATH; the first of a name counts. Each is run to \
            describe itself, into a pipe too, where the names alone are printed; --names runs none, and so has those \
            that are broken too. What was found and cannot be used is named on standard error, and the status is \
            then 1. See 'emptystates help plugins'.
            """,
        examples: [
            Example("emptystates renderers --json", "With paths, media types and features, for a program"),
            Example("emptystates renderers --plugin-directory Tools/plugins", "With those of a folder"),
        ],
        options: OptionList(.json, .names)
    ) { parsed, context throws(CommandFailure) in
        guard !parsed[.json] || !parsed[.names] else {
            throw parsed.wrongUsage("--json and --names exclude each other")
        }
        let host = try PluginOptions.host(parsed, context)
        let listing = host.search.list()
        var problems = listing.faults.map(Problem.init)
        if parsed[.names] {
            for name in context.registry.names + listing.plugins.map(\.name) { context.console.print(name) }
        } else {
            let found = try found(listing.plugins, host, &problems)
            print(context.registry.renderers.map(Row.init) + found, asJSON: parsed[.json], context.console)
        }
        for problem in problems { problem.print(on: context.console) }
        return problems.allSatisfy(\.isHarmless) ? .done : .finding
    }

    /// Prints rows as JSON, as a table on a terminal, or as names for another program.
    private static func print(_ rows: [Row], asJSON isJSON: Bool, _ console: Console) {
        if isJSON {
            console.print(JSONOutput.text(JSONValue.array(rows.map(\.json))))
        } else if console.environment.outputIsTerminal {
            Table(
                heading: ["NAME", "VERSION", "MEDIA TYPE", "LACKS", "MAKES"], rows: rows.map(\.cells)
            ).print(on: console)
        } else {
            for row in rows { console.print(row.info.name) }
        }
    }

    /// The plugins that describe themselves; why the others do not is added to `problems`.
    private static func found(
        _ plugins: [PluginFile], _ host: PluginHost, _ problems: inout [Problem]
    ) throws(CommandFailure) -> [Row] {
        // Ctrl-C must end a plugin's process, which is in a group of its own, before this one ends.
        if !plugins.isEmpty { Interruption.install() }
        var rows: [Row] = []
        for plugin in plugins {
            do throws(RenderFailure) {
                let description = try host.describe(plugin)
                rows.append(Row(description.info, plugin))
                problems += description.faults.map(Problem.init)
            } catch {
                problems.append(Problem(error))
            }
            if Interruption.isRequested { throw .failed(.interrupted, "interrupted") }
        }
        return rows
    }
}

/// What is listed of a renderer.
private struct Row {
    let info: RendererInfo
    /// Its file; nil for one that is built in.
    let path: String?

    init(_ renderer: any Renderer) {
        info = renderer.info
        path = nil
    }

    init(_ info: RendererInfo, _ plugin: PluginFile) {
        self.info = info
        path = plugin.path
    }

    /// The features that it lacks; nil where it says nothing of them.
    private var lacks: [Scene.Feature]? {
        info.features.map { features in Scene.Feature.allCases.filter { !features.contains($0) } }
    }

    /// Its own version; that of the program where it is built in, and nil for a plugin that gives none.
    private var version: String? { info.version ?? (path == nil ? Release.version : nil) }

    var cells: [String] {
        let lacks = lacks.map { $0.isEmpty ? "nothing" : $0.map(\.rawValue).joined(separator: ", ") }
        return [
            info.name, version ?? "-", info.mediaType, lacks ?? "not said",
            path.map { "\(info.summary) (\($0))" } ?? info.summary,
        ].map(Safe.oneLine)
    }

    var json: JSONValue {
        var members: [String: JSONValue] = [
            "name": .string(info.name), "summary": .string(info.summary),
            "kind": path == nil ? "built-in" : "plugin", "version": version.map(JSONValue.string) ?? .null,
            "mediaType": .string(info.mediaType), "fileExtension": .string(info.fileExtension),
            "features": info.features.map { .strings($0.sorted().map(\.rawValue)) } ?? .null,
        ]
        if let path { members["path"] = .string(path) }
        return .object(members)
    }
}

/// Something that keeps a plugin from being used, or is doubtful about one.
private struct Problem {
    let message: String
    let remedy: String?
    /// The end of what it logged, a line break between its lines.
    let log: String?
    /// Whether nothing is broken: a file that another one hides, or a feature of a later version.
    let isHarmless: Bool

    init(_ fault: PluginFault) {
        isHarmless = fault.kind == .shadowed || fault.kind == .unknownFeature
        message = fault.message
        remedy = fault.remedy
        log = nil
    }

    init(_ failure: RenderFailure) {
        isHarmless = false
        message = failure.message
        remedy = failure.remedy
        log = failure.log
    }

    func print(on console: Console) {
        console.complain("emptystates: warning: \(Safe.oneLine(message))")
        if let remedy { console.complain("  remedy: \(Safe.oneLine(remedy))") }
        for line in log?.split(separator: "\n") ?? [] {
            console.complain("  | \(Safe.oneLine(String(line)))")
        }
    }
}
