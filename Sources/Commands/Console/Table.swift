import TerminalText

/// Rows in columns that fit the terminal.
struct Table {
    let heading: [String]
    let rows: [[String]]

    /// Two columns between columns.
    private static let gap = 2

    /// Prints the rows; the last columns are shortened, then left out, where the terminal is narrow.
    func print(on console: Console) {
        guard !rows.isEmpty else { return }
        let widths = widths(within: console.environment.width)
        for row in [heading] + rows {
            var line = ""
            for (index, width) in widths.enumerated() {
                let cell = Truncation.fit(row[index], columns: width)
                line += index == widths.count - 1 ? cell : Truncation.pad(cell, to: width + Self.gap)
            }
            console.print(String(line.reversed().drop { $0 == " " }.reversed()))
        }
    }

    /// As wide as the content; what does not fit is taken from the last columns.
    private func widths(within total: Int) -> [Int] {
        var widths = heading.indices.map { column in
            ([heading] + rows).reduce(0) { max($0, CellWidth.of($1[column])) }
        }
        while widths.count > 1, sum(widths) > total {
            let excess = sum(widths) - total
            let least = CellWidth.of(heading[widths.count - 1])
            if widths[widths.count - 1] - excess >= least {
                widths[widths.count - 1] -= excess
            } else {
                widths.removeLast()
            }
        }
        widths[0] = min(widths[0], max(1, total))
        return widths
    }

    private func sum(_ widths: [Int]) -> Int { widths.reduce(0, +) + Self.gap * (widths.count - 1) }
}
