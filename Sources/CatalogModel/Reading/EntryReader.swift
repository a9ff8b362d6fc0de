import Diagnostics
import SceneModel
import YAMLTree

/// Reads one entry's tree by the table of keys, and collects every problem of it on the way.
struct EntryReader {
    /// The file's tree.
    let document: YAMLDocument
    /// What was found wrong so far.
    private(set) var diagnostics: [Diagnostic] = []
    /// The pictures named so far, with the place of each name.
    private(set) var assets: [(name: String, position: SourcePosition)] = []
    /// The id as the file gives it, also where it is refused.
    var rawID: (text: String, position: SourcePosition)?
    /// The key whose value is being read: the place to blame for a value that is missing.
    private var key: (name: String, position: SourcePosition)?

    /// The places of values that the YAML reader has already found wrong: nothing more is said of them.
    private let troubled: Set<SourcePosition>

    init(document: YAMLDocument, troubled: Set<SourcePosition> = []) {
        self.document = document
        self.troubled = troubled
    }

    /// The file, for showing its lines.
    private var source: SourceText { document.source }

    // MARK: Blocks

    /// Reads a block by its table of keys; nil where it is no block, or a required key is missing.
    mutating func block<Block: KeyedBlock>(_ node: Node) -> Block? {
        guard case .mapping(let pairs) = node.content else {
            if case .scalar(let scalar) = node.content, isMissing(scalar) { return refuseMissing(node) }
            return refuse(node, expected: .block { Block.blockDescription })
        }
        var block = Block()
        let keys = Block.keys
        // A bit for each key: no block has 64.
        var found: UInt64 = 0
        var next = 0
        for pair in pairs {
            guard let index = index(of: pair.key, in: keys, from: next) else {
                refuseKey(pair, in: Block.self)
                continue
            }
            next = index + 1
            found |= 1 << UInt64(index)
            key = (pair.key, pair.keyPosition)
            keys[index].read(pair.value, &self, &block)
        }
        var isComplete = true
        for (index, key) in keys.enumerated()
        where key.description.isRequired && found >> UInt64(index) & 1 == 0 {
            isComplete = false
            refuse(
                at: pairs.first?.keyPosition ?? node.position, rule: "missing-key",
                "the \(Block.blockName) has no \"\(key.description.name)\"",
                remedy: "add \(key.description.name): \(key.description.type.expectation)")
        }
        Block.check(block, pairs, &self)
        return isComplete ? block : nil
    }

    /// Keys mostly come in the table's order, so the search begins behind the last one found.
    private func index<Block>(of name: String, in keys: [Key<Block>], from next: Int) -> Int? {
        for index in next..<max(next, keys.count) where keys[index].description.name == name { return index }
        for index in 0..<min(next, keys.count) where keys[index].description.name == name { return index }
        return nil
    }

    private mutating func refuseKey<Block: KeyedBlock>(_ pair: Node.Pair, in _: Block.Type) {
        let names = Block.keys.map(\.description.name)
        refuse(
            at: pair.keyPosition, rule: "unknown-key",
            "unknown key \"\(pair.key)\" in the \(Block.blockName)",
            remedy: suggestion(pair.key, among: names))
    }

    /// "did you mean …", or the list of what is known.
    func suggestion(_ name: String, among known: [String]) -> String {
        if let nearest = NearestName.of(name, among: known) { return "did you mean \"\(nearest)\"?" }
        return "known here: " + known.joined(separator: ", ")
    }

    // MARK: Scalars

    /// The node's scalar; nil, and a diagnostic, where it is a collection or has no value.
    mutating func scalar(_ node: Node, expected: @autoclosure () -> ValueType) -> Node.Scalar? {
        guard case .scalar(let scalar) = node.content else { return refuse(node, expected: expected()) }
        if isMissing(scalar) { return refuseMissing(node) }
        if scalar.style == .plain, let comment = document.comment(after: node) {
            warnOf(comment, behind: scalar, expected())
        }
        return scalar
    }

