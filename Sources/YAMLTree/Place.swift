import Diagnostics

/// A source position in eight bytes; a tree holds two for each pair.
@usableFromInline struct Place: Equatable, Comparable, Sendable {
    private let line: UInt32
    private let column: UInt32

    /// The place that libyaml counts from 0.
    init(zeroBasedLine line: Int, column: Int) {
        self.line = UInt32(truncatingIfNeeded: line + 1)
        self.column = UInt32(truncatingIfNeeded: column + 1)
    }

    init(_ position: SourcePosition) {
        line = UInt32(clamping: position.line)
        column = UInt32(clamping: position.column)
    }

    var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }

    @usableFromInline static func < (a: Place, b: Place) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
