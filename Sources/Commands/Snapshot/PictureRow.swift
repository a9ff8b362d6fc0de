import Rendering
import TerminalText

/// Room on a terminal, in cells.
struct CellSize: Hashable {
    let columns: Int
    let rows: Int
}

/// A picture that has been drawn in cells, with its title.
struct PictureRow {
    private let title: String
    private let lines: [[UInt8]]

    /// A picture as the program that draws it has printed it.
    init(_ title: String, _ output: [UInt8]) {
        self.title = title
        lines = output.split(separator: UInt8(ascii: "\n")).map { Self.drawn(Array($0)) }
            .filter { !$0.isEmpty }
    }

    /// The lines of pictures side by side, their titles above them.
    static func lines(_ pictures: [PictureRow]) -> [[UInt8]] {
        guard let height = pictures.map(\.lines.count).max() else { return [] }
        return (-1..<height).map { row in
            var line: [UInt8] = []
            for (index, picture) in pictures.enumerated() {
                let cells = picture.cells(row)
                line += cells
                guard index < pictures.count - 1 else { continue }
                line += [UInt8](repeating: 0x20, count: 2 + picture.width - columns(of: cells))
            }
            return line
        }
    }

    private func cells(_ row: Int) -> [UInt8] {
        guard row >= 0 else { return Array(title.utf8) }
        return row < lines.count ? lines[row] : []
    }

    private var width: Int {
        max(CellWidth.of(title), lines.map(Self.columns).max() ?? 0)
    }

    /// A line without the codes that hide and show the cursor, which chafa prints around a picture.
    private static func drawn(_ line: [UInt8]) -> [UInt8] {
        pieces(line).filter { !$0.isCode || $0.bytes.last == UInt8(ascii: "m") }.flatMap(\.bytes)
    }

    private static func columns(of line: [UInt8]) -> Int {
        CellWidth.of(String(decoding: pieces(line).filter { !$0.isCode }.flatMap(\.bytes), as: UTF8.self))
    }

    /// A line in codes (ECMA-48, section 5.4: they end with the first byte from @ on) and what is drawn.
    private static func pieces(_ line: [UInt8]) -> [(bytes: ArraySlice<UInt8>, isCode: Bool)] {
        var pieces: [(bytes: ArraySlice<UInt8>, isCode: Bool)] = []
        var rest = line[...]
        while let first = rest.first {
            let isCode = first == 0x1B && rest.dropFirst().first == UInt8(ascii: "[")
            let end =
                isCode
                ? rest.dropFirst(2).firstIndex { $0 >= 0x40 }.map { $0 + 1 }
                : rest.dropFirst().firstIndex(of: 0x1B)
            pieces.append((rest[..<(end ?? rest.endIndex)], isCode))
            rest = rest[(end ?? rest.endIndex)...]
        }
        return pieces
    }
}

extension Chafa {
    /// A picture's bytes drawn as large as they can be; nil where that is not possible.
    func lines(of picture: [UInt8], within size: CellSize, _ colors: RenderOptions.Colors) -> [UInt8]? {
        let arguments = [
            "--format", "symbols", "--size", "\(size.columns)x\(size.rows)", "--colors", Self.depth(colors),
            "--animate", "off", "-",
        ]
        guard let result = Subprocess.run(program, arguments, input: picture, isSilent: true),
            result.status == 0
        else { return nil }
        return result.output
    }
}
