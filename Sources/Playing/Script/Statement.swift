public import Diagnostics

/// One line of a list script, read.
public struct Statement: Hashable, Sendable {
    /// What it does.
    public let step: Step
    /// The line as it was written, without spaces around it.
    public let text: String
    /// Where its first argument stands, or its word where there is none.
    let position: SourcePosition
    /// The whole line.
    let line: String

    /// Reads a line; nil for an empty line and for a comment, which begins with `#`.
    ///
    /// - Throws: what is wrong with it, with the place and the nearest word.
    public static func read(_ line: String, number: Int, file: String) throws(Diagnostic) -> Statement? {
        var words = Arguments(line)
        guard let first = words.next(), !first.text.hasPrefix("#") else { return nil }
        let column = words.column > line.unicodeScalars.count ? first.column : words.column
        do throws(Refusal) {
            guard let instruction = Instruction.all.first(where: { $0.name == first.text }) else {
                throw unknown(first)
            }
            let step = try instruction.read(&words)
            try words.end()
            var whole = Arguments(line)
            return Statement(
                step: step, text: whole.rest(), position: SourcePosition(line: number, column: column),
                line: line)
        } catch {
            throw Diagnostic(
                rule: "script", file: file,
                position: SourcePosition(line: number, column: error.column), message: error.message,
                remedy: error.remedy, sourceLine: line)
        }
    }

    private static func unknown(_ word: Word) -> Refusal {
        let nearest = NearestName.of(word.text, among: Instruction.names)
        return Refusal(
            message: "there is no word '\(word.text.prefix(64))'",
            remedy: nearest.map { "did you mean \($0)?" } ?? "'help' lists the words", column: word.column)
    }
}

/// A list script: lines that are done one after the other.
public struct ListScript: Sendable {
    /// The path as the user gave it.
    public let file: String
    /// Its lines, without empty ones and comments.
    public let statements: [Statement]
    /// Every line that is no step; nothing should be done where there is one.
    public let problems: [Diagnostic]

    /// Reads a script that the user knows as `file`; bytes that are no UTF-8 are read as U+FFFD.
    public init(_ bytes: [UInt8], file: String) {
        var statements: [Statement] = []
        var problems: [Diagnostic] = []
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            do throws(Diagnostic) {
                let text = String(decoding: line, as: UTF8.self)
                if let statement = try Statement.read(text, number: index + 1, file: file) {
                    statements.append(statement)
                }
            } catch {
                problems.append(error)
            }
        }
        self.file = file
        self.statements = statements
        self.problems = problems
    }
}
