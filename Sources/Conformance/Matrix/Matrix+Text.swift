import Rendering
import SceneModel
import TerminalText

extension Matrix {
    /// The matrix for people: a row an entry, a column a renderer, in each cell one sign a state; then what the
    /// signs mean and what is wrong.
    ///
    /// Where the columns do not fit the width, the grid goes on below with the others.
    public func lines(width: Int) -> [ReportLine] {
        var lines: [ReportLine] = []
        for columns in blocks(within: width) {
            if !lines.isEmpty { lines.append(ReportLine(.plain, "")) }
            lines += grid(columns)
        }
        lines.append(ReportLine(.plain, ""))
        lines += ReportLine.wrapped(
            .quiet, "",
            "+ fine, ~ degraded, x broken; a sign for each state of the entry, in its order",
            width: width)
        return lines + degradedLines(width: width) + brokenLines(width: width) + notRunLines(width: width)
            + [conclusion]
    }

    /// The rows of each entry, in order.
    private var entries: [(id: String, rows: [Int])] {
        var entries: [(id: String, rows: [Int])] = []
        for (row, state) in states.enumerated() {
            if entries.last?.id == state.entry {
                entries[entries.count - 1].rows.append(row)
            } else {
                entries.append((state.entry, [row]))
            }
        }
        return entries
    }

    private var firstColumn: Int { entries.reduce(5) { max($0, CellWidth.of(name($1.id))) } }

    private func name(_ text: String) -> String { RenderingFault.brief(text, columns: 30) }

    private func columnWidth(_ column: Int) -> Int {
        let signs = entries.reduce(0) { max($0, $1.rows.count) }
        return max(signs, CellWidth.of(name(renderers[column].name)))
    }

    /// The columns of each grid that fits.
    private func blocks(within width: Int) -> [[Int]] {
        var blocks: [[Int]] = []
        var used = Int.max / 2
        for column in renderers.indices {
            let more = 2 + columnWidth(column)
            if used + more > width {
                blocks.append([])
                used = firstColumn
            }
            blocks[blocks.count - 1].append(column)
            used += more
        }
        return blocks
    }

    private func grid(_ columns: [Int]) -> [ReportLine] {
        let heads = columns.map { Truncation.pad(name(renderers[$0].name), to: columnWidth($0)) }
        let head = ([Truncation.pad("ENTRY", to: firstColumn)] + heads).joined(separator: "  ")
        return [line(.heading, head)]
            + entries.map { entry in
                let cells = columns.map { column in
                    Truncation.pad(entry.rows.map { sign($0, column) }.joined(), to: columnWidth(column))
                }
                let row = [Truncation.pad(name(entry.id), to: firstColumn)] + cells
                let isBad = cells.contains { $0.contains("x") }
                return line(isBad ? .bad : .plain, row.joined(separator: "  "))
            }
    }

    private func line(_ tone: ReportLine.Tone, _ text: String) -> ReportLine {
        ReportLine(tone, String(text.reversed().drop { $0 == " " }.reversed()))
    }

    private func sign(_ row: Int, _ column: Int) -> String {
        switch cells[row][column] {
        case .fine: "+"
        case .degraded: "~"
        case .broken: "x"
        }
    }

    /// What each renderer leaves out, and of how many states.
    private func degradedLines(width: Int) -> [ReportLine] {
        renderers.indices.flatMap { column -> [ReportLine] in
            var features: [String: Int] = [:]
            var order: [String] = []
            for row in cells {
                guard case .degraded(let lacking) = row[column] else { continue }
                for feature in lacking.map(\.rawValue) {
                    if features[feature] == nil { order.append(feature) }
                    features[feature, default: 0] += 1
                }
            }
            guard !order.isEmpty else { return [] }
            let text = order.sorted().map { "\($0) in \(features[$0] ?? 0)" }.joined(separator: ", ")
            return ReportLine.wrapped(
                .quiet, "\(name(renderers[column].name)) leaves out: ", text, width: width)
        }
    }

    private func brokenLines(width: Int) -> [ReportLine] {
        cells.indices.flatMap { row in
            renderers.indices.flatMap { column -> [ReportLine] in
                let cell = cells[row][column]
                guard case .broken(let fault) = cell, cell != .notRun else { return [] }
                let lead = "\(name(renderers[column].name)) \(name(states[row].scene.name)): "
                return ReportLine.wrapped(
                    .bad, lead, ConformanceReport.remark(on: .failed(fault)), width: width)
            }
        }
    }

    /// How much each renderer was not asked for, in a line each.
    private func notRunLines(width: Int) -> [ReportLine] {
        renderers.indices.flatMap { column -> [ReportLine] in
            let count = cells.count { $0[column] == .notRun }
            guard count > 0 else { return [] }
            return ReportLine.wrapped(
                .bad, "\(name(renderers[column].name)): ",
                "\(count == 1 ? "1 state is" : "\(count) states are") not run, \(Patience.reason)",
                width: width)
        }
    }

    private var conclusion: ReportLine {
        let all = cells.flatMap { $0 }
        let fine = all.count { $0 == .fine }
        let broken = all.count { if case .broken = $0 { true } else { false } }
        let text = "\(fine) fine, \(all.count - fine - broken) degraded, \(broken) broken"
        return ReportLine(broken > 0 ? .bad : .good, text)
    }
}
