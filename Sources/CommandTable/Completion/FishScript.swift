/// The completion script for fish: one `complete` for each option, operand and subcommand.
struct FishScript {
    let schema: CompletionSchema

    /// The script.
    var lines: [String] {
        let start = [
            "# Completion of \(schema.program) for fish. To have it in this shell:",
            "#   \(schema.program) completions fish | source",
        ]
        let all = "complete -c \(ShellQuote.fish(schema.program)) -f"
        return start + [placing, testing, asking, listing, "", all] + schema.places.flatMap(completions)
    }

    var name: String { "_" + schema.function }

    private func completions(_ place: CompletionSchema.Place) -> [String] {
        let at = condition(place, nil)
        let commands = place.subcommands.map { command in
            complete(condition(place, "0")) + " -a \(ShellQuote.fish(ShellQuote.fish(command.name)))"
                + description(command.summary)
        }
        let options = place.options.map { complete(at) + flags($0) + description($0.summary) }
        let operands = place.operands.enumerated().compactMap { index, operand -> String? in
            guard operand.completion != .none else { return nil }
            let start = complete(condition(place, operand.takesAll ? "" : "\(index)"))
            return start + offers(operand.completion)
        }
        return ["", "# \(([schema.program] + place.path).joined(separator: " "))"] + commands + options
            + operands
    }

    private func complete(_ condition: String) -> String {
        "complete -c \(ShellQuote.fish(schema.program)) -n \(condition)"
    }

    /// True at a place and, where a number is given, at that operand.
    private func condition(_ place: CompletionSchema.Place, _ operand: String?) -> String {
        let words = "\(name)_at \(ShellQuote.fish(place.name))"
        return ShellQuote.fish(operand.map { $0.isEmpty ? words : words + " " + $0 } ?? words)
    }

    private func description(_ summary: String) -> String { " -d \(ShellQuote.fish(summary))" }

    private func flags(_ option: OptionSpec) -> String {
        let short = option.short.map { " -s \(ShellQuote.fish(String($0)))" } ?? ""
        let names = short + " -l \(ShellQuote.fish(option.name))"
        return switch option.form {
        case .flag: names
        case .value: names + " -r" + offers(option.completion)
        case .optionalValue: names + offers(option.completion)
        }
    }

    /// The command that asks the program, with other arguments behind a slash where there are some.
    private func asking(_ program: [String], behindSlash: [String]?) -> String {
        let plain = "\(name)_program \(ShellQuote.fish(program))"
        guard let behindSlash else { return plain }
        return "if string match -q '*/*' -- (commandline -ct); "
            + "\(name)_program \(ShellQuote.fish(behindSlash)); else; \(plain); end"
    }

    /// `-F` or `-f` for files or none, and `-a` with what else is offered.
    private func offers(_ completion: Completion) -> String {
        var words: [String] = []
        if let separator = completion.separator {
            let quoted = ([String(separator)] + completion.values)
            words.append("(\(name)_list \(ShellQuote.fish(quoted)))")
        } else {
            words += completion.values.map { ShellQuote.fish($0) }
        }
        if let program = completion.program {
            words.append("(" + asking(program, behindSlash: completion.programBehindSlash) + ")")
        }
        if completion.paths == .directories { words.append("(__fish_complete_directories)") }
        let files = completion.paths == .files ? " -F" : " -f"
        return words.isEmpty ? files : files + " -a " + ShellQuote.fish(words.joined(separator: " "))
    }
}
