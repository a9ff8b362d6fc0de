/// How a command is called, as `emptystates show [OPTIONS] ID[/STATE]`.
enum UsageLine {
    /// The usage line of the program or of a command.
    static func lines(of program: ProgramSpec, along path: [String]) -> [String] {
        [words(of: program, along: path).joined(separator: " ")]
    }

    /// Its parts, each of which stays whole when the line is broken.
    static func words(of program: ProgramSpec, along path: [String]) -> [String] {
        let start = [program.name] + path
        guard let command = program.commands(along: path)?.last else {
            return start + ["[OPTIONS]", "COMMAND"]
        }
        let required = program.options(along: path).own.filter(\.isRequired).map(\.synopsis)
        if !command.subcommands.isEmpty {
            let names = command.subcommands.map(\.name)
            let alternatives = names.enumerated().map { index, name in
                (index == 0 ? "(" : "") + name + (index == names.count - 1 ? ")" : " |")
            }
            return start + alternatives + ["[OPTIONS]"]
        }
        return start + ["[OPTIONS]"] + required + command.operands.map(\.synopsis)
    }
}
