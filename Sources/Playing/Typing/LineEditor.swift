import TerminalText

/// A line that is typed and edited: keys in, text out; it neither reads nor draws.
public struct LineEditor {
    /// What a key has brought about.
    public enum Outcome: Hashable, Sendable {
        /// The line or the place in it is another.
        case changed
        /// Enter: the line, which is empty again.
        case submitted(String)
        /// Ctrl-D on an empty line.
        case endOfInput
        /// Ctrl-C.
        case interrupted
    }

    private(set) var characters: [Character] = []
    /// How many characters stand before the cursor.
    private(set) var cursor = 0
    private var history: [String] = []
    /// Which line of the history shows; its count for the one being typed.
    private var place = 0
    /// Bytes of a key that has not arrived whole.
    private var pending: [UInt8] = []

    /// An empty line without a history.
    public init() {}

    /// What is typed so far.
    public var text: String { String(characters) }

    /// The columns between the cursor and the end.
    public var columnsAfterCursor: Int { CellWidth.of(String(characters[cursor...])) }

    /// Puts a text in place of what was typed, with the cursor behind it.
    public mutating func replace(with text: String) {
        characters = Array(text)
        cursor = characters.count
    }

    /// Takes in what the keyboard sends.
    public mutating func feed(_ bytes: [UInt8]) -> [Outcome] {
        pending += bytes
        var outcomes: [Outcome] = []
        while let key = Key.take(from: &pending) {
            if let outcome = press(key) { outcomes.append(outcome) }
        }
        return outcomes
    }

    private mutating func press(_ key: Key) -> Outcome? {
        switch key {
        case .scalar(let scalar): insert(scalar)
        case .backspace: erase(from: cursor - 1)
        case .delete: erase(from: cursor)
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(characters.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = characters.count
        case .eraseLine: replace(with: "")
        case .eraseWord: eraseWord()
        case .up: recall(place - 1)
        case .down: recall(place + 1)
        case .enter: return .submitted(submit())
        case .endOfInput: return characters.isEmpty ? .endOfInput : nil
        case .interrupt: return .interrupted
        case .none: return nil
        }
        return .changed
    }

    /// The longest line that can be typed, in characters.
    private static let limit = 2000

    private mutating func insert(_ scalar: Unicode.Scalar) {
        guard characters.count < Self.limit else { return }
        // A combining sign joins the character before it.
        let before = Array(String(characters[..<cursor]) + String(Character(scalar)))
        characters.replaceSubrange(..<cursor, with: before)
        cursor = before.count
    }

    private mutating func erase(from index: Int) {
        guard characters.indices.contains(index) else { return }
        characters.remove(at: index)
        cursor = index
    }

    private mutating func eraseWord() {
        var start = cursor
        while start > 0, characters[start - 1] == " " { start -= 1 }
        while start > 0, characters[start - 1] != " " { start -= 1 }
        characters.removeSubrange(start..<cursor)
        cursor = start
    }

    private mutating func recall(_ index: Int) {
        guard (0...history.count).contains(index) else { return }
        place = index
        replace(with: index < history.count ? history[index] : "")
    }

    private mutating func submit() -> String {
        let line = text
        if !line.isEmpty, history.last != line { history.append(line) }
        place = history.count
        replace(with: "")
        return line
    }
}
