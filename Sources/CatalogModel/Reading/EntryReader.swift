import Diagnostics
import SceneModel
import YAMLTree

/// Reads one entry's tree by the table of keys, and collects every problem of it on the way.
struct EntryReader {
    private let document: YAMLDocument
    /// The values of the file, lent.
    let table: NodeTable
    private let hasComments: Bool
    /// The `#` looked at last, and whether it is stuck to a text.
    private var lookedAt: (hash: SourcePosition, isStuck: Bool)?
    /// What was found wrong so far, up to a limit beyond which a list helps nobody.
    private(set) var problems: EntryProblems
    /// The pictures named so far, with the place of each name.
    private(set) var assets: [(name: String, position: SourcePosition)] = []
    /// The id as the file gives it, also where it is refused.
    var rawID: (text: String, position: SourcePosition)?
    /// The key whose value is being read: the place to blame for a value that is missing.
    var key: NodeID?

    /// The places of values that the YAML reader has already found wrong: nothing more is said of them.
    private let troubled: Set<SourcePosition>

    init(_ document: YAMLDocument, _ table: NodeTable, troubled: Set<SourcePosition>) {
        self.document = document
        self.table = table
        hasComments = document.hasComments
        problems = EntryProblems(of: document.source)
        self.troubled = troubled
    }

    /// The file, for showing its lines.
    private var source: SourceText { document.source }

    // MARK: Blocks

    /// Reads a block by its table of keys; nil where it is no block, or a required key is missing.
    mutating func block<Block: KeyedBlock>(_ node: NodeID) -> Block? {
        guard table.isMapping(node) else {
            if isMissing(node) {
                refuseMissing(node)
                return nil
            }
            return refuse(node, expected: .block { Block.blockDescription })
        }
        var block = Block()
        let keys = Block.keys
        let found = keys.read(node, &self, &block)
        let isComplete = keys.required & ~found == 0
        if !isComplete { refuseMissingKeys(of: node, found: found, in: Block.self) }
        Block.check(block, node, &self)
        return isComplete ? block : nil
    }

    private mutating func refuseMissingKeys<Block: KeyedBlock>(
        of node: NodeID, found: UInt64, in _: Block.Type
    ) {
        let first = table.pairs(of: node).first { _ in true }
        for (index, key) in Block.keys.keys.enumerated()
        where key.description.isRequired && found >> UInt64(index) & 1 == 0 {
            refuse(
                at: table.position(of: first?.key ?? node), rule: "missing-key",
                "the \(Block.blockName) has no \"\(key.description.name)\"",
                remedy: "add \(key.description.name): \(key.description.type.expectation)")
        }
    }

    /// An error at a key that its block does not have.
    mutating func refuseKey<Block: KeyedBlock>(_ key: NodeID, in _: Block.Type) {
        // The nearest name is not looked for where nobody would read it.
        guard !problems.isFull else { return problems.omit(.error, at: table.position(of: key)) }
        let name = table.text(of: key)
        refuse(
            at: table.position(of: key), rule: "unknown-key",
            "unknown key \"\(name)\" in the \(Block.blockName)",
            remedy: suggestion(name, among: Block.keys.keys.map(\.description.name)))
    }

    /// "did you mean …", or the list of what is known.
    func suggestion(_ name: String, among known: [String]) -> String {
        if let nearest = NearestName.of(name, among: known) { return "did you mean \"\(nearest)\"?" }
        return "known here: " + known.joined(separator: ", ")
    }

    // MARK: Scalars

    /// Whether the node is a scalar with a value; a diagnostic says where it is a collection or has none.
    @inline(__always)
    mutating func hasScalar(_ node: NodeID, expected: @autoclosure () -> ValueType) -> Bool {
        if table.isScalar(node), !table.isPlain(node) || isCertain(node) { return true }
        return hasScalar(doubtful: node, expected())
    }

    /// Whether a plain scalar is neither missing nor has a comment behind it, which holds for nearly all.
    private func isCertain(_ node: NodeID) -> Bool {
        table.count(of: node) > 4 && !hasComments
    }

    private mutating func hasScalar(doubtful node: NodeID, _ expected: @autoclosure () -> ValueType) -> Bool {
        guard table.isScalar(node) else {
            refuseKind(of: node, expected())
            return false
        }
        if isMissing(node) {
            refuseMissing(node)
            return false
        }
        if hasComments, let comment = document.comment(after: node) {
            warnOf(comment, behind: node, expected())
        }
        return true
    }

