import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Keys of mappings")
struct MappingKeyTests {
    @Test("a duplicate key is refused with both places")
    func duplicate() {
        let found = problems(
            of: head
                + "  empty:\n    title: {text: First}\n    image: {asset: a.svg}\n    title: {text: Second}\n"
        )
        #expect(summary(found) == ["8:5 duplicate-key"])
        #expect(found.first?.message.contains("\"title\"") == true)
        #expect(found.first?.notes.map(\.position) == [SourcePosition(line: 6, column: 5)])
    }

    @Test("duplicate keys are found in mappings of any size", arguments: [2, 16, 17, 18, 500])
    func manyKeys(_ count: Int) throws {
        let lines = (0..<count).map { "k\($0): v\n" }.joined()
        #expect(try read(lines).root.mapping?.count == count)
        let found = problems(of: lines + "'k\(count - 1)': again\nk0: again\n")
        #expect(summary(found) == ["\(count + 1):1 duplicate-key", "\(count + 2):1 duplicate-key"])
        #expect(found.map { $0.notes.first?.position.line } == [count, 1])
    }

    @Test("the same key in two mappings is no duplicate")
    func noDuplicate() throws {
        #expect(try read("a: {b: 1}\nc: {b: 2}\n").root.text(at: "c.b") == "2")
    }

    @Test("the merge key is refused at its place, and is an ordinary key in quotes")
    func mergeKey() throws {
        let lines = "  empty:\n    title:\n      <<: [*one, *two]\n      text: Own\n"
        let found = problems(
            of: "#\nid: m\napp: {}\nx-one: &one {kern: 1}\nx-two: &two {kern: 2}\nstates:\n" + lines)
        #expect(summary(found) == ["9:7 merge-key"])
        #expect(found.first?.message.contains("<<") == true)
        #expect(try read("'<<': a\n").root.text(at: "<<") == "a")
    }

    @Test(
        "a list or a mapping as a key is refused",
        arguments: ["[a, b]: c", "{a: b}: c", "? - a\n: c", "a: &x [b]\n*x : c", "? {}\n"])
    func complexKey(_ text: String) {
        #expect(problems(of: text).map(\.rule) == ["complex-key"])
    }

    @Test("all problems of a file are reported in its order, and the rest of it can be looked at")
    func all() throws {
        do throws(YAMLFailure) {
            _ = try read("a: 1\na: 2\nb: !x y\n<<: {}\n[k]: v\nc: *no\nlast: kept\n")
            Issue.record("this must be refused")
        } catch {
            #expect(
                summary(error.diagnostics) == [
                    "2:1 duplicate-key", "3:4 unknown-tag", "4:1 merge-key", "5:1 complex-key",
                    "6:4 unknown-anchor",
                ])
            let root = try #require(error.document?.root)
            #expect(root.mapping?.map(\.key) == ["a", "b", "c", "last"])
            #expect(root.text(at: "a") == "1" && root.text(at: "b") == "y" && root["c"]?.isMissing == true)
        }
    }

    @Test("problems before a syntax problem are reported with it, and nothing of the file is given out")
    func beforeSyntax() throws {
        do throws(YAMLFailure) {
            _ = try read("a: 1\na: 2\nb: @c\n")
            Issue.record("this must be refused")
        } catch {
            #expect(summary(error.diagnostics) == ["2:1 duplicate-key", "3:4 unquoted-text"])
            #expect(error.document == nil)
        }
    }
}
