/// One pass over the arguments: which command, which options with which values, which words are left.
struct ArgumentScan {
    let program: ProgramSpec
    let arguments: [String]
    /// Whether options that are wrong are passed over, as where only the command is looked for.
    var isLenient = false

    /// The command that was found so far.
    private(set) var path: [String] = []
    /// The arguments that are neither options nor commands.
    private(set) var words: [String] = []
    /// Whether `-h` was in a cluster of short options.
    private(set) var asksForHelp = false
    private var occurrences: [String: [String?]] = [:]
    private var next = 0

    init(program: ProgramSpec, arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// Reads all arguments.
    mutating func run() throws(UsageError) {
        var optionsHaveEnded = false
        while next < arguments.count {
            let argument = arguments[next]
            next += 1
            if optionsHaveEnded || !Self.looksLikeOption(argument) {
                try readWord(argument)
            } else if argument == "--" {
                optionsHaveEnded = true
            } else {
                try readOption(argument)
            }
        }
    }

    /// The options that are valid where the scan stands.
    private var options: [OptionSpec] {
        let (own, common) = program.options(along: path)
        return own + common
    }

    /// The commands that can follow, empty where operands follow.
    private var candidates: [CommandSpec] {
        path.isEmpty ? program.allCommands : program.commands(along: path)?.last?.subcommands ?? []
    }

    /// Whether an argument begins with a hyphen and goes on; `-` alone is a word.
    private static func looksLikeOption(_ argument: String) -> Bool {
        argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
    }

    private mutating func readWord(_ word: String) throws(UsageError) {
        let commands = candidates
        if commands.isEmpty {
            words.append(word)
        } else if commands.contains(where: { $0.name == word }) {
            path.append(word)
        } else {
            let kind = path.isEmpty ? "command" : "subcommand"
            throw failure(
                "unknown \(kind) " + UsageError.quoted(word) + place,
                UsageHint.forCommand(word, known: commands.map(\.name), path: path, program: program))
        }
    }

    private mutating func readOption(_ argument: String) throws(UsageError) {
        do throws(UsageError) {
            if argument.utf8.starts(with: "--".utf8) {
                try readLong(argument)
            } else {
                try readCluster(argument)
            }
        } catch {
            if !isLenient { throw error }
        }
    }

    /// `--name`, `--name=value`, `--name value`.
    private mutating func readLong(_ argument: String) throws(UsageError) {
        // Cut as bytes: a = and a combining mark after it are one Character, but still a =.
        let parts = argument.utf8.dropFirst(2).split(
            separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
        ).map { String(Substring($0)) }
        let name = parts[0]
        guard let option = options.first(where: { $0.name == name }) else { throw unknown("--" + name) }
        try record(option, written: "--" + name, attached: parts.count > 1 ? parts[1] : nil)
    }

    /// `-q`, `-qv`, `-n value`, `-nvalue`, `-n=value`.
    private mutating func readCluster(_ argument: String) throws(UsageError) {
        var rest = argument.unicodeScalars.dropFirst()
        while let letter = rest.popFirst() {
            guard let option = options.first(where: { $0.short == Character(letter) }) else {
                throw unknown(
                    rest.count + 2 == argument.unicodeScalars.count ? argument : "-\(letter)")
            }
            var attached: String?
            if rest.first == "=" || (option.takesNextArgument && !rest.isEmpty) {
                attached = String(rest.first == "=" ? rest.dropFirst() : rest)
                rest = rest.suffix(0)
            }
            try record(option, written: "-\(letter)", attached: attached)
        }
    }

    private mutating func record(
        _ option: OptionSpec, written: String, attached: String?
    ) throws(UsageError) {
        if option.name == ProgramSpec.help.name { asksForHelp = true }
        if option.form == .flag, let attached {
            throw failure("option '\(written)' takes no value, not even \(UsageError.quoted(attached))", nil)
        }
        let needsNext = option.takesNextArgument && attached == nil
        let value = needsNext ? try nextArgument(for: option, written) : attached
        do throws(ValueError) {
            try option.check(value)
        } catch {
            let shown = UsageError.quoted(value ?? "")
            throw failure("invalid value \(shown) for '\(written)': \(error.message)", error.hint)
        }
        occurrences[option.name, default: []].append(value)
    }

    /// The argument behind an option.
    ///
    /// One that looks like an option is none, so that a forgotten value does not swallow what follows.
    private mutating func nextArgument(
        for option: OptionSpec, _ written: String
    ) throws(UsageError) -> String {
        let missing = "missing value for '\(written)'"
        let expected =
            option.choices.isEmpty
            ? source(of: option) : "expected one of " + option.choices.joined(separator: ", ")
        guard next < arguments.count else { throw failure(missing, expected) }
        let argument = arguments[next]
        if !Self.looksLikeOption(argument) {
            next += 1
            return argument
        }
        let looksMeant = argument != "--" && !options.contains { $0.flag == argument }
        throw failure(
            missing,
            looksMeant ? "if \(UsageError.quoted(argument)) is its value, join them with '='" : expected)
    }
}

extension ArgumentScan {
    /// The command line that was read, if nothing is missing and nothing left over.
    func parsed() throws(UsageError) -> Parsed {
        if !candidates.isEmpty {
            let names = candidates.map(\.name).joined(separator: ", ")
            throw failure(
                path.isEmpty ? "missing command" : "missing subcommand" + place, "expected one of " + names)
        }
        let operands = try assignedOperands()
        for option in options where isMissing(option) {
            throw failure("missing option '\(option.synopsis)'" + place, source(of: option))
        }
        return Parsed(command: path, program: program, occurrences: occurrences, operands: operands)
    }

