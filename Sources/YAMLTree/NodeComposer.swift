import Diagnostics

/// Makes one tree of the events of a file, and collects what is wrong with it on the way.
///
/// Every limit is checked as the events come, so a hostile file costs no more than the limit allows.
struct NodeComposer: ~Copyable {
    private var events: EventStream
    var rows: NodeRows
    private let source: SourceText
    private let limits: YAMLLimits
    private var trailing: TrailingComments
    var problems: ProblemList
    private var anchors = AnchorTable()
    private var comments: [(scalar: Place, comment: Place)] = []
    private var nodes = 0
    /// The bytes of all scalars so far.
    private var bytes = 0
    /// The deepest nesting since an anchor was opened.
    private var deepest = 0

    init(_ events: consuming EventStream, source: SourceText, limits: YAMLLimits) {
        self.events = events
        self.source = source
        self.limits = limits
        trailing = TrailingComments(in: source)
        problems = ProblemList(of: source, limit: limits.problems)
        rows = NodeRows(bytes: source.bytes.count)
    }

    /// The document of the file.
    ///
    /// Problems after which reading can go on are in `problems` then.
    mutating func document() throws(ReadingEnded) -> YAMLDocument {
        _ = try next()
        guard try next().kind == .documentStart else { throw noEntry() }
        let root = try node(try next(), depth: 0)
        let first = rows[root]
        if first.kind == .scalar, first.style == .plain, first.count == 0 { throw noEntry() }
        _ = try next()
        let after = try next()
        if after.kind == .documentStart {
            throw problems.end(
                "several-entries", at: after.start,
                "a second document begins here, and a file holds one entry",
                remedy: "move what follows to a file of its own, or remove this line where nothing follows")
        }
        try warnOfUnusedAnchors()
        return YAMLDocument(rows, source: source, warnings: problems.warnings, comments: comments)
    }

    private mutating func noEntry() -> ReadingEnded {
        problems.end(
            Diagnostic(
                rule: "no-entry", file: source.file, position: .start, message: "no entry in this file",
                remedy: "write one that begins with \"id:\", or remove the file"))
    }

    mutating func next() throws(ReadingEnded) -> Event {
        do throws(ParserProblem) {
            return try events.next()
        } catch {
            throw problems.end(error.diagnostic(in: source))
        }
    }

    /// The node that begins with an event, inside of `depth` others.
    mutating func node(_ event: Event, depth: Int) throws(ReadingEnded) -> NodeID {
        if event.kind == .alias {
            return try expand(events.properties.anchor ?? "", at: event.start, depth: depth)
        }
        try count(at: event.start)
        guard event.hasProperties else { return try content(of: event, depth: depth) }
        let (anchor, tag) = events.properties
        if let tag { try check(tag, of: event) }
        guard let anchor else { return try content(of: event, depth: depth) }
        return try anchored(anchor, event, depth: depth)
    }

    /// The node of an event that is no alias, whatever its tag and anchor.
    private mutating func content(of event: Event, depth: Int) throws(ReadingEnded) -> NodeID {
        switch event.kind {
        case .scalar:
            try check(event)
            return rows.addScalar(event)
        case .mappingStart:
            try enter(depth + 1, at: event.start)
            let node = rows.open(.mapping, at: event.start)
            rows.close(node, count: try pairs(of: node, depth: depth + 1))
            return node
        default:
            try enter(depth + 1, at: event.start)
            let node = rows.open(.sequence, at: event.start)
            rows.close(node, count: try elements(depth: depth + 1))
            return node
        }
    }

    /// Takes in the elements up to the end of a sequence; returns how many there are.
    private mutating func elements(depth: Int) throws(ReadingEnded) -> Int {
        var count = 0
        while true {
            let event = try next()
            if event.kind == .sequenceEnd { return count }
            _ = try node(event, depth: depth)
            count += 1
        }
    }

    @inline(__always)
    mutating func check(_ scalar: Event) throws(ReadingEnded) {
        let count = scalar.letters.count
        if count > limits.scalarBytes || !trailing.isEmpty { try checkClosely(scalar) }
        // One that is too long is a problem already.
        guard count <= limits.scalarBytes else { return }
        bytes += count
        if bytes > limits.textBytes { throw tooMuchText(at: scalar.start) }
    }

    private mutating func checkClosely(_ scalar: Event) throws(ReadingEnded) {
        if scalar.letters.count > limits.scalarBytes {
            try problems.add(
                rule: "text-size", at: scalar.start,
                "a text of \(scalar.letters.count) bytes, and \(limits.scalarBytes) is the most",
                remedy: "shorten it")
        }
        if scalar.style == .plain, let comment = trailing.comment(behind: scalar.end) {
            comments.append((scalar.start, comment))
        }
    }

