/// The table as the completion scripts need it: every place on a command line, with what can follow.
struct CompletionSchema {
    /// A place: the program itself, a family of commands, or a command.
    struct Place {
        /// The words that lead there; none for the program itself.
        let path: [String]
        let subcommands: [CommandSpec]
        let options: [OptionSpec]
        let operands: [OperandSpec]

        /// The words that lead there, with a space between them.
        var name: String { path.joined(separator: " ") }
    }

    /// The program's name as it is typed.
    let program: String
    /// The places, the program itself first.
    let places: [Place]
    /// The flags of shared options with a value, which the program is given when it is asked for values:
    /// `emptystates --catalog DIR show <Tab>` offers what is in `DIR`.
    let forwarded: [String]

    /// The schema of a program.
    init(_ program: ProgramSpec) {
        self.program = program.name
        forwarded = program.options.filter(\.takesNextArgument).flatMap(\.flags)
        let root = Place(
            path: [], subcommands: program.allCommands, options: program.options(along: []).common,
            operands: [])
        places =
            [root]
            + program.allPaths.filter { $0.path != ["help"] }.map { path, command in
                let (own, common) = program.options(along: path)
                return Place(
                    path: path, subcommands: command.subcommands, options: own + common,
                    operands: command.operands)
            } + Self.placesOfHelp(program)
    }

    /// The places behind `help`: all commands and topics, and the members of each family behind its name.
    private static func placesOfHelp(_ program: ProgramSpec) -> [Place] {
        let topics = program.topics.map { CommandSpec(name: $0.name, summary: $0.summary) }
        let families = program.allPaths.filter { !$0.command.subcommands.isEmpty }
        let members = [([], program.commands + topics)] + families.map { ($0.path, $0.command.subcommands) }
        let options = program.options(along: ["help"]).common
        return members.map { path, commands in
            Place(path: ["help"] + path, subcommands: commands, options: options, operands: [])
        }
    }

    /// The completion script for a shell, with a final line break.
    func script(for shell: Shell) -> String {
        let lines =
            switch shell {
            case .bash: BashScript(schema: self).lines
            case .zsh: ZshScript(schema: self).lines
            case .fish: FishScript(schema: self).lines
            }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A name as shells allow it in the name of a function.
    static func identifier(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    /// The name that the functions of a script begin with: `_emptystates`.
    var function: String {
        "_" + Self.identifier(program)
    }
}

extension OptionSpec {
    /// Every way to write the option: `-w` and `--width`.
    var flags: [String] { (short.map { ["-\($0)"] } ?? []) + [flag] }
}