    /// Whether a plain scalar stands for nothing; `""` in quotes is an empty text.
    private func isMissing(_ scalar: Node.Scalar) -> Bool {
        guard scalar.style == .plain, scalar.text.utf8.count <= 4 else { return false }
        // Most short texts are numbers and flags, which need not be compared with each of the words.
        switch scalar.text.utf8.first {
        case nil: return true
        case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
            return ["~", "null", "Null", "NULL"].contains(scalar.text)
        default: return false
        }
    }

    private mutating func refuseMissing<V>(_ node: Node) -> V? {
        if troubled.contains(node.position) { return nil }
        let place = key?.position ?? node.position
        let name = key.map { "\"\($0.name)\"" } ?? "this"
        guard let comment = document.comment(after: node) else {
            refuse(
                at: place, rule: "missing-value", "\(name) has no value",
                remedy: "write a value, or leave the key out; a text that says null goes in quotes")
            return nil
        }
        let text = source.line(comment.line).map { line in
            String(line.unicodeScalars.dropFirst(comment.column - 1).prefix { $0 != " " }.map(Character.init))
        }
        refuse(
            at: place, rule: "missing-value",
            "\(name) has no value, since an unquoted # starts a comment",
            remedy: "write it in quotes: \"\(text ?? "#ffffff")\"")
        return nil
    }

    /// `text: Deal #1` is the text "Deal" and a comment, which its author may not know.
    private mutating func warnOf(
        _ comment: SourcePosition, behind scalar: Node.Scalar, _ expected: ValueType
    ) {
        switch expected {
        case .text, .localizedText: break
        default: return
        }
        guard isStuckToText(comment) else { return }
        note(
            at: comment, rule: "comment-in-text",
            "a comment begins here, so the text is only \"\(scalar.text)\"",
            remedy: "put the whole text in quotes, or the comment on a line of its own")
    }

    /// Whether the `#` has no blank behind it, as in `#1`; `# the name` is meant as a comment.
    private func isStuckToText(_ hash: SourcePosition) -> Bool {
        guard let next = source.line(hash.line)?.unicodeScalars.dropFirst(hash.column).first else {
            return false
        }
        return next != " " && next != "\t"
    }

    // MARK: Problems

    /// An error at a place.
    mutating func refuse(at position: SourcePosition, rule: String, _ message: String, remedy: String? = nil)
    {
        diagnostics.append(source.diagnostic(rule: rule, at: position, message, remedy: remedy))
    }

    /// An error at the key whose value, a block, has nothing in it.
    mutating func refuseEmptyBlock(_ message: String, remedy: String) {
        refuse(at: key?.position ?? .start, rule: "empty-block", message, remedy: remedy)
    }

    /// A warning at a place.
    mutating func note(at position: SourcePosition, rule: String, _ message: String, remedy: String? = nil) {
        diagnostics.append(source.diagnostic(.warning, rule: rule, at: position, message, remedy: remedy))
    }

    /// An error at a node.
    mutating func refuse<V>(_ node: Node, _ message: String, rule: String, remedy: String? = nil) -> V? {
        if troubled.contains(node.position) { return nil }
        refuse(at: node.position, rule: rule, message, remedy: remedy)
        return nil
    }

    /// An error at a node that is not what its key takes.
    mutating func refuse<V>(_ node: Node, expected: ValueType) -> V? {
        if troubled.contains(node.position) { return nil }
        let found: String
        switch node.content {
        case .scalar(let scalar):
            let quoted = "\"\(scalar.text)\""
            found = scalar.style == .plain ? quoted : "\(quoted) in quotes"
        case .sequence: found = "a list"
        case .mapping: found = "a mapping"
        }
        let name = key.map { " for \"\($0.name)\"" } ?? ""
        refuse(
            at: node.position, rule: "wrong-type",
            "expected \(expected.expectation)\(name), found \(found)")
        return nil
    }

    /// Remembers a picture that the entry names.
    mutating func remember(asset name: String, at position: SourcePosition) {
        assets.append((name, position))
    }
}
