/// The completion script for bash; it reads `COMP_WORDS` itself, where `=` is a word of its own.
struct BashScript {
    let schema: CompletionSchema

    /// The script.
    var lines: [String] {
        var lines = [
            "# shellcheck shell=bash",
            "# Completion of \(schema.program) for bash. To have it in this shell:",
            "#   source <(\(schema.program) completions bash)",
        ]
        lines += function(
            "takes_value", "Whether an option ($2) of a command ($1) takes the next word.", takesValue)
        lines += function(
            "enters", "Whether a word ($2) behind a command ($1) is one of its subcommands.", enters)
        lines += function("value", "Offers values of an option ($2) of a command ($1).", values)
        lines += function("operand", "Offers the operand number $2, from 0, of a command ($1).", operands)
        lines += function("flags", "Offers the options of a command ($1).", flags)
        return lines + [offering, reading, main, "complete -F \(name) \(ShellQuote.posix(schema.program))"]
    }

    var name: String { schema.function }

    /// A function whose body is one `case`.
    private func function(_ suffix: String, _ comment: String, _ arms: [String]) -> [String] {
        ["", "# \(comment)", "\(name)_\(suffix)() {", "    case \"$1:${2-}\" in"]
            + arms.map { "        " + $0 } + ["    esac", "}"]
    }

    private var takesValue: [String] {
        let patterns = schema.places.flatMap { place in
            place.options.filter(\.takesNextArgument).flatMap(\.flags).map { pattern(place, $0) }
        }
        return (patterns.isEmpty ? [] : [patterns.joined(separator: " | ") + ") ;;"]) + ["*) return 1 ;;"]
    }

    private var enters: [String] {
        schema.places.filter { !$0.subcommands.isEmpty }.map { place in
            place.subcommands.map { pattern(place, $0.name) }.joined(separator: " | ") + ") ;;"
        } + ["*) return 1 ;;"]
    }

    private var values: [String] {
        schema.places.flatMap { place in
            place.options.compactMap { option in
                guard option.form != .flag, let action = action(option.completion) else { return nil }
                return option.flags.map { pattern(place, $0) }.joined(separator: " | ") + ") \(action) ;;"
            }
        }
    }

    private var operands: [String] {
        schema.places.flatMap { place in
            if !place.subcommands.isEmpty {
                return [
                    pattern(place, "")
                        + "*) \(name)_words \(ShellQuote.posix(place.subcommands.map(\.name))) ;;"
                ]
            }
            return place.operands.enumerated().compactMap { index, operand in
                guard let action = action(operand.completion) else { return nil }
                return (operand.takesAll ? pattern(place, "") + "*" : pattern(place, "\(index)"))
                    + ") \(action) ;;"
            }
        }
    }

    private var flags: [String] {
        schema.places.map { place in
            pattern(place, "") + ") \(name)_words \(ShellQuote.posix(place.options.map(\.flag))) ;;"
        }
    }

    private func pattern(_ place: CompletionSchema.Place, _ rest: String) -> String {
        ShellQuote.posix(place.name + ":" + rest)
    }

    /// The command that asks the program, with other arguments behind a slash where there are some.
    private func asking(_ program: [String], behindSlash: [String]?) -> String {
        let plain = "\(name)_program \(ShellQuote.posix(program))"
        guard let behindSlash else { return plain }
        return
            "if [[ $current == */* ]]; then \(name)_program \(ShellQuote.posix(behindSlash)); else \(plain); fi"
    }

    /// The commands that offer what a completion says; nil for nothing.
    private func action(_ completion: Completion) -> String? {
        var actions: [String] = []
        // Paths come first, since they decide who quotes what is offered.
        switch completion.paths {
        case .none: break
        case .files: actions.append("\(name)_paths -f")
        case .directories: actions.append("\(name)_paths -d")
        }
        if let separator = completion.separator {
            actions.append("\(name)_next_in_list \(ShellQuote.posix(String(separator)))")
        }
        if !completion.values.isEmpty {
            actions.append("\(name)_words \(ShellQuote.posix(completion.values))")
        }
        if let program = completion.program {
            actions.append(asking(program, behindSlash: completion.programBehindSlash))
        }
        return actions.isEmpty ? nil : actions.joined(separator: "; ")
    }
}
