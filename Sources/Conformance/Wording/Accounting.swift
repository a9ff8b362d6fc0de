/// How the text of a medium answers for the words of a scene.
enum Accounting {
    /// It is the scene's text, and nothing else but labels.
    case exact
    /// Every word is there, in the order of the screen; frames may stand between the parts of a long word.
    case inOrder
    /// Every word is there; the bar, the header and the content each keep their order.
    case inOrderOfEachPart
    /// Every word is there, and each text keeps its order: the medium has none between texts.
    case inOrderOfEachText
    /// The letters and digits are there in order; how the medium writes other signs is not known.
    case lettersInOrder
    /// It has no text that can be read.
    case none
}

extension SceneWording {
    /// What is missing from a transcript, or too much in it.
    func fault(in transcript: Transcript, by accounting: Accounting) -> RenderingFault? {
        switch accounting {
        case .none: return nil
        case .exact:
            return missing(from: transcript) ?? ExactText(self).fault(in: transcript.blocks)
        case .inOrder: return missing(from: transcript, hasFrames: true)
        case .inOrderOfEachPart:
            let parts: [Part] = [.navigationBar, .header, .content]
            for part in parts {
                let texts = texts.filter { $0.part == part }
                if let fault = Self.missing(texts, from: transcript, apart: true) { return fault }
            }
            return nil
        case .inOrderOfEachText:
            for text in texts {
                if let fault = Self.missing([text], from: transcript, apart: true) { return fault }
            }
            return nil
        case .lettersInOrder: return missing(from: transcript, lettersOnly: true)
        }
    }

    /// The alternative text of a picture that stands nowhere in a transcript.
    func missingAlternative(in transcript: Transcript) -> RenderingFault? {
        for alternative in alternatives {
            let found = (transcript.blocks + transcript.unseen).contains { block in
                var search = PieceSearch([block], hasFrames: true)
                return WordPiece.pieces(of: [alternative], apart: false).allSatisfy { search.find($0) }
            }
            // A card breaks the words over its lines, so they may be in several blocks.
            var search = PieceSearch(transcript.blocks, hasFrames: true)
            let pieces = WordPiece.pieces(of: [alternative], apart: false)
            if !found, !pieces.allSatisfy({ search.find($0) }) {
                return RenderingFault("what stands for a picture is not in the file", excerpt: alternative)
            }
        }
        return nil
    }

    private func missing(
        from transcript: Transcript, hasFrames: Bool = false, lettersOnly: Bool = false
    ) -> RenderingFault? {
        Self.missing(
            texts, from: transcript, apart: false, hasFrames: hasFrames, lettersOnly: lettersOnly)
    }

    private static func missing(
        _ texts: [Text], from transcript: Transcript, apart: Bool, hasFrames: Bool = false,
        lettersOnly: Bool = false
    ) -> RenderingFault? {
        var search = PieceSearch(transcript.blocks, hasFrames: hasFrames)
        for text in texts {
            let pieces =
                lettersOnly
                ? WordPiece.lettersOnly(of: text.runs) : WordPiece.pieces(of: text.runs, apart: apart)
            for piece in pieces where !search.find(piece) {
                var whole = PieceSearch(transcript.blocks, hasFrames: hasFrames)
                let what = whole.find(piece) ? "stands out of order" : "is missing"
                return RenderingFault(
                    "the word '\(RenderingFault.brief(piece.text))' of the \(text.name) \(what)",
                    excerpt: search.rest)
            }
        }
        return nil
    }
}
