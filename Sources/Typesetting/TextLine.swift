/// A line of a text: a stretch of its bytes, and how wide that is.
public struct TextLine<Length> {
    /// The first byte.
    public var start: Int
    /// The byte after the last.
    public var end: Int
    /// The width, without the spaces dropped at the end.
    public var width: Length

    /// A stretch of the bytes with its width.
    @inlinable
    public init(start: Int, end: Int, width: Length) {
        self.start = start
        self.end = end
        self.width = width
    }

    /// Its bytes; none on an empty line.
    @inlinable public var range: Range<Int> { start..<end }
}

extension TextLine: Sendable where Length: Sendable {}
