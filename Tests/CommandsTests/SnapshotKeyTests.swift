import Foundation
import Rendering
import Testing
import YAMLNodes
import YAMLTree

@testable import CatalogModel

/// Goldens would be worth little if a key of an entry could change and none of them did.
@Suite("Every key of an entry is in some golden")
struct SnapshotKeyTests {
    /// Keys that no golden shows, and why that is right.
    private static let excused = [
        "aliases.0": "an alias leads to the entry; nothing of it is shown",
        "app.appStoreID": "it names the app in a shop, and is no part of its screen",
        "app.platform": "it is for filters of lists",
        "app.category": "it is for filters of lists",
        "tags.0": "tags are for searching",
        "tags.1": "tags are for searching",
        "source.name": "a source is for whoever checks the replica",
        "source.year": "a source is for whoever checks the replica",
        "source.url": "a source is for whoever checks the replica",
        "states.error.title.font.name":
            "the fixture says that the device lacks this face, so another is shown",
        "behavior.shouldDisplay":
            "the fixture forces the display, which counts more; it has a test of its own",
    ]

    private static let manifest = """
        {"renderers": ["html", "json"],
         "variants": {"bars": {"bars": "shown", "query": "words"}, "dark": {"appearance": "dark", "bars": "shown"},
                      "english": {"language": "en", "bars": "shown"}}}
        """

    /// A stage with the fixture's artwork, and goldens of an entry.
    private func stage(_ tree: Node) throws -> SnapshotStage {
        let stage = try SnapshotStage([:])
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("CatalogModelTests/Fixtures/every-key")
        for file in try FileManager.default.contentsOfDirectory(atPath: fixture.path)
        where file.hasSuffix(".svg") {
            try stage.workspace.write(
                "cat/\(file)", Array(try Data(contentsOf: fixture.appendingPathComponent(file))))
        }
        try stage.workspace.write("gold/snapshots.json", Self.manifest)
        try stage.workspace.write("cat/every-key.yaml", tree.flowText)
        let recorded = stage.snapshot("record")
        try #require(recorded.status == 0, "\(recorded.errors)")
        return stage
    }

    private func fixture() throws -> Node {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("CatalogModelTests/Fixtures/every-key/every-key.yaml").path
        return try YAMLReader.read(Array(Data(contentsOf: URL(fileURLWithPath: path))), file: path).root
    }

    /// Whether some golden is another with this tree.
    private func hasEffect(_ tree: Node, _ stage: SnapshotStage) throws -> Bool {
        try stage.workspace.write("cat/every-key.yaml", tree.flowText)
        return try !stage.findings().isEmpty
    }

    @Test("another value of each key changes some golden, but for the keys that have a reason not to")
    func everyKey() throws {
        let root = try fixture()
        let stage = try stage(root)
        let places = KeyedPlace.all(of: root, by: Entry.blockDescription, at: [])
        #expect(places.count > 120)
        var silent: Set<String> = []
        for place in places {
            let changed = try #require(place.changed(), "\(place.path): \(place.type)")
            if try !hasEffect(root.replacing(place.path[...], with: changed), stage) {
                silent.insert(place.path.joined(separator: "."))
            }
        }
        #expect(silent == Set(Self.excused.keys))
    }

    @Test("the places are those of every key of the table")
    func everyKeyHasAPlace() throws {
        var known: Set<String> = []
        func visit(_ block: BlockDescription) {
            for key in block.keys where known.insert("\(block.name).\(key.name)").inserted {
                key.type.nested.map(visit)
            }
        }
        visit(Entry.blockDescription)
        let places = KeyedPlace.all(of: try fixture(), by: Entry.blockDescription, at: [])
        let leaves = known.filter { name in
            !places.contains { $0.key == name } && !Self.blocks(name)
        }
        // A tap does one thing, and the fixture has two of the three; the third has a test of its own.
        #expect(leaves == ["tapAction.log"])
    }

    /// Whether a key's value is a block, whose own keys are changed.
    private static func blocks(_ name: String) -> Bool {
        var found = false
        var seen: Set<String> = []
        func visit(_ block: BlockDescription) {
            guard seen.insert(block.name).inserted else { return }
            for key in block.keys {
                if "\(block.name).\(key.name)" == name, key.type.nested != nil { found = true }
                key.type.nested.map(visit)
            }
        }
        visit(Entry.blockDescription)
        return found
    }

    @Test("whether an entry shows at all, and what a tap writes into the log, change goldens too")
    func others() throws {
        func tree(_ behavior: String) throws -> Node {
            let text = "{id: every-key, states: {empty: {title: {text: A}}}, behavior: \(behavior)}"
            return try YAMLReader.read(Array(text.utf8), file: "a.yaml").root
        }
        let stage = try stage(try tree("{shouldDisplay: true, onTapButton: {log: one}}"))
        #expect(try hasEffect(try tree("{shouldDisplay: true, onTapButton: {log: two}}"), stage))
        #expect(try hasEffect(try tree("{shouldDisplay: false, onTapButton: {log: one}}"), stage))
        #expect(try !hasEffect(try tree("{shouldDisplay: true, onTapButton: {log: one}}"), stage))
    }
}

