import ByteWriting

/// Swift source that is recorded as if lines had no end, and laid out once it is known how wide its parts are.
///
/// What comes from a scene gets into it by `string` alone, or as a number, a colour or a font; all else is what
/// the renderers write themselves.
public struct SwiftCode: ~Copyable {
    /// The code on one line.
    var bytes: SourceBytes
    /// Its parts, each before those within it.
    var marks: [CodeMark] = []
    /// Where the line begins that is being laid out.
    var lineStart = 0
    /// By how much the bytes outnumber the columns.
    var surplus = 0
    /// How often a line has to end.
    var breaks = 0
    /// The call or list that is being recorded.
    var opened = Opened()
    /// The statements of the closure that is being recorded.
    var statements = 0

    /// What is to be remembered until the end of a call or a list.
    struct Opened {
        /// The mark of the arguments or members, once there is one.
        var list: Int?
        /// How many arguments or members there are.
        var elements = 0
        /// How many closures there are.
        var closures = 0
        /// Whether what follows the arguments is skipped where the result is nil.
        var isOptional = false
    }

    /// No code yet, with room for so many bytes.
    init(capacity: Int) {
        bytes = SourceBytes(capacity: capacity)
        marks.reserveCapacity(capacity / 32)
    }

    /// No code yet.
    public init() { self.init(capacity: 1024) }

    /// Forgets the marks; the bytes stay.
    mutating func settle() {
        marks.removeAll(keepingCapacity: true)
        surplus = 0
        breaks = 0
        statements = 0
    }

    /// Begins a part; returns its mark.
    mutating func open(_ kind: CodeMark.Kind) -> Int {
        // Until the end these two hold what they are to be compared with there.
        marks.append(CodeMark(kind: kind, start: bytes.count, width: bytes.count - surplus, next: breaks))
        return marks.count - 1
    }

    /// Ends a part.
    mutating func close(_ mark: Int) {
        let columns = bytes.count - surplus - marks[mark].width
        marks[mark].width = marks[mark].next == breaks ? columns : CodeMark.endless
        marks[mark].next = marks.count
        marks[mark].end = bytes.count
    }
}

// MARK: - Words

extension SwiftCode {
    /// Appends code that stays on its line.
    public mutating func append(_ code: StaticString) { bytes.append(code) }

    /// Appends the name of a type.
    public mutating func append(_ name: SwiftTypeName) { bytes.append(text: name.text) }

    /// Appends a whole number, such as one that ends a name.
    public mutating func append(_ number: Int) { bytes.append(decimal: number) }

    /// Appends a number literal.
    public mutating func number(_ value: Double) { SwiftLiteral.append(value, to: &bytes) }

    /// Appends a string literal whose value is exactly that text.
    public mutating func string(_ text: String) {
        let start = bytes.count
        surplus += SwiftLiteral.append(text, to: &bytes)
        // Longer than any line, even where each letter has four bytes.
        if bytes.count - start > 4 * SwiftSourceWriter.width { breaks += 1 }
    }
}
