/// The manual page in mdoc, for `mandoc` and for `groff`.
struct ManPage {
    private let program: ProgramSpec
    private let date: String

    /// The page of a program; `date` is the release's, as `November 30, 2026`, since a page has to bear one.
    init(_ program: ProgramSpec, date: String) {
        self.program = program
        self.date = date
    }

    /// The source of the page, with a final line break.
    var text: String {
        var lines = [
            ".Dd " + Roff.escape(date), ".Dt \(Roff.escape(program.name.uppercased())) 1", ".Os",
            ".Sh NAME", ".Nm " + Roff.argument(program.name), ".Nd " + Roff.escape(program.summary),
            ".Sh SYNOPSIS", ".Nm", ".Op Ar OPTIONS", ".Ar COMMAND", ".Nm", ".Cm help", ".Op Ar COMMAND",
            ".Sh DESCRIPTION",
        ]
        lines += prose(program.discussion.isEmpty ? program.summary + "." : program.discussion)
        lines += [".Sh COMMANDS"] + program.allPaths.flatMap { section(of: $0.command, along: $0.path) }
        lines += [".Sh COMMON OPTIONS"] + list(program.options(along: []).common)
        for topic in orderedTopics { lines += [".Sh " + title(of: topic)] + prose(topic.body) }
        if !program.examples.isEmpty { lines += [".Sh EXAMPLES"] + examples(program.examples) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// One command: usage, summary, arguments, options, examples.
    private func section(of command: CommandSpec, along path: [String]) -> [String] {
        let usage = UsageLine.words(of: program, along: path).joined(separator: " ")
        var lines = [".Ss " + Roff.escape(path.joined(separator: " "))]
        lines += [".Bd -ragged", ".Li " + Roff.argument(usage), ".Ed", ".Pp"]
        lines += prose(command.summary + ".")
        if !command.operands.isEmpty {
            lines += [".Bl -tag -width Ds"]
            for operand in command.operands {
                lines += [".It Ar " + Roff.argument(operand.name)] + Roff.prose(operand.details + ".")
            }
            lines += [".El"]
        }
        lines += list(command.options)
        if !command.discussion.isEmpty { lines += [".Pp"] + prose(command.discussion) }
        if !command.examples.isEmpty { lines += [".Pp"] + examples(command.examples) }
        return lines
    }

    /// Options with what they do.
    private func list(_ options: [OptionSpec]) -> [String] {
        guard !options.isEmpty else { return [] }
        let items = options.flatMap { [".It " + term(of: $0)] + Roff.prose($0.details + ".") }
        return [".Bl -tag -width Ds"] + items + [".El"]
    }

    /// `Fl w , Fl -width Ar N`.
    private func term(of option: OptionSpec) -> String {
        let short = option.short.map { "Fl \(Roff.escape(String($0))) , " } ?? ""
        let long = "Fl " + Roff.escape("-" + option.name)
        switch option.form {
        case .flag: return short + long
        case .value(let placeholder): return short + long + " Ar " + Roff.argument(placeholder)
        case .optionalValue(let placeholder):
            return short + long + " Ns Oo = Ns Ar " + Roff.argument(placeholder) + " Oc"
        }
    }

    private func examples(_ examples: [Example]) -> [String] {
        examples.enumerated().flatMap { index, example in
            (index == 0 ? [] : [".Pp"]) + Roff.prose(example.summary + ":") + literal([example.line])
        }
    }

    private func prose(_ text: String) -> [String] {
        Prose(text).blocks.enumerated().flatMap { index, block in
            switch block {
            case .paragraph(let text): (index == 0 ? [] : [".Pp"]) + Roff.prose(text)
            case .literal(let lines): literal(lines)
            case .list(let items):
                [".Bl -tag -width Ds"]
                    + items.flatMap { [".It " + Roff.argument($0.term)] + Roff.prose($0.text) } + [".El"]
            }
        }
    }

    private func literal(_ lines: [String]) -> [String] {
        [".Bd -literal -offset indent"] + lines.map { Roff.line($0) } + [".Ed"]
    }

    private func title(of topic: HelpTopic) -> String {
        let title = topic.name.uppercased().split(separator: "-").joined(separator: " ")
        // As mdoc calls that section, and as readers look for it.
        return title == "EXIT CODES" ? "EXIT STATUS" : Roff.escape(title)
    }

    /// The topics, those whose title is one of mdoc's own last and in mdoc's order.
    private var orderedTopics: [HelpTopic] {
        let conventional = ["ENVIRONMENT", "FILES", "EXIT STATUS"]
        let others = program.topics.filter { !conventional.contains(title(of: $0)) }
        return others + conventional.flatMap { name in program.topics.filter { title(of: $0) == name } }
    }
}
