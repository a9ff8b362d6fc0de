import Foundation
import Testing

@Suite("The guide for those who know one of the libraries")
struct GuideTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let sources = package.appendingPathComponent("Sources")

    /// A table of the guide: its heading, and what each row says in its first two columns.
    struct Table {
        let heading: String
        var rows: [(theirs: String, ours: [String])] = []
    }

    private static func tables() throws -> [Table] {
        let guide = sources.appendingPathComponent("EmptyDataSet/README.md")
        var tables: [Table] = []
        for line in try String(contentsOf: guide, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("## ") { tables.append(Table(heading: String(line.dropFirst(3)))) }
            guard line.hasPrefix("| "), !tables.isEmpty else { continue }
            let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count >= 2 else { continue }
            // Names after the second column are ours too: they say what a row means.
            let ours = cells[1...].flatMap(Self.spans).filter { $0.first?.isUppercase ?? false }
            tables[tables.count - 1].rows.append((String(cells[0]), ours))
        }
        return tables.filter { !$0.rows.isEmpty }
    }

    /// What stands between backticks.
    private static func spans(_ text: Substring) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    private static func index() throws -> DeclarationIndex {
        try DeclarationIndex(
            folders: ["EmptyDataSet", "SceneModel"].map { sources.appendingPathComponent($0) })
    }

    @Test("every symbol that a table names exists")
    func symbols() throws {
        let index = try Self.index()
        let standard: Set<String> = ["Double"]
        for table in try Self.tables() {
            for (theirs, ours) in table.rows {
                let missing = ours.filter { !index.names.contains($0) && !standard.contains($0) }
                #expect(missing == [], "\(table.heading), \(theirs)")
            }
        }
    }

    @Test("every row names a symbol, but for the headings")
    func rows() throws {
        for table in try Self.tables() {
            #expect(table.rows.dropFirst().allSatisfy { !$0.ours.isEmpty }, "\(table.heading)")
        }
    }

    @Test(
        "each library has its table, as long as its interface",
        arguments: [
            ("DZNEmptyDataSet", 31), ("EmptyDataSet-Swift", 57), ("UITableView-DataSet", 24),
            ("StatefulCollections", 16), ("setEmptyView and restore", 7),
        ])
    func lengths(heading: String, count: Int) throws {
        let table = try #require(try Self.tables().first { $0.heading == heading })
        #expect(table.rows.count - 1 == count)
    }

    @Test("every method of the two protocols, and every call of the builder, is in the tables")
    func complete() throws {
        let named = Set(try Self.tables().flatMap { $0.rows.flatMap(\.ours) })
        // Those of the second button are the catalogue's own, and of no library.
        let declared = try Self.index().names.filter { name in
            ["EmptyDataSetSource.", "EmptyDataSetDelegate."].contains { name.hasPrefix($0) }
                && !name.contains("secondary")
        }
        #expect(declared.count == 24)
        #expect(declared.subtracting(named) == [])
    }

    @Test("a symbol that does not exist is not found")
    func invented() throws {
        let names = try Self.index().names
        for name in [
            "ScrollView.reloadEverything()", "ScrollView.reset(states:)", "EmptyDataSetView.title(_:)",
        ] {
            #expect(!names.contains(name))
        }
        #expect(names.contains("ScrollView.reset(state:)"))
    }
}
