import EmptyDataSet
import SceneModel

/// A word that a line can begin with: a row of the table from which reading and help both come.
struct Instruction: Sendable {
    /// How it is written: `insert N [at SECTION]`.
    let usage: String
    /// What it does.
    let summary: String
    /// Reads what follows the word.
    let read: @Sendable (inout Arguments) throws(Refusal) -> Step

    /// The word.
    var name: String { String(usage.prefix { $0 != " " }) }

    private init(
        _ usage: String, _ summary: String,
        read: @escaping @Sendable (inout Arguments) throws(Refusal) -> Step
    ) {
        self.usage = usage
        self.summary = summary
        self.read = read
    }

    /// Every word, in the order of the help.
    static let all = rows + states + permissions + running + asking
    /// The names of all.
    static let names = all.map(\.name)

    private static let counts = 0...1_000_000

    private static let rows = [
        Instruction("insert N [at SECTION]", "Put rows into a section, and reload") { words throws(Refusal) in
            .insert(try words.word("how many rows").number(1...1_000_000), section: try section(&words))
        },
        Instruction("delete N [at SECTION]", "Take rows out of a section, and reload") {
            words throws(Refusal) in
            .delete(try words.word("how many rows").number(1...1_000_000), section: try section(&words))
        },
        Instruction("sections [N,N...]", "Say how many rows each section has; alone, list them") {
            words throws(Refusal) in
            guard let word = words.next() else { return .listSections }
            return .sections(try word.numbers(counts, limit: 1000))
        },
        Instruction("rows", "List the rows") { _ throws(Refusal) in .rows },
        Instruction("search [TEXT]", "Search for a text; alone, for nothing") { words throws(Refusal) in
            .search(words.rest())
        },
        Instruction("type TEXT", "Type into the search, letter by letter") { words throws(Refusal) in
            let column = words.column
            let text = words.rest()
            guard !text.isEmpty else {
                throw Refusal(message: "expected what to type", remedy: nil, column: column)
            }
            return .type(text)
        },
    ]

    private static let states = [
        Instruction("state NAME", "Show a state of the entry, and reload") { words throws(Refusal) in
            .state(try words.word("the name of a state").text)
        },
        Instruction("tap view|button", "Tap on the view or its button") { words throws(Refusal) in
            .tap(try words.choice(Step.Target.self))
        },
        Instruction("open", "Open the address that a tap has shown") { _ throws(Refusal) in .open },
        Instruction("wait SECONDS", "Let time pass") { words throws(Refusal) in
            .wait(try words.word("seconds").seconds(0...86_400))
        },
        Instruction("shuffle", "Play another entry of the catalogue") { _ throws(Refusal) in .shuffle },
        Instruction("reload", "Reload the list") { _ throws(Refusal) in .reload },
    ]

    private static let permissions = [
        Instruction("display true|false", "Answer whether it should display; counts from the next reload") {
            words throws(Refusal) in .display(try words.choice(["true", "false"]) == "true")
        },
        Instruction("force true|false", "Answer whether it is forced to display; from the next reload") {
            words throws(Refusal) in .force(try words.choice(["true", "false"]) == "true")
        },
        Instruction("touch allow|disallow", "Answer whether touches are allowed") { words throws(Refusal) in
            .touch(allowed: try words.choice(["allow", "disallow"]) == "allow")
        },
        Instruction("scroll enabled|disabled", "Say whether the list itself can be scrolled") {
            words throws(Refusal) in .scroll(enabled: try words.choice(["enabled", "disabled"]) == "enabled")
        },
        Instruction("source set|clear|release", "Set the source, take it away, or let go of it") {
            words throws(Refusal) in .source(try words.choice(Step.SourceChange.self))
        },
    ]

    private static let running = [
        Instruction(
            "host table|collection|scroll [sections=N,N] [size=WxH] [headers=N] [footers=N]",
            "Begin with a new list view"
        ) { words throws(Refusal) in .host(try host(&words)) },
        Instruction("size WxH", "Give the screen another size in points") { words throws(Refusal) in
            .size(try size(try words.word("width and height")))
        },
        Instruction("rotate", "Turn the device") { _ throws(Refusal) in .rotate },
        Instruction("bars shown|hidden", "Show or hide status bar and navigation bar") {
            words throws(Refusal) in .bars(shown: try words.choice(["shown", "hidden"]) == "shown")
        },
    ]

    private static let asking = [
        Instruction("show", "Draw the screen") { _ throws(Refusal) in .show },
        Instruction("snapshot NAME", "Remember the screen under a name") { words throws(Refusal) in
            .snapshot(try words.word("a name").text)
        },
        Instruction("expect KEY VALUE", "Fail unless the list view is as expected") { words throws(Refusal) in
            let key = try words.choice(Expectation.Key.self)
            let column = words.column
            var value = words.rest()
            // A list of nothing may be written as nothing.
            if value.isEmpty, key == .events || key == .taps { value = "none" }
            guard !value.isEmpty else {
                throw Refusal(message: "expected what \(key.rawValue) should be", remedy: nil, column: column)
            }
            return .expect(Expectation(key: key, value: value))
        },
        Instruction("trace on|off", "Also tell the questions that the delegate is asked") {
            words throws(Refusal) in .trace(try words.choice(["on", "off"]) == "on")
        },
        Instruction("help [WORD]", "Explain a word, or all of them") { words throws(Refusal) in
            .help(words.next()?.text)
        },
        Instruction("quit", "End") { _ throws(Refusal) in .quit },
    ]

    // MARK: Parts

    private static func section(_ words: inout Arguments) throws(Refusal) -> Int {
        guard let word = words.next() else { return 0 }
        guard word.text == "at" else {
            throw Refusal(message: "expected at and a section", remedy: nil, column: word.column)
        }
        return try words.word("a section, counted from 0").number(0...999)
    }

    private static func size(_ word: Word) throws(Refusal) -> Size {
        let parts = word.text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw Refusal(message: "expected a size such as 375x667", remedy: nil, column: word.column)
        }
        let width = try Word(text: String(parts[0]), column: word.column).number(100...4096)
        let height = try Word(text: String(parts[1]), column: word.column).number(100...4096)
        return Size(width: Double(width), height: Double(height))
    }

    private static func host(_ words: inout Arguments) throws(Refusal) -> Step.Host {
        var host = Step.Host()
        switch try words.choice(["table", "collection", "scroll"]) {
        case "collection": host.kind = .collection
        case "scroll": host.kind = .plain
        default: host.kind = .table
        }
        while let word = words.next() {
            let name = String(word.text.prefix { $0 != "=" })
            let value = Word(
                text: String(word.text.dropFirst(name.count + 1)),
                column: word.column + name.unicodeScalars.count + 1)
            switch name {
            case "sections": host.sections = try value.numbers(counts, limit: 1000)
            case "size": host.size = try size(value)
            case "headers": host.headers = try value.number(0...1000)
            case "footers": host.footers = try value.number(0...1000)
            default:
                throw Refusal(
                    unknown: Word(text: name, column: word.column),
                    of: ["sections", "size", "headers", "footers"])
            }
        }
        return host
    }
}
