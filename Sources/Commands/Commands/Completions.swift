import CommandTable

extension Operand where Value == Shell {
    static let shell = Operand(.oneOf(Shell.self), summary: "The shell")
}

extension ProgramCommand {
    static let completions = ProgramCommand(
        name: "completions", summary: "Print the completion script of a shell",
        examples: [
            Example("source <(emptystates completions bash)", "In bash, for this session"),
            Example(
                "emptystates completions fish > ~/.config/fish/completions/emptystates.fish",
                "In fish, for good"),
        ],
        operands: OperandList(.shell)
    ) { parsed, context in
        context.console.print(CommandLineProgram.table.completionScript(for: parsed[.shell]), terminator: "")
        return .done
    }

    static let manual = ProgramCommand(
        name: "man", summary: "Print the manual page",
        examples: [Example("emptystates man | man -l -", "Read it")]
    ) { _, context in
        context.console.print(CommandLineProgram.table.manPage(date: Release.date), terminator: "")
        return .done
    }
}
