/// Reads command lines by the table; it knows names and values, and runs nothing.
struct CommandLineParser {
    /// What a command line asks for.
    enum Outcome {
        case run(Parsed)
        case help(HelpPage)
        case version
    }

    let program: ProgramSpec

    /// Reads the arguments, those after the program's name.
    func parse(_ arguments: [String]) throws(UsageError) -> Outcome {
        if arguments.isEmpty { return .help(.program) }
        let mayAsk = arguments.prefix { $0 != "--" }
        if mayAsk.contains("--help") || mayAsk.contains("-h") { return .help(try askedPage(mayAsk)) }
        if mayAsk.contains("--version") { return .version }
        var scan = ArgumentScan(program: program, arguments: arguments)
        try scan.run()
        if scan.asksForHelp { return .help(scan.path.isEmpty ? .program : .command(scan.path)) }
        if scan.path == ["help"] { return .help(try page(named: scan.words)) }
        return .run(try scan.parsed())
    }

    /// The page for `--help` somewhere among the arguments: that of the command, whatever else is wrong.
    private func askedPage(_ arguments: ArraySlice<String>) throws(UsageError) -> HelpPage {
        var scan = ArgumentScan(program: program, arguments: Array(arguments))
        scan.isLenient = true
        try scan.run()
        return scan.path.isEmpty ? .program : .command(scan.path)
    }

    /// The page for the words behind `help`.
    private func page(named words: [String]) throws(UsageError) -> HelpPage {
        guard let first = words.first else { return .program }
        if program.commands(along: words) != nil { return .command(words) }
        if words.count == 1, program.topics.contains(where: { $0.name == first }) { return .topic(first) }
        let isFamily =
            program.commands(along: [first]).map { !($0.last?.subcommands.isEmpty ?? true) } ?? false
        if isFamily {
            var scan = ArgumentScan(program: program, arguments: words)
            try scan.run()
        }
        let known = program.allCommands.map(\.name) + program.topics.map(\.name)
        throw UsageError(
            "no help on " + UsageError.quoted(words.joined(separator: " ")),
            hint: UsageHint.nearest(first, among: known), command: ["help"],
            usage: UsageLine.lines(of: program, along: ["help"]))
    }
}