    /// Counts a value or key.
    @inline(__always)
    mutating func count(at place: Place) throws(ReadingEnded) {
        nodes += 1
        if nodes > limits.nodes { throw tooMany(at: place) }
    }

    private mutating func tooMany(at place: Place) -> ReadingEnded {
        problems.end(
            "file-size", at: place, "this file holds more than \(limits.nodes) values",
            remedy: "shorten its lists, or make several entries of it")
    }

    private mutating func tooMuchText(at place: Place) -> ReadingEnded {
        problems.end(
            "file-size", at: place, "the texts of this file have more than \(limits.textBytes) bytes",
            remedy: "shorten them, or make several entries of it")
    }

    private mutating func enter(_ depth: Int, at place: Place) throws(ReadingEnded) {
        deepest = max(deepest, depth)
        guard depth > limits.nesting else { return }
        throw problems.end(
            "nesting", at: place, "nested too deeply: \(limits.nesting) levels are the most",
            remedy: "put text that holds brackets in quotes; an entry needs about ten levels")
    }
}

// MARK: Tags, anchors, aliases

extension NodeComposer {
    /// No tag has a meaning in an entry but `!!str` on a text, which says what it is anyway.
    private mutating func check(_ tag: String, of event: Event) throws(ReadingEnded) {
        if event.kind == .scalar, tag == "tag:yaml.org,2002:str" { return }
        if event.kind == .scalar, tag == "!" {
            return try problems.add(
                .warning, rule: "lone-tag", at: event.start,
                "this ! is a tag, and it is not part of the text",
                remedy: "put the whole text in quotes")
        }
        try problems.add(
            rule: "unknown-tag", at: event.start, "unknown tag \(tag)",
            remedy: "remove it, or put the whole text in quotes if it begins with an exclamation mark")
    }

    /// A node that aliases further on may stand for.
    private mutating func anchored(
        _ anchor: String, _ event: Event, depth: Int
    ) throws(ReadingEnded) -> NodeID {
        let number = anchors.open(anchor, at: event.start)
        let (outerDeepest, before, bytesBefore) = (deepest, nodes, bytes)
        deepest = depth
        let node = try content(of: event, depth: depth)
        let target = AnchorTable.Target(
            node: node, nodes: nodes - before + 1, bytes: bytes - bytesBefore, height: deepest - depth)
        anchors.close(number, target)
        deepest = max(outerDeepest, deepest)
        return node
    }

    /// What an alias stands for.
    private mutating func expand(_ name: String, at place: Place, depth: Int) throws(ReadingEnded) -> NodeID {
        guard let definition = anchors.use(name) else {
            try problems.add(
                rule: "unknown-anchor", at: place,
                "unknown anchor \"\(name)\": no &\(name) stands before this alias",
                remedy: "write the value out, or put the whole text in quotes if it begins with an asterisk")
            return rows.addScalar(Event(kind: .scalar, start: place, end: place))
        }
        guard let target = definition.target else {
            throw problems.end(
                "recursive-alias", at: place, "the alias refers to a block that is not finished",
                remedy: "write the value out: nothing can contain itself",
                note: (definition.place, "\"\(name)\" begins here"))
        }
        try count(target, at: place)
        try enter(depth + target.height, at: place)
        rows.addAlias(of: target.node, at: place)
        return target.node
    }

    private mutating func count(_ target: AnchorTable.Target, at place: Place) throws(ReadingEnded) {
        nodes += target.nodes
        bytes += target.bytes
        guard nodes > limits.nodes || bytes > limits.textBytes else { return }
        let excess =
            nodes > limits.nodes ? "\(limits.nodes) values" : "\(limits.textBytes) bytes of text"
        throw problems.end(
            "alias-expansion", at: place,
            "alias expansion too large: written out, this file holds more than \(excess)",
            remedy: nodes > limits.nodes
                ? "write out what is meant, without aliases to lists of aliases"
                : "shorten the texts, or repeat them less")
    }

    private mutating func warnOfUnusedAnchors() throws(ReadingEnded) {
        // Beside an unknown anchor, an unused one is the same mistake told twice.
        guard !problems.hasErrors else { return }
        for definition in anchors.definitions where !definition.isUsed {
            try problems.add(
                .warning, rule: "unused-anchor", at: definition.place,
                "no alias uses the anchor \"\(definition.name)\", and it is not part of the text",
                remedy: "remove it, or put the whole text in quotes if it begins with an ampersand")
        }
    }
}
