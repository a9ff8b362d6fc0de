/// The help as plain text, without any escape code.
struct HelpFormatter {
    private let program: ProgramSpec
    private let width: Int

    /// Help of that width in columns, at least 40; lines that are typed, such as examples, are never broken.
    init(_ program: ProgramSpec, width: Int) {
        self.program = program
        self.width = width
    }

    /// A page, with a final line break; the program's own for a page that does not exist.
    func text(_ page: HelpPage) -> String {
        switch page {
        case .program: return programPage
        case .command(let path):
            guard let command = program.commands(along: path)?.last else { return programPage }
            return text(of: command, along: path)
        case .topic(let name):
            guard let topic = program.topics.first(where: { $0.name == name }) else { return programPage }
            return text(of: topic)
        }
    }

    private var programPage: String {
        var page = HelpLines(width: width)
        page.paragraph(program.summary, indentation: 0)
        page.heading("USAGE")
        page.usage(UsageLine.words(of: program, along: []))
        add(program.examples, to: &page)
        add("COMMANDS", program.allCommands.map { ($0.name, $0.summary) }, to: &page)
        add("COMMON OPTIONS", program.options(along: []).common.map(row), to: &page)
        add("HELP TOPICS", program.topics.map { ($0.name, $0.summary) }, to: &page)
        if !program.discussion.isEmpty {
            page.heading("DISCUSSION")
            page.prose(program.discussion, indentation: 2)
        }
        page.line("", indentation: 0)
        page.paragraph("See '\(program.name) help COMMAND' for one command.", indentation: 0)
        return page.text
    }

    private func text(of command: CommandSpec, along path: [String]) -> String {
        var page = HelpLines(width: width)
        page.paragraph(command.summary, indentation: 0)
        page.heading("USAGE")
        page.usage(UsageLine.words(of: program, along: path))
        add(command.examples, to: &page)
        add("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.summary) }, to: &page)
        add("ARGUMENTS", command.operands.map(row), to: &page)
        let (own, common) = program.options(along: path)
        for section in Self.sections(of: own) { add(section.heading, section.options.map(row), to: &page) }
        add("COMMON OPTIONS", common.map(row), to: &page)
        if !command.discussion.isEmpty {
            page.heading("DISCUSSION")
            page.prose(command.discussion, indentation: 2)
        }
        return page.text
    }

    private func text(of topic: HelpTopic) -> String {
        var page = HelpLines(width: width)
        page.paragraph(topic.summary, indentation: 0)
        page.line("", indentation: 0)
        page.prose(topic.body, indentation: 0)
        return page.text
    }

    private func add(_ heading: String, _ rows: [HelpLines.Row], to page: inout HelpLines) {
        guard !rows.isEmpty else { return }
        page.heading(heading)
        page.rows(rows)
    }

    private func add(_ examples: [Example], to page: inout HelpLines) {
        guard !examples.isEmpty else { return }
        page.heading("EXAMPLES")
        for example in examples {
            page.paragraph(example.summary + ":", indentation: 2)
            page.line("$ " + example.line, indentation: 4)
        }
    }

    private func row(_ option: OptionSpec) -> HelpLines.Row {
        ((option.short.map { "-\($0), " } ?? "    ") + option.synopsis, option.details)
    }

    private func row(_ operand: OperandSpec) -> HelpLines.Row {
        (operand.name, operand.details)
    }
}

extension HelpFormatter {
    /// Options by the headings of their sections, in the order in which these appear.
    static func sections(of options: [OptionSpec]) -> [(heading: String, options: [OptionSpec])] {
        var sections: [(heading: String, options: [OptionSpec])] = []
        for option in options {
            let heading = option.section ?? "OPTIONS"
            if let index = sections.firstIndex(where: { $0.heading == heading }) {
                sections[index].options.append(option)
            } else {
                sections.append((heading, [option]))
            }
        }
        return sections
    }
}
