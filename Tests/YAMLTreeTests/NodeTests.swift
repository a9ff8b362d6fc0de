import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Nodes")
struct NodeTests {
    @Test("a mapping keeps its keys in the order of the file, each with its place")
    func order() throws {
        let root = try read("id: x\napp: {name: A, developer: B}\ntags:\n- one\n- two\n").root
        #expect(root.mapping?.map(\.key) == ["id", "app", "tags"])
        #expect(root.mapping?.map(\.keyPosition.line) == [1, 2, 3])
        #expect(root["app"]?.mapping?.map(\.keyPosition.column) == [7, 16])
        #expect(
            root["tags"]?.sequence?.map(\.position) == [.init(line: 4, column: 3), .init(line: 5, column: 3)])
    }

    @Test("a node knows what it is, and is nothing else")
    func kinds() throws {
        let root = try read("a: text\nb: [x]\nc: {d: e}\nf:\n").root
        #expect(root["a"]?.scalar == Node.Scalar("text") && root["a"]?.sequence == nil)
        #expect(root["b"]?.sequence?.count == 1 && root["b"]?.mapping == nil)
        #expect(root["c"]?.mapping?.count == 1 && root["c"]?.scalar == nil)
        #expect(
            root["f"]?.isMissing == true && root["a"]?.isMissing == false && root["c"]?.isMissing == false)
        #expect(root["g"] == nil && root["a"]?["b"] == nil)
    }

    @Test("columns count Unicode scalars, so a letter beyond U+FFFF is one")
    func columns() throws {
        let root = try read("{\"😀é\": a, 字: b}").root
        #expect(root.mapping?.map(\.keyPosition.column) == [2, 11])
        #expect(root.mapping?.map(\.value.position.column) == [8, 14])
    }

    @Test("a missing value stands behind its colon, an empty quoted text is not missing")
    func missing() throws {
        let root = try read("a:\nb: ''\n").root
        #expect(root["a"]?.position == SourcePosition(line: 1, column: 3))
        #expect(root["b"]?.isMissing == false)
    }

    @Test("a root may be a list or a text: what it must be is the entry reader's to say")
    func roots() throws {
        #expect(try read("# c\n- id: x\n").root.sequence != nil)
        let sentence = try read("# c\njust a sentence\n").root
        #expect(sentence.scalar?.text == "just a sentence")
        #expect(sentence.position == SourcePosition(line: 2, column: 1))
    }

    @Test("nodes and pairs can be made without a file")
    func made() {
        let place = SourcePosition(line: 7, column: 3)
        let node = Node(.mapping([.init(key: "a", at: place, value: Node(.sequence([])))]), at: place)
        #expect(node.position == place && node.mapping?.first?.keyPosition == place)
        #expect(node["a"]?.sequence?.isEmpty == true)
    }
}
