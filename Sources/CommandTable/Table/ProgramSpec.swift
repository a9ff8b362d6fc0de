/// What the table knows of the program, without what its commands run.
public struct ProgramSpec: Sendable {
    /// The program's name as it is typed.
    public var name: String
    /// Its version, such as `1.0.0`.
    public var version: String
    /// What it does, in one sentence without a full stop.
    public var summary: String
    /// More about it, in paragraphs with an empty line between them.
    public var discussion: String
    /// Command lines to learn from.
    public var examples: [Example]
    /// The options that are valid for every command; the parser adds `--help` and `--version` to them.
    public var options: [OptionSpec]
    /// The commands in the order of the help.
    public var commands: [CommandSpec]
    /// What `help` knows besides the commands.
    public var topics: [HelpTopic]
}

extension ProgramSpec {
    /// `-h, --help`, which is valid everywhere.
    static let help = OptionSpec(name: "help", short: "h", form: .flag, summary: "Show this help") {
        _ throws(ValueError) in
    }

    /// `--version`, which is valid everywhere and shown with the program's own options.
    static let version = OptionSpec(name: "version", form: .flag, summary: "Show the version") {
        _ throws(ValueError) in
    }

    /// The commands with `help`, which every program has.
    var allCommands: [CommandSpec] {
        let names = commands.map(\.name) + topics.map(\.name)
        let placeholder = topics.isEmpty ? "COMMAND" : "COMMAND|TOPIC"
        let help = CommandSpec(
            name: "help", summary: "Explain a command or a topic",
            operands: {
                let words = ValueType.oneOf(names, placeholder: placeholder)
                var operand = OperandSpec(
                    .many, words, "The command or topic to explain; the program itself if none")
                operand.choices = []
                return [operand]
            })
        return commands + [help]
    }

    /// The commands along a path such as `["snapshot", "verify"]`, outermost first; nil if there is none.
    func commands(along path: [String]) -> [CommandSpec]? {
        var found: [CommandSpec] = []
        var known = allCommands
        for name in path {
            guard let command = known.first(where: { $0.name == name }) else { return nil }
            found.append(command)
            known = command.subcommands
        }
        return found
    }

    /// Every command with its path, in the order of the help, families before their members.
    var allPaths: [(path: [String], command: CommandSpec)] {
        func walk(_ commands: [CommandSpec], _ path: [String]) -> [(path: [String], command: CommandSpec)] {
            commands.flatMap { [(path + [$0.name], $0)] + walk($0.subcommands, path + [$0.name]) }
        }
        return walk(allCommands, [])
    }

    /// The options valid at a path: the command's own, its family's, the shared ones, and `--help`.
    func options(along path: [String]) -> (own: [OptionSpec], common: [OptionSpec]) {
        let own = (commands(along: path) ?? []).reversed().flatMap(\.options)
        return (own, options + [Self.help] + (path.isEmpty ? [Self.version] : []))
    }
}
