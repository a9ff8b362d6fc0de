import Diagnostics
import EmptyDataSet
import Foundation
import SceneModel
import Testing
import YAMLNodes
import YAMLTree

@testable import CatalogModel

/// One fixture says every key, each with a value that is not its default.
@Suite("The table of keys")
struct KeyTableTests {
    private let path = Place.fixture("every-key/every-key.yaml").path

    private func tree() throws -> Node {
        try YAMLReader.read(Array(Data(contentsOf: URL(fileURLWithPath: path))), file: path).root
    }

    @Test("the fixture is read without a warning")
    func isClean() throws {
        let file = Catalog.read(path)
        #expect(file.diagnostics.map(\.text) == [])
        #expect(EntryArtwork.load(for: file).diagnostics.map(\.text) == [])
        #expect(try entry(file).stateNames == StateName.allCases)
    }

    @Test("the fixture says every key of the table")
    func isComplete() throws {
        var known: Set<String> = []
        Self.collect(Entry.blockDescription, into: &known)
        var said: Set<String> = []
        Self.collect(try tree(), by: Entry.blockDescription, into: &said)
        // A tap does one thing, and the entry has two of the three.
        #expect(known.subtracting(said) == ["tapAction.log"])
        #expect(known.count > 80)
    }

    @Test("no key is silently without effect: without it, what is shown or known of the entry is another")
    func everyKeyHasAnEffect() throws {
        let root = try tree()
        let whole = try #require(effect(of: root))
        let paths = root.keyPaths
        #expect(paths.count > 120)
        for path in paths {
            // Where a key is required there is no entry without it, which is an effect too.
            #expect(effect(of: root.removing(path)) != whole, "\(path.joined(separator: "."))")
        }
    }

    @Test("every key is in the schema and in the reference")
    func documentation() throws {
        let schema = try #require(
            String(data: try JSONEncoder().encode(EntrySchema.document), encoding: .utf8))
        var known: Set<String> = []
        Self.collect(Entry.blockDescription, into: &known)
        // The two keys of a colour are among the rules of all values.
        for name in known where !name.hasPrefix("colorPair.") {
            let key = name.split(separator: ".")[1]
            #expect(schema.contains("\"\(key)\":"), "\(name)")
            #expect(KeyReference.markdown.contains("| `\(key)` |"), "\(name)")
        }
        for description in try Self.blocks() where description.name != "colorPair" {
            #expect(KeyReference.markdown.contains("\n## \(description.name)\n"))
            for key in description.keys {
                #expect(key.documentation.hasSuffix("."), "\(description.name).\(key.name)")
            }
        }
    }

    // MARK: Tables

    private static func blocks() throws -> [BlockDescription] {
        var found: [BlockDescription] = []
        func visit(_ block: BlockDescription) {
            guard !found.contains(where: { $0.name == block.name }) else { return }
            found.append(block)
            for key in block.keys { nested(key.type).map(visit) }
        }
        visit(Entry.blockDescription)
        return found
    }

    private static func collect(_ block: BlockDescription, into names: inout Set<String>) {
        for key in block.keys where names.insert("\(block.name).\(key.name)").inserted {
            if let nested = nested(key.type) { collect(nested, into: &names) }
        }
    }

    private static func collect(_ node: Node, by block: BlockDescription, into names: inout Set<String>) {
        for key in block.keys {
            guard let value = node[key.name] else { continue }
            names.insert("\(block.name).\(key.name)")
            guard let nested = nested(key.type) else { continue }
            for node in value.sequence ?? [value] { collect(node, by: nested, into: &names) }
        }
    }

    private static func nested(_ type: ValueType) -> BlockDescription? {
        switch type {
        case .block(let description): description()
        case .list(let element): nested(element)
        case .offset: OffsetExpression.blockDescription
        case .tapAction: TapFacts.blockDescription
        case .color: ColorPair.blockDescription
        default: nil
        }
    }

    // MARK: Effects

    /// All that the entry of a tree shows and says; nil where it is no entry.
    private func effect(of tree: Node) -> [String]? {
        let file = EntryFile.read(Array(tree.flow.utf8), file: path)
        guard let entry = file.entry else { return nil }
        let artwork = EntryArtwork.load(for: file).artwork
        var effect = [
            "\(entry.id) \(entry.aliases) \(entry.tags) \(entry.purpose as Any)", "\(entry.app)",
            "\(entry.source as Any)", "\(entry.languages)",
            // A face that the device lacked is known, and not shown.
            "\(entry.states[.error]?.title?.font?.name as Any)",
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for (appearance, language) in [(Appearance.light, "en"), (.light, nil), (.dark, "ko")] {
            var request = SceneRequest()
            request.showsBars = true
            request.traits = TraitCollection(appearance: appearance, language: language)
            request.query = "wanted"
            for state in StateName.allCases {
                let scene = entry.scene(state, artwork: artwork, request: request)?.scene
                effect.append((try? encoder.encode(scene)).map { String(decoding: $0, as: UTF8.self) } ?? "")
            }
        }
        let answers = EntryDataSet(entry, state: .empty, artwork: artwork)
        let view = ScrollView()
        effect.append(
            "\(answers.emptyDataSetShouldDisplay(view)) \(answers.emptyDataSetShouldBeForcedToDisplay(view))")
        return effect
    }
}

extension Node {
    /// The way to every key, from the top; positions in lists are numbers.
    fileprivate var keyPaths: [[String]] {
        switch content {
        case .scalar: return []
        case .sequence(let nodes):
            return nodes.enumerated().flatMap { index, node in node.keyPaths.map { ["\(index)"] + $0 } }
        case .mapping(let pairs):
            return pairs.flatMap { pair in [[pair.key]] + pair.value.keyPaths.map { [pair.key] + $0 } }
        }
    }

    /// The tree without one key.
    fileprivate func removing(_ path: some Collection<String>) -> Node {
        guard let first = path.first else { return self }
        let rest = path.dropFirst()
        switch content {
        case .scalar: return self
        case .sequence(let nodes):
            return Node(
                .sequence(nodes.enumerated().map { "\($0)" == first ? $1.removing(rest) : $1 }))
        case .mapping(let pairs):
            return Node(
                .mapping(
                    pairs.compactMap { pair in
                        guard pair.key == first else { return pair }
                        return rest.isEmpty ? nil : Pair(key: pair.key, value: pair.value.removing(rest))
                    }))
        }
    }

    /// The tree on one line, in YAML's flow style.
    fileprivate var flow: String {
        switch content {
        case .scalar(let scalar):
            return scalar.style == .plain ? scalar.text : "\"\(scalar.text)\""
        case .sequence(let nodes): return "[" + nodes.map(\.flow).joined(separator: ", ") + "]"
        case .mapping(let pairs):
            return "{" + pairs.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + "}"
        }
    }
}
