import Diagnostics

/// Reads the bytes of a file into a tree of nodes, with the place of each.
///
/// A file is UTF-8, with or without a byte order mark, and holds one document. Aliases are expanded by
/// value. Refused are duplicate and complex keys, the merge key `<<`, and every tag but `!!str` on a text.
public enum YAMLReader {
    /// The document in `bytes`; `file` is the path to name in diagnostics.
    ///
    /// All problems after which reading can go on are reported together.
    public static func read(
        _ bytes: [UInt8], file: String, limits: YAMLLimits = .standard
    ) throws(YAMLFailure) -> YAMLDocument {
        let source = SourceText(file: file, bytes: bytes)
        if let diagnostic = FileCheck.problem(of: source, limits: limits) {
            throw YAMLFailure(diagnostics: [diagnostic], document: nil)
        }
        let events: EventStream
        do throws(ParserProblem) {
            events = try EventStream(bytes, from: source.hasByteOrderMark ? 3 : 0)
        } catch {
            throw YAMLFailure(diagnostics: [error.diagnostic(in: source)], document: nil)
        }
        return try compose(NodeComposer(events, source: source, limits: limits))
    }

    private static func compose(_ composer: consuming NodeComposer) throws(YAMLFailure) -> YAMLDocument {
        let document = try? composer.document()
        if let document, !composer.problems.hasErrors { return document }
        throw YAMLFailure(diagnostics: composer.problems.diagnostics, document: document)
    }
}
