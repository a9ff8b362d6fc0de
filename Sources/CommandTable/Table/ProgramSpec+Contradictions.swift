extension ProgramSpec {
    /// What makes no sense in the table, one sentence each; a program's tests expect none.
    ///
    /// Two options of one name or letter at one place, two commands or topics of one name, an operand that
    /// can never be reached, and an example that does not parse.
    public var contradictions: [String] {
        let names = allCommands.map(\.name) + topics.map(\.name)
        return Self.repeated(names).map { "two commands or topics are called '\($0)'" }
            + allPaths.flatMap { contradictions(of: $0.command, along: $0.path) }
            + examples.compactMap(fault)
    }

    private func contradictions(of command: CommandSpec, along path: [String]) -> [String] {
        let (own, common) = options(along: path)
        let place = " of '\(path.joined(separator: " "))'"
        let flags = Self.repeated((own + common).flatMap(\.flags)).map { "two options\(place) are '\($0)'" }
        let members = Self.repeated(command.subcommands.map(\.name)).map { "two members\(place) are '\($0)'" }
        let operands = Self.repeated(command.operands.map(\.name)).map { "two operands\(place) are '\($0)'" }
        let unreachable = command.operands.dropLast().filter(\.takesAll).map { operand in
            "operand \(operand.name)\(place) leaves nothing for those behind it"
        }
        return flags + members + operands + unreachable + command.examples.compactMap(fault)
    }

    /// Why an example would not run, as far as its first command goes, up to a shell operator.
    private func fault(of example: Example) -> String? {
        let words = example.line.split(separator: " ").map(String.init)
        guard words.first == name else { return nil }
        let arguments = words.dropFirst().prefix {
            !["|", ">", ">>", "<", "&&", "||", ";", "#"].contains($0)
        }
        do throws(UsageError) {
            _ = try CommandLineParser(program: self).parse(Array(arguments))
            return nil
        } catch {
            return "example '\(example.line)' fails: \(error.message)"
        }
    }

    private static func repeated(_ names: [String]) -> [String] {
        names.enumerated().filter { names[..<$0.offset].contains($0.element) }.map(\.element)
    }
}
