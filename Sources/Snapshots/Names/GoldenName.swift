import SceneModel

/// What a golden is of, which is also where it lies: `html/airbnb.loading.dark.html`.
///
/// Every part comes from an id and is used letter by letter: two goldens never share a file, and nothing of
/// the machine, a line number or the order of tests is in it.
public struct GoldenName: Hashable, Sendable {
    /// The renderer's name, which is the folder's.
    public let renderer: String
    /// The entry's id.
    public let entry: String
    /// The state; nil for the entry's first.
    public let state: String?
    /// The variant; nil for the plain one.
    public let variant: String?
    /// The ending of the renderer's files, without the dot.
    public let fileExtension: String

    /// A name from its parts.
    ///
    /// - Throws: `GoldenNameProblem` where a part could not stand in a file's name as it is.
    public init(
        renderer: String, entry: String, state: String? = nil, variant: String? = nil, fileExtension: String
    ) throws(GoldenNameProblem) {
        self.renderer = renderer
        self.entry = entry
        self.state = state
        self.variant = variant
        self.fileExtension = fileExtension
        try Self.check("renderer's name", renderer, IDGrammar.accepts)
        try Self.check("entry's id", entry, IDGrammar.accepts)
        try state.map { state throws(GoldenNameProblem) in
            try Self.check("state's name", state, Self.isStateName)
        }
        try variant.map { variant throws(GoldenNameProblem) in
            try Self.check("variant's name", variant, IDGrammar.accepts)
        }
        try Self.check("file extension", fileExtension, Self.isFileExtension)
    }

    /// The name of the golden of a scene called `airbnb` or `airbnb.loading`.
    ///
    /// - Throws: `GoldenNameProblem` where a part could not stand in a file's name as it is.
    public init(
        renderer: String, scene: String, variant: String? = nil, fileExtension: String
    ) throws(GoldenNameProblem) {
        let parts = scene.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        try self.init(
            renderer: renderer, entry: String(parts[0]), state: parts.count > 1 ? String(parts[1]) : nil,
            variant: variant, fileExtension: fileExtension)
    }

    /// The scene's name: `airbnb`, or `airbnb.loading`.
    public var scene: String { state.map { "\(entry).\($0)" } ?? entry }

    /// The file's name in the renderer's folder.
    public var file: String {
        let stem = variant.map { "\(scene).\($0)" } ?? scene
        return "\(stem).\(fileExtension)"
    }

    /// The path below the folder of goldens.
    public var path: String { "\(renderer)/\(file)" }

    /// Whether `one` comes before `other` where a change is to be looked at in the plainest golden: without a
    /// variant, without a state, in the order of their paths.
    static func isPlainer(_ one: GoldenName, _ other: GoldenName) -> Bool {
        if (one.variant == nil) != (other.variant == nil) { return one.variant == nil }
        if (one.state == nil) != (other.state == nil) { return one.state == nil }
        return SnapshotReport.inByteOrder(one.path, other.path)
    }
}

/// Why something cannot be the name of a golden.
public struct GoldenNameProblem: Error, Hashable, Sendable {
    /// What is wrong, in one sentence without a full stop.
    public var message: String
}

// MARK: - Reading

extension GoldenName {
    /// The name that a path below the folder of goldens says; nil where it is the path of no golden.
    ///
    /// - Parameters:
    ///   - states: the names of states; any other word behind the id is a variant.
    ///   - fileExtension: the ending of the renderer's files; nil where the renderer is not known, and its
    ///     files end with what is behind the last dot.
    public init?(path: String, states: Set<String>, fileExtension: String?) {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false)
        guard folders.count == 2 else { return nil }
        var parts = folders[1].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let ending = fileExtension ?? parts.last ?? ""
        let count = ending.split(separator: ".", omittingEmptySubsequences: false).count
        guard parts.count > count, parts.suffix(count).joined(separator: ".") == ending else { return nil }
        parts.removeLast(count)
        let entry = parts.removeFirst()
        let state = parts.first.flatMap { states.contains($0) ? $0 : nil }
        if state != nil { parts.removeFirst() }
        guard parts.count <= 1 else { return nil }
        let name = try? GoldenName(
            renderer: String(folders[0]), entry: entry, state: state, variant: parts.first,
            fileExtension: ending)
        guard let name else { return nil }
        self = name
    }
}

// MARK: - Grammar

extension GoldenName {
    /// How the name of a file ends that waits to be accepted.
    public static let pendingSuffix = ".pending"

    /// Whether a text is letters and digits, as `noResults` is.
    static func isStateName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64 && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }

    /// Whether a text is `html` or `tar.gz`, and not the ending of a file that waits.
    static func isFileExtension(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 32, !("." + text).hasSuffix(pendingSuffix) else {
            return false
        }
        return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
        }
    }

    private static func check(
        _ part: String, _ text: String, _ isFit: (String) -> Bool
    ) throws(GoldenNameProblem) {
        guard isFit(text) else {
            throw GoldenNameProblem(
                message: "the \(part) \"\(text)\" cannot be part of a golden's name, which is used as it is")
        }
    }

    private static func isLowercase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { isLowercase(byte | 0x20) && byte & 0x40 != 0 }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