    /// The words as the operands of the command, in order.
    private func assignedOperands() throws(UsageError) -> [String: [String]] {
        var operands: [String: [String]] = [:]
        var left = words[...]
        for operand in program.commands(along: path)?.last?.operands ?? [] {
            let taken = operand.takesAll ? left : left.prefix(1)
            left = left.dropFirst(taken.count)
            if operand.isRequired, taken.isEmpty {
                throw failure("missing argument \(operand.name)" + place, nil)
            }
            for word in taken { try check(word, operand) }
            operands[operand.name] = Array(taken)
        }
        if let extra = left.first {
            throw failure("unexpected argument \(UsageError.quoted(extra))" + place, joining(extra))
        }
        return operands
    }

    /// Whether an option has to be given and is not.
    private func isMissing(_ option: OptionSpec) -> Bool {
        option.isRequired && occurrences[option.name] == nil
            && !option.waivers.contains { occurrences[$0] != nil }
    }

    /// Where the values of an option are listed, if the program itself lists them.
    private func source(of option: OptionSpec) -> String? {
        option.completion.program.map { "see '\(([program.name] + $0).joined(separator: " "))'" }
    }

    /// The option that a word which is left over may have been meant for, since it takes its value behind '='.
    private func joining(_ word: String) -> String? {
        let option = options.first { option in
            guard case .optionalValue = option.form else { return false }
            let isBare = occurrences[option.name]?.contains { $0 == nil } ?? false
            return isBare && (try? option.check(word)) != nil
        }
        return option.map { "did you mean '\($0.flag)=\(word)'?" }
    }

    private func check(_ word: String, _ operand: OperandSpec) throws(UsageError) {
        do throws(ValueError) {
            try operand.check(word)
        } catch {
            throw failure("invalid argument \(UsageError.quoted(word))\(place): \(error.message)", error.hint)
        }
    }

    private func unknown(_ written: String) -> UsageError {
        failure(
            "unknown option \(UsageError.quoted(written))" + place,
            UsageHint.forOption(written, known: options, path: path, program: program))
    }

    /// ` for 'snapshot verify'`, or nothing before a command.
    private var place: String {
        path.isEmpty ? "" : " for '\(path.joined(separator: " "))'"
    }

    private func failure(_ message: String, _ hint: String?) -> UsageError {
        UsageError(
            message, hint: hint, command: path, usage: UsageLine.lines(of: program, along: path))
    }
}
