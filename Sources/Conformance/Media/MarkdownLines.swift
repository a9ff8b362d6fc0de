/// The lines of a Markdown page without the marks of their blocks.
struct MarkdownLines {
    enum Chunk {
        /// A line of a block of code, as it stands.
        case code(String)
        /// Lines with marks inside them.
        case prose(String)
    }

    /// The page in order.
    private(set) var chunks: [Chunk] = []
    private var prose: [String] = []
    /// The fence that opened a block of code.
    private var fence: Substring?

    init(_ page: String) {
        let lines = page.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        var isTable = false
        for (index, line) in lines.enumerated() {
            if takeCode(line) { continue }
            let content = Self.content(of: line)
            let next = index + 1 < lines.count ? Self.content(of: lines[index + 1]) : ""
            isTable = !content.isEmpty && (isTable || Self.isTableRule(next))
            if Self.isRule(content) || Self.isTableRule(content) || Self.isDefinition(content) { continue }
            prose.append(isTable ? Self.cells(of: content) : String(content))
        }
        endProse()
    }

    private mutating func endProse() {
        if !prose.isEmpty { chunks.append(.prose(prose.joined(separator: "\n"))) }
        prose = []
    }

    /// Takes a fence, or a line between two; false for any other.
    private mutating func takeCode(_ line: Substring) -> Bool {
        let content = Self.content(of: line)
        if let fence {
            if content.hasPrefix(fence), content.allSatisfy({ $0 == fence.first || $0 == " " }) {
                self.fence = nil
            } else {
                chunks.append(.code(String(line)))
            }
            return true
        }
        guard let mark = content.first, mark == "`" || mark == "~" else { return false }
        let opening = content.prefix { $0 == mark }
        guard opening.count >= 3, mark == "~" || !content.dropFirst(opening.count).contains("`") else {
            return false
        }
        endProse()
        fence = opening
        return true
    }

    /// A line without the marks of quotations, lists and headings at its start.
    private static func content(of line: Substring) -> Substring {
        var rest = line.drop { $0 == " " || $0 == "\t" }
        while let mark = rest.first {
            if mark == ">" {
                rest = rest.dropFirst()
            } else if let marker = listMarker(rest) {
                rest = rest.dropFirst(marker)
            } else {
                break
            }
            rest = rest.drop { $0 == " " || $0 == "\t" }
        }
        let level = rest.prefix { $0 == "#" }.count
        guard (1...6).contains(level), rest.dropFirst(level).first.map({ $0 == " " }) ?? true else {
            return rest
        }
        return rest.dropFirst(level).drop { $0 == " " }
    }

    /// How long the mark of a list's item is, with a space behind it.
    private static func listMarker(_ line: Substring) -> Int? {
        let digits = line.prefix { $0.isASCII && $0.isNumber }.count
        let sign = line.dropFirst(digits).first
        let isSign = digits == 0 ? sign.map { "-+*".contains($0) } : sign.map { ".)".contains($0) }
        let after = line.dropFirst(digits + 1).first
        guard digits < 10, isSign ?? false, after == " " || after == "\t" else { return nil }
        return digits + 2
    }

    /// A line across the page, or the line under a heading.
    private static func isRule(_ line: Substring) -> Bool {
        guard let mark = line.first, "-=*_".contains(mark) else { return false }
        return line.allSatisfy { $0 == mark || $0 == " " } && (mark == "=" || mark == "-" || line.count > 2)
    }

    private static func isTableRule(_ line: Substring) -> Bool {
        line.contains("-") && line.contains("|") && line.allSatisfy { "|-: ".contains($0) }
    }

    /// `[name]: address`, which is not seen.
    private static func isDefinition(_ line: Substring) -> Bool {
        guard line.first == "[", let end = line.firstIndex(of: "]") else { return false }
        return line[line.index(after: end)...].hasPrefix(":")
    }

    /// A row of a table with a line break in place of each bar.
    private static func cells(of line: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in line {
            result.append(character == "|" && !isEscaped ? "\n" : character)
            isEscaped = character == "\\" && !isEscaped
        }
        return result
    }
}
