import CommandTable

/// Swift Testing has a type of this name too.
typealias ExitStatus = CommandTable.ExitStatus

/// What the sample's commands write to.
struct SampleContext {
    var output: [String] = []
}

enum Bars: String, CaseIterable, Sendable {
    case shown, hidden
}

extension Option where Value == Bool {
    static var quiet: Self { Self("quiet", short: "q", summary: "Say nothing but errors") }
    static var all: Self { Self("all", short: "a", summary: "Take every entry") }
}

extension Option where Value == String? {
    static var catalog: Self {
        Self("catalog", value: .directory("DIR"), summary: "The folder of the catalogue")
    }
    static var renderer: Self {
        Self(
            "renderer", short: "r", value: .text("NAME", completion: .program(["renderers"])),
            summary: "The renderer's name [it's \"text\" on a terminal: see 'renderers']")
    }
    static var output: Self {
        Self("output", short: "o", value: .file(), summary: "Write here; - is standard output")
    }
}

extension Option where Value == Bars {
    static var bars: Self {
        Self("bars", value: .oneOf(Bars.self), default: .hidden, summary: "The status and navigation bars")
    }
}

extension Option where Value == [String] {
    static var tags: Self {
        Self("tag", short: "t", each: .text("TAG"), summary: "Only entries with this tag")
    }
    static var purposes: Self {
        Self(
            "purpose", each: .oneOf(["search", "inbox", "offline"], placeholder: "PURPOSE"),
            summary: "Only entries of this purpose")
    }
}

extension Option where Value == OptionalValue<[String]> {
    static var json: Self {
        Self(
            "json", optionalValue: .list(of: .oneOf(["id", "app", "title"], placeholder: "FIELD")),
            summary: "Print JSON, with these fields only")
    }
}

extension Option where Value == Int? {
    static var width: Self { Self("width", short: "w", value: .integer(in: 20...), summary: "Columns") }
}

extension Option where Value == Double {
    static var scale: Self {
        Self("text-scale", value: .decimal(in: 0.5...4), default: 1, summary: "Factor on every font size")
    }
}

extension Option where Value == String {
    static var target: Self { Self("target", required: .directory(), summary: "The folder to write into") }
}

extension Operand where Value == String {
    static var entry: Self {
        Self(
            .text(
                "ID[/STATE]", completion: Completion.program(["list"], behindSlash: ["states"]).or(.file)),
            summary: "The entry, or the path of a YAML file")
    }
}

extension Operand where Value == [String] {
    static var entries: Self {
        Self(many: .text("ID", completion: .program(["list"])), summary: "The entries, all if there is none")
    }
    static var words: Self { Self(oneOrMore: .text("WORD"), summary: "What to look for") }
}

extension Operand where Value == String? {
    static var state: Self { Self(optional: .text("STATE"), summary: "One of its states") }
}

extension Operand where Value == Shell {
    static var shell: Self { Self(.oneOf(Shell.self, placeholder: "SHELL"), summary: "The shell") }
}

extension Command where Context == SampleContext {
    static var list: Self {
        Self(
            name: "list", summary: "List the entries",
            examples: [Example("sample list --json=id | jq '.[].id'", "Every identifier")],
            options: OptionList(.tags, .purposes, .json, .all)
        ) { parsed, context in
            context.output = parsed[.tags]
            return .done
        }
    }

    static var show: Self {
        Self(
            name: "show", summary: "Show an entry as it looks in an app",
            discussion: """
                Colours are used on a terminal. Otherwise the text is plain, so that it can be piped on.

                  sample show airbnb | less

                The last paragraph is not about 'anything'.
                """,
            examples: [Example("sample show airbnb", "Show one entry")],
            options: OptionList(.renderer, .width) + OptionList(.bars, .scale).section("SCENE OPTIONS"),
            operands: OperandList(.entry)
        ) { parsed, context throws(CommandFailure) in
            guard parsed[.entry] != "nothing" else { throw parsed.wrongUsage("'nothing' cannot be shown") }
            context.output = [parsed[.entry], parsed[.bars].rawValue]
            return .done
        }
    }

    static var search: Self {
        Self(name: "search", summary: "Search", operands: OperandList(.words)) { _, _ in .finding }
    }

    static var export: Self {
        Self(
            name: "export", summary: "Export pages", options: OptionList(.target, .output),
            operands: OperandList(.entries)
        ) { _, _ in .done }
    }

    static var completions: Self {
        Self(name: "completions", summary: "Print a completion script", operands: OperandList(.shell)) {
            parsed, context in
            context.output = [Program.sample.completionScript(for: parsed[.shell])]
            return .done
        }
    }

    static var snapshot: Self {
        let verify = Self(
            name: "verify", summary: "Compare with the goldens", operands: OperandList(.entries)
        ) { parsed, context in
            context.output = parsed.command
            return .done
        }
        let prune = Self(name: "prune", summary: "Remove orphans", options: OptionList(.all)) { _, _ in .done
        }
        return Self(
            name: "snapshot", summary: "Compare renderings with goldens", options: OptionList(.renderer),
            subcommands: [verify, prune])
    }

    static var copy: Self {
        Self(name: "copy", summary: "Copy", operands: OperandList(.entry, .state)) { parsed, context in
            context.output = [parsed[.entry], parsed[.state] ?? "none"]
            return .done
        }
    }
}

extension Program where Context == SampleContext {
    static var sample: Self {
        Self(
            name: "sample", version: "1.2.3", summary: "Browse empty states",
            discussion: "Every entry is a file. A renderer makes something of it.",
            examples: [Example("sample list", "All there is")], options: OptionList(.catalog, .quiet),
            commands: [.list, .show, .search, .export, .completions, .snapshot, .copy],
            topics: [
                HelpTopic(
                    name: "environment", summary: "Variables that are read",
                    body:
                        "These are read:\n\n    NO_COLOR   no colours\n    .hidden    'a dot'\n\nÜber alles."),
                HelpTopic(name: "exit-status", summary: "What the exit status says", body: "0 is done."),
            ])
    }
}
