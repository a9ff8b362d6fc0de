import CommandTable
import Conformance
import Diagnostics
import FileSystem
import PluginHost
import Rendering

/// The options and operands of `conformance`.
enum ConformanceOptions {
    static let matrix = Option("matrix", summary: "Render the catalogue, and not the cases")
    static let list = Option("list", summary: "Print the cases, and run none")
    static let markdown = Option(
        "markdown", summary: "With --list, print them as a chapter of documentation")
    static let cases = Option(
        "case", each: .text("GLOB", completion: .values(ConformanceSuite.all.map(\.name))),
        summary: "Only the cases whose names match, as 'Required.*' or 'HostileText.Bidi'")
    static let knownFailures = Option(
        "known-failures", value: .file(), summary: "A list of cases that are known to fail")
    static let junit = Option(
        "junit", value: .file(),
        summary: "Write the results as JUnit's XML; - is standard output, in place of the report")

    static let dumpRequest = Option(
        "dump-request", summary: "Print the request of the one case that --case names, and run nothing")

    static let renderers = Operand(
        many: .text("RENDERER", completion: .program(["renderers", "--names"])),
        summary: "The renderers, by name; with --matrix all of them where none is named")

    /// The largest list of known failures, in bytes.
    private static let listLimit = 1 << 20

    /// Refuses options that do not go together.
    static func check(_ parsed: Parsed) throws(CommandFailure) {
        let modes = [
            (list, "--list"), (matrix, "--matrix"), (dumpRequest, "--dump-request"),
        ].filter { parsed[$0.0] }.map(\.1)
        if modes.count > 1 {
            throw parsed.wrongUsage("\(modes[0]) and \(modes[1]) exclude each other")
        }
        if parsed[markdown], !parsed[list] { throw parsed.wrongUsage("--markdown needs --list") }
        try checkOutput(parsed)
        if let mode = modes.first {
            if parsed.isGiven(knownFailures) {
                throw parsed.wrongUsage("\(mode) has no known failures")
            }
            if parsed.isGiven(junit) { throw parsed.wrongUsage("\(mode) and --junit exclude each other") }
        }
        if parsed[matrix], parsed.isGiven(cases) {
            throw parsed.wrongUsage("--matrix and --case exclude each other")
        }
        if modes.isEmpty, parsed[renderers].isEmpty {
            throw parsed.wrongUsage("name a renderer", hint: "see 'emptystates renderers'")
        }
    }

    /// Refuses two forms for one standard output.
    private static func checkOutput(_ parsed: Parsed) throws(CommandFailure) {
        guard parsed[.json] else { return }
        if parsed[markdown] { throw parsed.wrongUsage("--markdown and --json exclude each other") }
        if parsed[dumpRequest] {
            throw parsed.wrongUsage("--dump-request and --json exclude each other")
        }
        if parsed[junit] == "-" {
            throw parsed.wrongUsage(
                "--json and --junit - both need standard output", hint: "give --junit a file")
        }
    }

    /// The case whose request is to be printed.
    static func oneCase(_ parsed: Parsed) throws(CommandFailure) -> ConformanceCase {
        let found = try cases(parsed)
        guard found.count == 1, let only = found.first else {
            throw parsed.wrongUsage(
                "--dump-request prints the request of one case, and not of \(found.count)",
                hint: "name it with --case NAME; see 'emptystates conformance --list'")
        }
        return only
    }

    /// The cases that the patterns name, in the order of the suite; all where there is none.
    static func cases(_ parsed: Parsed) throws(CommandFailure) -> [ConformanceCase] {
        let patterns = parsed[cases]
        guard !patterns.isEmpty else { return ConformanceSuite.all }
        var names: Set<String> = []
        for pattern in patterns {
            let found = ConformanceSuite.cases(matching: pattern)
            guard !found.isEmpty else {
                let near = ConformanceSuite.nearestName(to: pattern).map { "did you mean '\($0)'?" }
                throw parsed.wrongUsage(
                    "no case is called '\(pattern)'", hint: near ?? "see 'emptystates conformance --list'")
            }
            names.formUnion(found.map(\.name))
        }
        return ConformanceSuite.all.filter { names.contains($0.name) }
    }

    /// The renderers that are named, each once; where none is, those that are built in and found.
    static func renderers(
        _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> [any Renderer] {
        let names = parsed[renderers]
        guard !names.isEmpty else {
            return context.registry.renderers + (try found(parsed, context))
        }
        var renderers: [any Renderer] = []
        for (index, name) in names.enumerated() where !names[..<index].contains(name) {
            renderers.append(try PluginOptions.renderer(named: name, parsed, context))
        }
        return renderers
    }

    /// The renderers that are programs.
    private static func found(
        _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> [any Renderer] {
        let files = try PluginOptions.host(parsed, context).search.list().plugins
        var renderers: [any Renderer] = []
        for file in files {
            renderers.append(try PluginOptions.renderer(named: file.name, parsed, context))
        }
        return renderers
    }

    /// The list that `--known-failures` names.
    static func known(_ parsed: Parsed) throws(CommandFailure) -> KnownFailures {
        guard let file = parsed[knownFailures] else { return KnownFailures() }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(file, limit: listLimit)
        } catch {
            throw .failed(
                .couldNotRun, "cannot read \(file): \(error.reason)",
                remedy: "--known-failures names a file with a case on each line; it may be empty")
        }
        do throws(KnownFailures.Problem) {
            return try KnownFailures(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .failed(.couldNotRun, "\(file):\(error.line): \(error.message)")
        }
    }
}
