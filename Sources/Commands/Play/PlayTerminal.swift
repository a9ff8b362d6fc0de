import CommandTable
import Diagnostics
import Playing
import ProcessSpawn
import Publishing
import TerminalText

/// Play on a terminal: the screen above, what has happened below it, and a line to type on; time passes.
final class PlayTerminal {
    private let console: Console
    private let environment: Environment
    private var editor = LineEditor()
    private var screen: [UInt8] = []
    private var log: [String] = []
    /// How many lines of the log the last step has brought.
    private var fresh = 0
    private var needsRedraw = true

    private static let prompt = "play> "
    /// Lines of the log that stay at least.
    private static let logLimit = 8

    init(console: Console) {
        self.console = console
        environment = console.environment
    }

    /// Takes up what has happened; it is drawn with the next key or moment.
    func tell(_ event: PlayEvent) {
        needsRedraw = true
        switch event {
        case .call(let line): add(line)
        case .answer(let text): add(text)
        case .screen(let bytes): screen = bytes
        case .problem(let diagnostic):
            add(diagnostic.message + (diagnostic.remedy.map { "; " + $0 } ?? ""))
        case .opens(let address): open(address)
        }
    }

    private func add(_ text: String) {
        let lines = text.split(separator: "\n").map { VisibleText.escape($0) }
        fresh += lines.count
        log = Array((log + lines).suffix(max(Self.logLimit, fresh)))
    }

    /// Runs until the user ends it.
    func run(_ player: Player) -> ExitStatus {
        guard let keyboard = Keyboard.take() else { return .couldNotRun }
        Interruption.install()
        add(
            player.played.isSearchable
                ? "type to search; Ctrl-U, then help, for all else" : "help lists the words, quit ends")
        player.start()
        prefill(player)
        let status = loop(player, keyboard)
        console.print("")
        console.flush()
        return status
    }

    private func loop(_ player: Player, _ keyboard: borrowing Keyboard) -> ExitStatus {
        var last = ContinuousClock.now
        while true {
            draw()
            if console.isClosed { return .done }
            let input = keyboard.read(within: min(player.timeToNext ?? .seconds(60), .seconds(60)))
            let now = ContinuousClock.now
            player.pass(now - last)
            last = now
            if Interruption.isRequested { return .interrupted }
            switch input {
            case .nothing: continue
            case .end: return .done
            case .bytes(let bytes):
                for outcome in editor.feed(bytes) {
                    if let status = take(outcome, player) { return status }
                }
            }
        }
    }

    private func take(_ outcome: LineEditor.Outcome, _ player: Player) -> ExitStatus? {
        switch outcome {
        case .interrupted: return .interrupted
        case .endOfInput: return .done
        case .changed: filter(player)
        case .submitted(let line):
            fresh = 0
            let isSearch = Self.search(in: line) != nil
            run(line, player)
            if isSearch || line.isEmpty { prefill(player) }
        }
        return player.hasQuit ? .done : nil
    }

    /// A search follows what is typed.
    private func filter(_ player: Player) {
        guard player.played.isSearchable, let wanted = Self.search(in: editor.text), wanted != player.query
        else { return }
        fresh = 0
        run(wanted.isEmpty ? "search" : "search " + wanted, player, echoes: false)
    }

    private func run(_ line: String, _ player: Player, echoes: Bool = true) {
        do throws(Diagnostic) {
            guard let statement = try Statement.read(line, number: 1, file: "-") else { return }
            if echoes { add("> " + line) }
            player.run(statement, file: "-")
        } catch {
            // What is refused must be seen as well, or nobody knows what the message is about.
            if echoes { add("> " + line) }
            tell(.problem(error))
        }
    }

    /// What a line searches for; nil where it is no search.
    private static func search(in line: String) -> String? {
        guard line.hasPrefix("search ") else { return line == "search" ? "" : nil }
        return String(line.dropFirst("search ".count).drop { $0 == " " })
    }

    /// In a list that is searched, the line is a search unless the user makes it another.
    private func prefill(_ player: Player) {
        if player.played.isSearchable { editor.replace(with: "search " + player.query) }
    }

    private func open(_ address: String) {
        let path = environment["PATH"] ?? ""
        guard let opener = ["xdg-open", "open"].lazy.compactMap({ ProgramFile.find($0, in: path) }).first
        else {
            return add("nothing here opens addresses; it is \(address)")
        }
        // In the background and with nothing inherited: a browser that stays must not keep the program.
        let script = "\"$1\" \"$2\" </dev/null >/dev/null 2>&1 &"
        _ = Subprocess.run("/bin/sh", ["-c", script, "sh", opener, address], input: [], isSilent: true)
        add("opens \(address)")
    }

    // MARK: Drawing

    private func draw() {
        if needsRedraw {
            console.print("\u{1B}[H\u{1B}[J", terminator: "")
            console.print(bytes: screen)
            for line in log { console.print(Truncation.fit(line, columns: environment.width)) }
            needsRedraw = false
        }
        drawLine()
        console.flush()
    }

    private func drawLine() {
        let room = max(8, environment.width - CellWidth.of(Self.prompt) - 1)
        var shown = VisibleText.escape(editor.text)
        // A line that is too long shows its end.
        while CellWidth.of(shown) > room { shown.removeFirst() }
        console.print("\r\u{1B}[K" + Self.prompt + shown, terminator: "")
        let back = min(editor.columnsAfterCursor, CellWidth.of(shown))
        if back > 0 { console.print("\u{1B}[\(back)D", terminator: "") }
    }
}
