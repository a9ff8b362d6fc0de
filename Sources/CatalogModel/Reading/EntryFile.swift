public import Diagnostics
import YAMLTree

/// What became of one file of a catalogue: an entry, or the reasons why there is none.
public struct EntryFile: Sendable {
    /// The path as the user gave it.
    public let file: String
    /// The entry; nil where the file has errors.
    public let entry: Entry?
    /// Everything found wrong, in reading order; warnings too.
    public let diagnostics: [Diagnostic]
    /// The id as the file gives it and its place, also where it is refused.
    public let statedID: StatedID?
    /// The file's text, for showing lines of it.
    let source: SourceText

    /// An id as a file gives it.
    public struct StatedID: Hashable, Sendable {
        /// The letters, whatever they are.
        public let text: String
        /// Where they stand.
        public let position: SourcePosition
    }

    /// The file, byte for byte.
    public var bytes: [UInt8] { source.bytes }

    /// Whether something is so wrong that there is no entry.
    public var hasErrors: Bool { entry == nil }

    /// Reads the bytes of a file that the user knows as `file`.
    public static func read(_ bytes: [UInt8], file: String) -> EntryFile {
        read(ParsedFile.parse(bytes, file: file))
    }

    /// What stands for something below a catalogue that is not among its files.
    init(leftOut problem: Diagnostic) {
        self.init(
            file: problem.file, entry: nil, diagnostics: [problem], statedID: nil,
            source: SourceText(file: problem.file, bytes: []))
    }

    private init(
        file: String, entry: Entry?, diagnostics: [Diagnostic], statedID: StatedID?, source: SourceText
    ) {
        self.file = file
        self.entry = entry
        self.diagnostics = diagnostics
        self.statedID = statedID
        self.source = source
    }

    /// Reads the values of a file.
    static func read(_ parsed: ParsedFile) -> EntryFile {
        guard let document = parsed.document else {
            return EntryFile(
                file: parsed.file, entry: nil, diagnostics: parsed.problems, statedID: nil,
                source: SourceText(file: parsed.file, bytes: parsed.bytes))
        }
        return document.withTable { read(document, $0, problems: parsed.problems, file: parsed.file) }
    }

    /// Reads the values of a file in which the reader of YAML has found some problems.
    private static func read(
        _ document: YAMLDocument, _ table: NodeTable, problems: [Diagnostic], file: String
    ) -> EntryFile {
        var reader = EntryReader(document, table, troubled: Set(problems.compactMap(\.position)))
        var entry: Entry? = reader.block(table.root)
        if reader.problems.hasErrors || problems.contains(where: { $0.severity == .error }) { entry = nil }
        entry?.file = file
        entry?.assetReferences = reader.assets
        return EntryFile(
            file: file, entry: entry, diagnostics: reader.problems.list(with: problems),
            statedID: reader.rawID.map { StatedID(text: $0.text, position: $0.position) },
            source: document.source)
    }
}
