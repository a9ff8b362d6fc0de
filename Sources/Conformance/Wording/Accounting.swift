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
        let words = texts.flatMap { text in
            (lettersOnly
                ? WordPiece.lettersOnly(of: text.runs) : WordPiece.pieces(of: text.runs, apart: apart))
                .map { Word(piece: $0, text: text.name) }
        }
        for (index, word) in words.enumerated() where !search.find(word.piece) {
            if let fault = growth(at: index, of: words, search) { return fault }
            var whole = PieceSearch(transcript.blocks, hasFrames: hasFrames)
            if whole.find(word.piece) {
                return RenderingFault(
                    "\(word.name) stands out of order", excerpt: whole.words(around: whole.match))
            }
            let place = search.nearestPlace(to: word.piece)
            return RenderingFault("\(word.name) is missing", excerpt: search.words(around: place))
        }
        return nil
    }

    /// A piece of a text, and what the text is called.
    private struct Word {
        var piece: WordPiece
        var text: String

        var quoted: String { "'\(RenderingFault.brief(piece.text))'" }
        var name: String { "the word \(quoted) of the \(text)" }
    }

    /// That words have grown together, so that one of them is not found, or has been found for another like it.
    private static func growth(at index: Int, of words: [Word], _ search: PieceSearch) -> RenderingFault? {
        for first in max(0, index - mostPairs)...index where first + 1 < words.count {
            let pair = (words[first], words[first + 1])
            guard pair.0.text == pair.1.text else { continue }
            if let fault = growth(of: pair.0, into: pair.1, search, isWhole: true) { return fault }
        }
        for first in [index, index - 1] where first >= 0 && first + 1 < words.count {
            if let fault = growth(of: words[first], into: words[first + 1], search) { return fault }
        }
        return nil
    }

    /// As many pairs of words are looked at; each costs a way through the file.
    private static let mostPairs = 100

    /// That nothing parts two words any more, where that is so.
    private static func growth(
        of first: Word, into second: Word, _ search: PieceSearch, isWhole: Bool = false
    ) -> RenderingFault? {
        guard let place = search.place(of: first.piece, grownInto: second.piece, isWhole: isWhole) else {
            return nil
        }
        let names =
            first.text == second.text
            ? "the words \(first.quoted) and \(second.quoted) of the \(first.text)"
            : "\(first.name) and \(second.name)"
        return RenderingFault("\(names) have grown together", excerpt: search.words(around: place))
    }
}