/// A key's value that has no keys of its own, in a tree.
private struct KeyedPlace {
    let path: [String]
    /// The row of the table: `text.color`.
    let key: String
    let type: ValueType
    let node: Node

    /// Every such place, in the order of the table.
    static func all(of node: Node, by block: BlockDescription, at path: [String]) -> [KeyedPlace] {
        block.keys.flatMap { key -> [KeyedPlace] in
            guard let value = node[key.name] else { return [] }
            return places(of: value, key.type, "\(block.name).\(key.name)", at: path + [key.name])
        }
    }

    private static func places(
        of node: Node, _ type: ValueType, _ key: String, at path: [String]
    ) -> [KeyedPlace] {
        if case .list(let element) = type, let nodes = node.sequence {
            return nodes.enumerated().flatMap { places(of: $1, element, key, at: path + ["\($0)"]) }
        }
        if let nested = type.nested, node.mapping != nil { return all(of: node, by: nested, at: path) }
        return [KeyedPlace(path: path, key: key, type: type, node: node)]
    }

    /// The value as another one that the key takes; nil where there is no rule for it.
    func changed() -> Node? {
        switch type {
        case .text: return text(other("another"))
        case .localizedText: return changedTexts()
        case .number, .integer: return number()
        case .flag: return plain(node.scalar?.text == "true" ? "false" : "true")
        case .color: return text(other("123456"))
        case .closed(let words): return words.first { $0 != node.scalar?.text }.map(plain)
        case .asset: return text(node.scalar?.text == "tray.svg" ? "plus.svg" : "tray.svg")
        case .insets:
            return Node(.sequence((node.sequence ?? []).map { _ in plain("9") }))
        case .offset: return plain("17")
        case .pattern: return changedPattern()
        case .tapAction, .list, .block: return nil
        }
    }

    private func changedTexts() -> Node {
        guard let pairs = node.mapping else { return text(other("another")) }
        return Node(
            .mapping(pairs.map { Node.Pair(key: $0.key, value: text(($0.value.scalar?.text ?? "") + "!")) }))
    }

    private func changedPattern() -> Node? {
        switch key {
        case "entry.id", "entry.aliases": text("another-id")
        case "entry.tags": text("another")
        case "entry.language": text("en")
        case "source.url", "tapAction.open": text("https://example.com/another")
        case "font.name": text("Inter-Regular")
        default: nil
        }
    }

    private func number() -> Node? {
        guard let value = node.scalar.flatMap({ Double($0.text) }) else { return nil }
        let step = abs(value) < 1 ? 0.05 : 1
        return plain(value == value.rounded() ? "\(Int(value) - 1)" : "\(value + step)")
    }

    private func other(_ text: String) -> String { node.scalar?.text == text ? text + "x" : text }

    private func text(_ letters: String) -> Node { Node(.scalar(Node.Scalar(letters, style: .doubleQuoted))) }

    private func plain(_ letters: String) -> Node { Node(.scalar(Node.Scalar(letters))) }
}

extension ValueType {
    /// The block that a value of the type is, or may be.
    fileprivate var nested: BlockDescription? {
        switch self {
        case .block(let description): description()
        case .list(let element): element.nested
        case .offset: OffsetExpression.blockDescription
        case .tapAction: TapFacts.blockDescription
        case .color: ColorPair.blockDescription
        default: nil
        }
    }
}

extension Node {
    /// The tree with another value at a path; positions in lists are numbers.
    fileprivate func replacing(_ path: ArraySlice<String>, with value: Node) -> Node {
        guard let first = path.first else { return value }
        let rest = path.dropFirst()
        switch content {
        case .scalar: return self
        case .sequence(let nodes):
            return Node(
                .sequence(nodes.enumerated().map { "\($0)" == first ? $1.replacing(rest, with: value) : $1 }))
        case .mapping(let pairs):
            return Node(
                .mapping(
                    pairs.map { pair in
                        guard pair.key == first else { return pair }
                        return Pair(key: pair.key, value: pair.value.replacing(rest, with: value))
                    }))
        }
    }

    /// The tree on one line, in YAML's flow style.
    fileprivate var flowText: String {
        switch content {
        case .scalar(let scalar): scalar.style == .plain ? scalar.text : "\"\(scalar.text)\""
        case .sequence(let nodes): "[" + nodes.map(\.flowText).joined(separator: ", ") + "]"
        case .mapping(let pairs):
            "{" + pairs.map { "\($0.key): \($0.value.flowText)" }.joined(separator: ", ") + "}"
        }
    }
}