    /// The letters of a scalar; nil, and a diagnostic, where the node is a collection or has no value.
    mutating func text(_ node: NodeID, expected: @autoclosure () -> ValueType) -> String? {
        hasScalar(node, expected: expected()) ? table.text(of: node) : nil
    }

    /// Whether a node is a plain scalar that stands for nothing; `""` in quotes is an empty text.
    private func isMissing(_ node: NodeID) -> Bool {
        guard table.isPlain(node) else { return false }
        // Most short texts are numbers and flags, which need not be compared with each of the words.
        let letters = table.letters(of: node)
        guard letters.count <= 4, let first = letters.first else { return letters.isEmpty }
        switch first {
        case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
            return ["~", "null", "Null", "NULL"].contains { letters.elementsEqual($0.utf8) }
        default: return false
        }
    }

    private mutating func refuseMissing(_ node: NodeID) {
        let position = table.position(of: node)
        if troubled.contains(position) { return }
        let place = key.map(table.position) ?? position
        let name = key.map { "\"\(table.text(of: $0))\"" } ?? "this"
        guard let comment = document.comment(after: node) else {
            return refuse(
                at: place, rule: "missing-value", "\(name) has no value",
                remedy: "write a value, or leave the key out; a text that says null goes in quotes")
        }
        let text = source.line(comment.line).map { line in
            String(line.unicodeScalars.dropFirst(comment.column - 1).prefix { $0 != " " }.map(Character.init))
        }
        refuse(
            at: place, rule: "missing-value",
            "\(name) has no value, since an unquoted # starts a comment",
            remedy: "write it in quotes: \"\(text ?? "#ffffff")\"")
    }

    /// `text: Deal #1` is the text "Deal" and a comment, which its author may not know.
    private mutating func warnOf(
        _ comment: SourcePosition, behind scalar: NodeID, _ expected: ValueType
    ) {
        switch expected {
        case .text, .localizedText: break
        default: return
        }
        guard isStuckToText(comment) else { return }
        note(
            at: comment, rule: "comment-in-text",
            "a comment begins here, so the text is only \"\(table.text(of: scalar))\"",
            remedy: "put the whole text in quotes, or the comment on a line of its own")
    }

    /// Whether the `#` has no blank behind it, as in `#1`; `# the name` is meant as a comment.
    private mutating func isStuckToText(_ hash: SourcePosition) -> Bool {
        // Many aliases may stand for one text, and its line may be long.
        if let lookedAt, lookedAt.hash == hash { return lookedAt.isStuck }
        let next = source.line(hash.line)?.unicodeScalars.dropFirst(hash.column).first
        let isStuck = next.map { $0 != " " && $0 != "\t" } ?? false
        lookedAt = (hash, isStuck)
        return isStuck
    }

    // MARK: Problems

    /// An error at a place.
    mutating func refuse(at position: SourcePosition, rule: String, _ message: String, remedy: String? = nil)
    {
        problems.add(.error, rule: rule, at: position, message, remedy: remedy)
    }

    /// An error at the key whose value, a block, has nothing in it.
    mutating func refuseEmptyBlock(_ message: String, remedy: String) {
        refuse(at: key.map(table.position) ?? .start, rule: "empty-block", message, remedy: remedy)
    }

    /// A warning at a place.
    mutating func note(at position: SourcePosition, rule: String, _ message: String, remedy: String? = nil) {
        problems.add(.warning, rule: rule, at: position, message, remedy: remedy)
    }

    /// An error at a node.
    mutating func refuse<V>(_ node: NodeID, _ message: String, rule: String, remedy: String? = nil) -> V? {
        let position = table.position(of: node)
        if troubled.contains(position) { return nil }
        refuse(at: position, rule: rule, message, remedy: remedy)
        return nil
    }

    /// An error at a node that is not what its key takes.
    mutating func refuse<V>(_ node: NodeID, expected: ValueType) -> V? {
        refuseKind(of: node, expected)
        return nil
    }

    private mutating func refuseKind(of node: NodeID, _ expected: ValueType) {
        let position = table.position(of: node)
        if troubled.contains(position) { return }
        let found: String
        if table.isScalar(node) {
            let quoted = "\"\(table.text(of: node))\""
            found = table.isPlain(node) ? quoted : "\(quoted) in quotes"
        } else {
            found = table.isSequence(node) ? "a list" : "a mapping"
        }
        let name = key.map { " for \"\(table.text(of: $0))\"" } ?? ""
        refuse(at: position, rule: "wrong-type", "expected \(expected.expectation)\(name), found \(found)")
    }

    /// Remembers a picture that the entry names.
    mutating func remember(asset name: String, at position: SourcePosition) {
        assets.append((name, position))
    }
}
