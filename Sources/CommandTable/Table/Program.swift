/// A program as a table of commands, from which the parser, the help, the completions and the manual come.
public struct Program<Context>: Sendable {
    /// The table.
    public let spec: ProgramSpec
    /// The commands in the order of the help.
    public let commands: [Command<Context>]

    /// A program whose `options` are valid for every command; `help`, `--help` and `--version` are added.
    public init(
        name: String, version: String, summary: String, discussion: String = "", examples: [Example] = [],
        options: OptionList = [], commands: [Command<Context>], topics: [HelpTopic] = []
    ) {
        self.commands = commands
        spec = ProgramSpec(
            name: name, version: version, summary: summary, discussion: discussion, examples: examples,
            options: options.specs, commands: commands.map(\.spec), topics: topics)
    }

    /// What a command line asks for.
    public enum Invocation: Sendable {
        /// Run this command.
        case run(Command<Context>, Parsed)
        /// Print that page of the help.
        case help(HelpPage)
        /// Print the program's name and version.
        case version
    }

    /// Reads the arguments, those after the program's name; nothing is run yet.
    public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        switch try CommandLineParser(program: spec).parse(arguments) {
        case .version: return .version
        case .help(let page): return .help(page)
        case .run(let parsed):
            guard let command = command(at: parsed.command), command.run != nil else {
                return .help(.command(parsed.command))
            }
            return .run(command, parsed)
        }
    }

    /// The command at a path such as `["snapshot", "verify"]`.
    func command(at path: [String]) -> Command<Context>? {
        var found: Command<Context>?
        var known = commands
        for name in path {
            guard let next = known.first(where: { $0.name == name }) else { return nil }
            found = next
            known = next.subcommands
        }
        return found
    }
}

extension Command {
    /// The word that calls it.
    public var name: String { spec.name }
}

extension Program {
    /// A page of the help, wrapped to that many columns (at least 40), with a final line break.
    public func help(_ page: HelpPage, width: Int) -> String {
        HelpFormatter(spec, width: width).text(page)
    }

    /// `emptystates 1.0.0`, with a line break.
    public var versionLine: String { "\(spec.name) \(spec.version)\n" }

    /// The completion script for a shell, with a final line break.
    public func completionScript(for shell: Shell) -> String {
        CompletionSchema(spec).script(for: shell)
    }

    /// The manual page in mdoc; `date` is the release's, as `November 30, 2026`.
    public func manPage(date: String) -> String {
        ManPage(spec, date: date).text
    }
}
