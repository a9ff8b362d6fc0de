/// Writes a file of Swift source: lines, blocks and comments, indented by four columns a step.
public struct SwiftSourceWriter {
    /// The columns of a line; only what cannot be broken is longer.
    public static let width = 110

    /// The file so far: UTF-8, each line with its line feed.
    public private(set) var bytes: [UInt8] = []
    private var depth = 0
    private var isAfterEmptyLine = true

    /// An empty file.
    public init() {}

    /// Writes an empty line, unless one is there or a block begins.
    public mutating func emptyLine() {
        if !isAfterEmptyLine { bytes.append(UInt8(ascii: "\n")) }
        isAfterEmptyLine = true
    }

    /// Writes code, over several lines where it does not fit into one.
    public mutating func write(_ code: SwiftCode) {
        for line in code.lines(LineRoom(width: columns)) { append(line) }
    }

    /// Writes statements.
    public mutating func write(_ statements: [SwiftCode]) {
        for statement in statements { write(statement) }
    }

    /// Writes `head {`, what `body` writes, and `}`.
    public mutating func block(_ head: String, _ body: (inout SwiftSourceWriter) -> Void) {
        append(head + " {")
        let start = bytes.count
        isAfterEmptyLine = true
        depth += 1
        body(&self)
        depth -= 1
        if bytes.count == start { bytes.removeLast() }
        append("}", isIndented: bytes.count > start)
    }

    /// Writes `head { ... }` around statements.
    public mutating func block(_ head: String, _ statements: [SwiftCode]) {
        block(head) { $0.write(statements) }
    }

    /// Writes a function with its body, on one line where that is short.
    public mutating func function(_ head: SwiftFunctionHead, _ statements: [SwiftCode]) {
        let lines = head.lines(width: columns - 2)
        if lines.count == 1, statements.count == 1, let body = statements[0].flat {
            let line = "\(lines[0]) { \(body) }"
            if line.count <= columns - 10 { return append(line) }
        }
        for line in lines.dropLast() { append(line) }
        block(lines[lines.count - 1], statements)
    }

    /// Writes a line of comment; an empty one is a line between paragraphs.
    public mutating func comment(_ text: String) { append("//", text) }

    /// Writes a line of documentation.
    public mutating func documentation(_ text: String) { append("///", text) }

    private mutating func append(_ mark: String, _ text: String) {
        var line = "\(mark) \(SwiftComment.text(text))"
        while line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
        append(line)
    }

    /// The columns that are left of a line.
    private var columns: Int { Self.width - depth * SwiftCode.indent.utf8.count }

    private mutating func append(_ line: String, isIndented: Bool = true) {
        for _ in 0..<(isIndented ? depth : 0) { bytes.append(contentsOf: SwiftCode.indent.utf8) }
        bytes.append(contentsOf: line.utf8)
        bytes.append(UInt8(ascii: "\n"))
        isAfterEmptyLine = false
    }
}
