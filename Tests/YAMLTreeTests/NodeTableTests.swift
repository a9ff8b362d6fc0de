import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("The table of a file's values")
struct NodeTableTests {
    @Test("it holds the same as the tree")
    func same() throws {
        let document = try read(
            "a: {title: {text: 'A', font: &f {name: a, size: 20}}}\nb: {font: *f, list: [c, *f]}\n")
        document.withTable { table in
            #expect(tree(table.root, of: table) == document.root)
        }
    }

    @Test("what is refused is read over, and an alias further on may still mean it")
    func refused() throws {
        do throws(YAMLFailure) {
            _ = try read(
                "? [k, &x {in: side}]\n: v\na: 1\na: &y [2]\n<<: {b: 3}\nc: *x\nd: *y\n&k e: f\n*k : g\n")
            Issue.record("this must be refused")
        } catch {
            #expect(
                summary(error.diagnostics) == [
                    "1:3 complex-key", "4:1 duplicate-key", "5:1 merge-key", "9:1 duplicate-key",
                ])
            let document = try #require(error.document)
            let root = document.root
            #expect(root.mapping?.map(\.key) == ["a", "c", "d", "e"])
            #expect(root.text(at: "c.in") == "side" && root.text(at: "d.0") == "2")
            document.withTable { table in
                #expect(table.count(of: table.root) == 4)
                #expect(tree(table.root, of: table) == root)
            }
        }
    }

    @Test(
        "a word is found among words that begin as it does",
        arguments: [
            "", "a", "abc", "abcd", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmnop",
            "abcdefghijklmnopq", "abcdefghijklmnopqrstuvwx", "éa", "\u{0}",
        ])
    func words(_ wanted: String) throws {
        let texts = (0...24).map { String("abcdefghijklmnopqrstuvwx".prefix($0)) } + ["éa", "eé", "\\0"]
        let document = try read("[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
        document.withTable { table in
            let found = table.elements(of: table.root).filter { table.matches($0, Word(wanted)) }
            #expect(found.map(table.text) == [wanted])
        }
    }

    @Test(
        "keys that only differ in how their letters are composed are the same key, as are K and the Kelvin sign"
    )
    func composed() {
        #expect(summary(problems(of: "e\u{301}t: 1\n\u{E9}t: 2\n")) == ["2:1 duplicate-key"])
        #expect(summary(problems(of: "K: 1\n\u{212A}: 2\n")) == ["2:1 duplicate-key"])
        #expect(problems(of: "abcdefgh\u{E9}: 1\nabcdefghe: 2\nabcdefgh: 3\n\"a\\0\": 4\na: 5\n").isEmpty)
    }

    @Test("a key of many is found twice too")
    func many() {
        let keys = (0..<40).map { "key\($0): \($0)\n" }.joined()
        #expect(problems(of: keys).isEmpty)
        #expect(summary(problems(of: keys + "key3: again\n")) == ["41:1 duplicate-key"])
        #expect(summary(problems(of: "key3: first\n" + keys)) == ["5:1 duplicate-key"])
    }

    /// The tree as the table tells it.
    private func tree(_ node: NodeID, of table: NodeTable) -> Node {
        let position = table.position(of: node)
        if table.isMapping(node) {
            let pairs = table.pairs(of: node).map { pair in
                Node.Pair(
                    key: table.text(of: pair.key), at: table.position(of: pair.key),
                    value: tree(pair.value, of: table))
            }
            return Node(.mapping(pairs), at: position)
        }
        if table.isSequence(node) {
            return Node(.sequence(table.elements(of: node).map { tree($0, of: table) }), at: position)
        }
        let style = table.isPlain(node) ? ScalarStyle.plain : .singleQuoted
        return Node(.scalar(Node.Scalar(table.text(of: node), style: style)), at: position)
    }
}
