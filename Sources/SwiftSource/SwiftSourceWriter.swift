import ByteWriting

/// Writes a file of Swift source: lines, blocks and comments, indented by four columns a step.
public struct SwiftSourceWriter: ~Copyable {
    /// The columns of a line; only what cannot be broken is longer.
    static var width: Int { 110 }

    /// The file so far, each line with its line feed.
    private var code: SwiftCode
    private var depth: Int
    private var isAfterEmptyLine = true

    /// A whole file without a line yet.
    public init() {
        code = SwiftCode(capacity: 8192)
        depth = 0
    }

    /// Lines for a file, at that many steps of indentation.
    public init(depth: Int) {
        code = SwiftCode(capacity: 4096)
        self.depth = depth
    }

    /// Drops all lines.
    public mutating func removeAll() {
        code.bytes.truncate(to: 0)
        isAfterEmptyLine = true
    }

    /// Appends the lines to a file.
    public func append(to output: inout [UInt8]) { output.append(contentsOf: code.bytes.all) }

    /// The lines, in UTF-8.
    public var bytes: [UInt8] { Array(code.bytes.all) }

    /// Writes lines that have their indentation.
    public mutating func append(_ lines: [UInt8]) {
        lines.withUnsafeBufferPointer { code.bytes.append(contentsOf: $0) }
        isAfterEmptyLine = false
    }

    /// Writes an empty line, unless one is there or a block begins.
    public mutating func emptyLine() {
        if !isAfterEmptyLine { code.bytes.append(UInt8(ascii: "\n")) }
        isAfterEmptyLine = true
    }

    private mutating func beginLine() { code.bytes.append(spaces: depth * SwiftCode.indent) }

    private mutating func endLine() {
        code.bytes.append(UInt8(ascii: "\n"))
        isAfterEmptyLine = false
    }
}

// MARK: - Code

extension SwiftSourceWriter {
    /// Writes a line of the renderer's own code, around a name.
    public mutating func line(
        _ start: StaticString, _ name: SwiftTypeName? = nil, _ end: StaticString = ""
    ) {
        beginLine()
        code.append(start)
        if let name { code.append(name) }
        code.append(end)
        endLine()
    }

    /// Writes a statement, over several lines where it does not fit into one.
    public mutating func statement(_ value: (inout SwiftCode) -> Void) {
        beginLine()
        code.statement(value)
        code.layOut(base: depth * SwiftCode.indent, reserve: 0)
        endLine()
    }

    /// Writes a function with its body, on one line where that is short; the parameters are labels and names
    /// with their types: `_ scrollView: UIScrollView`.
    public mutating func function(
        _ name: StaticString, _ parameters: StaticString, returns result: StaticString? = nil,
        _ body: (inout SwiftCode) -> Void
    ) {
        beginLine()
        code.function(name, parameters, returns: result, body)
        code.layOut(base: depth * SwiftCode.indent, reserve: 10)
        endLine()
    }

    /// Writes `head {`, what `body` writes, and `}`; returns whether that is anything.
    @discardableResult public mutating func block(
        _ head: StaticString, _ name: SwiftTypeName? = nil, _ end: StaticString = "",
        _ body: (inout SwiftSourceWriter) -> Void
    ) -> Bool {
        line(head, name, end)
        code.bytes.truncate(to: code.bytes.count - 1)
        code.append(" {\n")
        let start = code.bytes.count
        isAfterEmptyLine = true
        depth += 1
        body(&self)
        depth -= 1
        let hasLines = code.bytes.count > start
        if hasLines {
            beginLine()
        } else {
            code.bytes.truncate(to: start - 1)
        }
        code.append("}")
        endLine()
        return hasLines
    }
}

// MARK: - Comments

extension SwiftSourceWriter {
    /// Writes a line of comment, words and texts in turn; an empty one is a line between paragraphs.
    public mutating func comment(
        _ words: StaticString, _ text: String = "", _ more: StaticString = "", _ other: String = "",
        _ rest: StaticString = "", _ last: String = "", _ end: StaticString = ""
    ) {
        append("//", words, text, more, other, rest, last, end)
    }

    /// Writes a line of comment that has more in it; texts of a scene are to be made safe.
    mutating func comment(_ parts: (inout SwiftCode) -> Void) {
        beginLine()
        code.append("// ")
        parts(&code)
        endLine()
    }

    /// Writes a line of documentation, words and texts in turn.
    public mutating func documentation(
        _ words: StaticString, _ text: String = "", _ more: StaticString = "", _ other: String = "",
        _ rest: StaticString = "", _ last: String = "", _ end: StaticString = ""
    ) {
        append("///", words, text, more, other, rest, last, end)
    }

    /// Texts are made safe; words end with no letter on which a mark at the start of a text could stand.
    private mutating func append(
        _ mark: StaticString, _ words: StaticString, _ text: String, _ more: StaticString, _ other: String,
        _ rest: StaticString, _ last: String, _ end: StaticString
    ) {
        beginLine()
        code.append(mark)
        let start = code.bytes.count
        code.append(" ")
        code.append(words)
        SwiftComment.append(text, to: &code.bytes)
        code.append(more)
        SwiftComment.append(other, to: &code.bytes)
        code.append(rest)
        SwiftComment.append(last, to: &code.bytes)
        code.append(end)
        code.bytes.trim(downTo: start)
        endLine()
    }
}
