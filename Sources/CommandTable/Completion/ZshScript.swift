/// The completion script for zsh, by its `_arguments`.
struct ZshScript {
    let schema: CompletionSchema

    /// The script; it can be sourced, or be found on `fpath` as a file named after its main function.
    var lines: [String] {
        let start = [
            "#compdef \(schema.program)",
            "# Completion of \(schema.program) for zsh. To have it in this shell:",
            "#   source <(\(schema.program) completions zsh)",
        ]
        let end = [
            "", "if [[ $funcstack[1] == \(name) ]]; then", "    \(name) \"$@\"", "else",
            "    compdef \(name) \(ShellQuote.posix(schema.program))", "fi",
        ]
        return start + askProgram + schema.places.flatMap(function) + end
    }

    private var name: String { schema.function }

    /// Offers the lines that the program prints, asked with the shared options of the line.
    private var askProgram: [String] {
        [
            "", "# Offers the lines that the program prints.", "\(name)_program() {",
            "    local -a lines expl",
            "    lines=(${(f)\"$(_call_program values ${(q)program} ${(q)common} ${(q)@} 2>/dev/null)\"})",
            "    _wanted values expl value compadd -a - lines", "}",
        ]
    }

    /// A place's function: its options, then its subcommands or its operands.
    private func function(_ place: CompletionSchema.Place) -> [String] {
        var specs = place.options.flatMap(specs)
        let isFamily = !place.subcommands.isEmpty
        if isFamily {
            specs += ["'1: :->command'", "'*:: :->arguments'"]
        } else {
            specs += place.operands.enumerated().map { spec(of: $1, at: $0 + 1) }
        }
        var lines = ["", "\(functionName(place))() {"]
        if place.path.isEmpty { lines += collectCommon }
        if isFamily { lines += ["    local context state state_descr line", "    typeset -A opt_args"] }
        lines.append("    _arguments \(isFamily ? "-C -A '-*' " : "")-s -S : \\")
        lines += specs.enumerated().map { "        " + $1 + ($0 == specs.count - 1 ? "" : " \\") }
        return lines + (isFamily ? dispatch(place) : []) + ["}"]
    }

    private func functionName(_ place: CompletionSchema.Place) -> String {
        ([name] + place.path.map(CompletionSchema.identifier)).joined(separator: "__")
    }

    /// Remembers the shared options of the line, since `_arguments` hides what precedes a command.
    private var collectCommon: [String] {
        let patterns = schema.forwarded.map { ShellQuote.posix($0) }
        let joined = schema.forwarded.filter { $0.hasPrefix("--") }.map { ShellQuote.posix($0 + "=") + "*" }
        var lines = ["    local curcontext=$curcontext program=${(Q)words[1]} index", "    local -a common"]
        if patterns.isEmpty { return lines }
        lines += [
            "    for ((index = 2; index < CURRENT; index++)); do", "        case $words[index] in",
            "            \(patterns.joined(separator: " | ")))",
            "                common+=($words[index] ${~${(Q)words[index + 1]}}) ;;",
            "            \(joined.joined(separator: " | ")))",
            "                common+=(${(Q)words[index]}) ;;",
            "        esac", "    done",
        ]
        return lines
    }

    /// What follows the options of a family: the names of its members, or the arguments of one.
    private func dispatch(_ place: CompletionSchema.Place) -> [String] {
        let names = place.subcommands.map { command in
            "            "
                + ShellQuote.posix(ShellQuote.backslash(command.name, before: ":\\") + ":" + command.summary)
        }
        let calls = place.subcommands.map { command in
            let member = schema.places.first { $0.path == place.path + [command.name] }
            return "            \(ShellQuote.posix(command.name))) \(member.map(functionName) ?? ":") ;;"
        }
        return ["    case $state in", "    command)", "        local -a commands=("] + names
            + [
                "        )", "        _describe -t commands command commands ;;", "    arguments)",
                "        curcontext=${curcontext%:*}-$words[1]:", "        case $words[1] in",
            ] + calls + ["        esac ;;", "    esac"]
    }
}

extension ZshScript {
    /// An option as `_arguments` reads it, one line for each of its forms.
    private func specs(of option: OptionSpec) -> [String] {
        let exclusion = option.isRepeatable ? "*" : "(" + option.flags.joined(separator: " ") + ")"
        let description = "[" + ShellQuote.backslash(option.summary, before: "[]\\") + "]"
        return option.flags.map { flag in
            let isLong = flag.hasPrefix("--")
            let body =
                switch option.form {
                case .flag: description
                case .value(let placeholder):
                    (isLong ? "=" : "+") + description + argument(placeholder, option.completion, ":")
                case .optionalValue(let placeholder):
                    (isLong ? "=-" : "-") + description + argument(placeholder, option.completion, "::")
                }
            return ShellQuote.posix(exclusion + flag + body)
        }
    }

    private func spec(of operand: OperandSpec, at position: Int) -> String {
        let start = operand.takesAll ? "*" : "\(position)"
        let colons = operand.arity == .optional ? "::" : ":"
        return ShellQuote.posix(start + argument(operand.name, operand.completion, colons))
    }

    /// `:message:action`; the action is code in braces, so that it can offer several things.
    private func argument(_ placeholder: String, _ completion: Completion, _ colons: String) -> String {
        colons + ShellQuote.backslash(placeholder, before: ":") + ":"
            + ShellQuote.backslash(action(completion), before: ":")
    }

    /// The command that asks the program, with other arguments behind a slash where there are some.
    private func asking(_ program: [String], behindSlash: [String]?) -> String {
        let plain = "\(name)_program \(ShellQuote.posix(program))"
        guard let behindSlash else { return plain }
        return
            "if [[ $PREFIX == */* ]]; then \(name)_program \(ShellQuote.posix(behindSlash)); else \(plain); fi"
    }

    private func action(_ completion: Completion) -> String {
        var actions: [String] = []
        if let separator = completion.separator, !completion.values.isEmpty {
            let values = completion.values.map { ShellQuote.backslash($0, before: ":[]\\") }
            actions.append(
                "_values -s \(ShellQuote.posix(String(separator))) value \(ShellQuote.posix(values))")
        } else if !completion.values.isEmpty {
            actions.append("compadd - " + ShellQuote.posix(completion.values))
        }
        if let program = completion.program {
            actions.append(asking(program, behindSlash: completion.programBehindSlash))
        }
        switch completion.paths {
        case .none: break
        case .files: actions.append("_files")
        case .directories: actions.append("_files -/")
        }
        return actions.isEmpty ? " " : "{" + actions.joined(separator: "; ") + "}"
    }
}
