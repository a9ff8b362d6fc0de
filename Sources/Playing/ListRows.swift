public import Diagnostics

/// The rows of a list that is searched, in several languages.
///
/// Their file is UTF-8 text of tab-separated lines. The first names the columns: `code`, a column for each
/// language as in BCP 47, and `search`: what a search is compared with besides the names, in lower case and
/// without accents.
public struct ListRows: Sendable {
    /// The languages of the names, in the file's order.
    public let languages: [String]
    /// The rows, in the file's order.
    public let rows: [Row]

    /// One row.
    public struct Row: Hashable, Sendable {
        /// Its code.
        public let code: String
        /// Its names, in the order of `languages`.
        public let names: [String]
        /// What a search is compared with, in lower case.
        let haystack: String
    }

    /// Reads a file that the user knows as `file`.
    ///
    /// - Throws: the first problem of the file.
    public init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
        let source = SourceText(file: file, bytes: bytes)
        var lines: [Substring] = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        let header = lines.first.map(Self.fields) ?? []
        guard header.count >= 3, header.first == "code", header.last == "search" else {
            throw source.diagnostic(
                rule: "rows", at: .start, "the first line does not name the columns",
                remedy: "begin with code, then a column for each language, then search, with tabs between")
        }
        languages = Array(header[1..<(header.count - 1)])
        var rows: [Row] = []
        for (index, line) in lines.enumerated().dropFirst() {
            let fields = Self.fields(line)
            guard fields.count == header.count else {
                throw source.diagnostic(
                    rule: "rows", at: SourcePosition(line: index + 1, column: 1),
                    "expected \(header.count) fields, there are \(fields.count)",
                    remedy: "give each row every column, with tabs between")
            }
            let names = Array(fields[1..<(fields.count - 1)])
            let search = fields[fields.count - 1]
            rows.append(
                Row(
                    code: fields[0], names: names,
                    haystack: ([fields[0]] + names + [search]).joined(separator: "\t").lowercased()))
        }
        self.rows = rows
    }

    private static func fields(_ line: Substring) -> [String] {
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }

    /// The rows that hold what is searched for in their code or some name, letters of either case and with or
    /// without accents being the same; all rows for an empty search.
    public func matching(_ query: String) -> [Row] {
        let wanted = query.lowercased()
        guard !wanted.isEmpty else { return rows }
        return rows.filter { $0.haystack.contains(wanted) }
    }

    /// The name of a row in a language: that one, or the first.
    public func name(of row: Row, in language: String?) -> String {
        let index = language.flatMap { languages.firstIndex(of: $0) } ?? 0
        return row.names.indices.contains(index) ? row.names[index] : row.code
    }
}
