/// A picture drawn in cells by another program, to stand in a card in place of its labelled box.
public struct CellPicture: Sendable {
    /// A size in cells.
    public struct Size: Hashable, Sendable {
        /// Columns.
        public var columns: Int
        /// Rows.
        public var rows: Int

        /// A size in cells.
        public init(columns: Int, rows: Int) {
            self.columns = columns
            self.rows = rows
        }
    }

    /// The name of the asset that it shows.
    public let asset: String
    /// How many cells it takes; each line has just these columns.
    public let size: Size
    /// UTF-8 with escape sequences for colours and for nothing else.
    public let lines: [[UInt8]]

    /// A picture of an asset.
    ///
    /// Nil where the lines are not as many as the size says, or hold an escape sequence that does more than
    /// colour.
    public init?(of asset: String, size: Size, lines: [[UInt8]]) {
        guard lines.count == size.rows, lines.allSatisfy(Self.onlyColors) else { return nil }
        self.asset = asset
        self.size = size
        self.lines = lines
    }

    /// The line with `paint` after every reset, so that the card's own background comes back.
    func line(_ index: Int, paint: [UInt8]) -> [UInt8] {
        var result = paint
        var rest = lines[index][...]
        while let escape = rest.firstIndex(of: 0x1B) {
            result += rest[..<escape]
            let end = rest[escape...].firstIndex(of: UInt8(ascii: "m")).map { $0 + 1 } ?? rest.endIndex
            result += rest[escape..<end]
            if rest[escape..<end].elementsEqual(Self.reset) { result += paint }
            rest = rest[end...]
        }
        return result + rest
    }

    private static let reset = Array("\u{1B}[0m".utf8)

    /// Whether every control byte is part of `ESC [ digits and semicolons m`.
    private static func onlyColors(_ line: [UInt8]) -> Bool {
        var rest = line[...]
        while let control = rest.firstIndex(where: { $0 < 0x20 || $0 == 0x7F }) {
            let sequence = rest[control...].dropFirst(2)
            guard rest[control...].starts(with: [0x1B, UInt8(ascii: "[")]),
                let end = sequence.firstIndex(where: { !(0x30...0x3B).contains($0) }),
                rest[end] == UInt8(ascii: "m")
            else { return false }
            rest = rest[(end + 1)...]
        }
        return true
    }
}
