import ByteWriting

/// Writes JSON as UTF-8, one value after the other, without making a tree of it first.
///
/// Members stand in the order in which they are written: whoever writes an object gives them sorted by the
/// bytes of their names. Characters that command a terminal or turn text round are spelt as escapes, so the
/// bytes may be printed.
public struct JSONWriter: ~Copyable {
    /// What is written so far, after what it was begun with.
    private var bytes: ByteBuffer
    private let isIndented: Bool
    private var depth = 0
    /// Whether nothing stands yet in the innermost array or object.
    private var isFirst = true

    /// A writer that goes on after some bytes, with each member on a line of its own or all in one line.
    public init(appendingTo bytes: consuming [UInt8] = [], indented isIndented: Bool) {
        self.bytes = ByteBuffer(appendingTo: bytes)
        self.isIndented = isIndented
    }

    /// All bytes, without a final line break.
    public consuming func finish() -> [UInt8] { bytes.finish() }

    /// One value as bytes, without a final line break.
    public static func bytes(of value: some JSONWritable, indented: Bool = false) -> [UInt8] {
        var json = JSONWriter(indented: indented)
        value.write(to: &json)
        return json.finish()
    }
}

// MARK: - Arrays and objects

extension JSONWriter {
    /// Writes an object, whose members `writeMembers` writes.
    @inline(__always) public mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "{"))
        writeMembers(&self)
        close(UInt8(ascii: "}"))
    }

    /// Writes a member of an object; `name` is one of the program's own, without anything to escape.
    public mutating func member(_ name: StaticString, _ value: some JSONWritable) {
        beginItem()
        bytes.append(UInt8(ascii: "\""))
        append(name)
        append(isIndented ? "\": " : "\":")
        value.write(to: &self)
    }

    /// Writes a member of an object where there is a value for it.
    public mutating func member(_ name: StaticString, _ value: (some JSONWritable)?) {
        if let value { member(name, value) }
    }

    /// Writes a member of an object whose name is made at run time.
    mutating func member(named name: String, _ value: some JSONWritable) {
        beginItem()
        write(name)
        append(isIndented ? ": " : ":")
        value.write(to: &self)
    }

    /// Writes an array.
    mutating func write(_ values: [some JSONWritable]) {
        open(UInt8(ascii: "["))
        for value in values {
            beginItem()
            value.write(to: &self)
        }
        close(UInt8(ascii: "]"))
    }

    private mutating func open(_ bracket: UInt8) {
        bytes.append(bracket)
        depth += 1
        isFirst = true
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if !isFirst, isIndented { append(lineBreakAfter: 0) }
        isFirst = false
        bytes.append(bracket)
    }

    /// Sets an element or a member off from what stands before it.
    private mutating func beginItem() {
        let commas = isFirst ? 0 : 1
        isFirst = false
        if isIndented {
            append(lineBreakAfter: commas)
        } else if commas > 0 {
            bytes.append(UInt8(ascii: ","))
        }
    }

    /// Appends no or one comma, a line break and the blanks of this depth, nearly always in one piece.
    private mutating func append(lineBreakAfter commas: Int) {
        let most = Self.lineBreak.utf8CodeUnitCount - 2
        var missing = 2 * depth
        append(Self.lineBreak, (1 - commas)..<(2 + min(missing, most)))
        while missing > most {
            missing -= most
            append(Self.lineBreak, 2..<(2 + min(missing, most)))
        }
    }

    /// With the blanks of twelve levels, which is more than a scene has.
    private static let lineBreak: StaticString = ",\n                        "
}

// MARK: - Plain values

extension JSONWriter {
    /// Writes `null`.
    mutating func writeNull() { append("null") }

    /// Writes `true` or `false`.
    mutating func write(_ flag: Bool) { append(flag ? "true" : "false") }

    /// Writes a number; JSON has no infinity, and none is ever made here.
    mutating func write(_ number: Double) {
        guard number.isFinite else { return writeNull() }
        bytes.append(shortest: number)
    }

    /// Writes a string.
    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 {
            bytes.append(UInt8(ascii: "\""))
            JSONText.append($0, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    /// Writes a colour as a string.
    mutating func write(_ color: Color) {
        bytes.append(UInt8(ascii: "\""))
        color.appendHex(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(_ literal: StaticString) {
        append(literal, 0..<literal.utf8CodeUnitCount)
    }

    private mutating func append(_ literal: StaticString, _ range: Range<Int>) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: literal.utf8Start + range.lowerBound, count: range.count))
    }
}
