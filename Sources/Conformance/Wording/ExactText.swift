import TerminalText

/// Holds the blocks of a page against the texts of a scene: nothing is missing, and nothing is there that the
/// scene does not say.
///
/// White space is left out on both sides, and so is what is invisible, in itself or spelt.
struct ExactText {
    private let wanted: [Unicode.Scalar]
    private let labels: Set<[Unicode.Scalar]>
    private let spellings: [[Unicode.Scalar]]

    /// The texts of a scene, and the labels that may stand between them.
    init(_ wording: SceneWording) {
        let text = wording.texts.map { $0.runs.joined() }.joined()
        let all = (wording.labels + [text]).joined()
        let spellings = Set(all.unicodeScalars.filter(\.isInvisible)).map {
            Array(VisibleText.spelling(of: $0).unicodeScalars)
        }
        self.spellings = spellings
        wanted = Self.squeezed(text, spellings)
        labels = Set(wording.labels.map { Self.squeezed($0, spellings) })
    }

    /// What is wrong with the blocks.
    func fault(in blocks: [String]) -> RenderingFault? {
        // How much of the text has been read; a block that is both a label and text leaves two ways open.
        var ways: Set<Int> = [0]
        for block in blocks {
            let letters = Self.squeezed(block, spellings)
            if letters.isEmpty { continue }
            var next: Set<Int> = labels.contains(letters) ? ways : []
            for way in ways where wanted[way...].starts(with: letters) { next.insert(way + letters.count) }
            guard !next.isEmpty else {
                return RenderingFault("it shows a text that is not the scene's", excerpt: block)
            }
            ways = next
        }
        guard !ways.contains(wanted.count) else { return nil }
        let missing = wanted[(ways.max() ?? 0)...].prefix(80)
        return RenderingFault(
            "its text ends before the scene's does; this is missing",
            excerpt: WordPiece(letters: Array(missing)).text)
    }

    private static func squeezed(_ text: String, _ spellings: [[Unicode.Scalar]]) -> [Unicode.Scalar] {
        let letters = text.unicodeScalars.filter { !$0.isSeparator }
        guard !spellings.isEmpty, letters.contains("\\") else { return Array(letters) }
        var result: [Unicode.Scalar] = []
        var rest = Array(letters)[...]
        while let scalar = rest.first {
            if scalar == "\\", let spelling = spellings.first(where: { rest.starts(with: $0) }) {
                rest = rest.dropFirst(spelling.count)
            } else {
                result.append(scalar)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
