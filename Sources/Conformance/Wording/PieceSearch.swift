/// Goes once through the text of a rendering and finds the pieces of a scene's words in order.
///
/// A piece may be broken over lines: then white space, with the signs of a frame where the medium has
/// frames, stands between two of its letters.
struct PieceSearch {
    private let letters: [Unicode.Scalar]
    private let hasFrames: Bool
    /// Behind the last piece that was found.
    private(set) var position = 0

    /// A search from the start of the blocks of a text.
    init(_ blocks: [String], hasFrames: Bool = false) {
        letters = Array(blocks.joined(separator: "\n").unicodeScalars)
        self.hasFrames = hasFrames
    }

    /// Finds a piece at or after the position, and moves behind it; false where it is not there.
    mutating func find(_ piece: WordPiece) -> Bool {
        guard let first = piece.letters.first else { return true }
        for start in position..<letters.count where letters[start] == first {
            guard opens(piece, at: start), let end = self.end(of: piece, from: start), closes(piece, at: end)
            else { continue }
            position = end
            return true
        }
        return false
    }

    /// What follows the position, for a message.
    var rest: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: letters[position...].prefix(120))
        return String(view)
    }

    private func opens(_ piece: WordPiece, at start: Int) -> Bool {
        if piece.opensFreely || start == 0 { return true }
        return !(piece.letters.first?.isWordy ?? false) || !letters[start - 1].isWordy
    }

    private func closes(_ piece: WordPiece, at end: Int) -> Bool {
        if piece.closesFreely || end == letters.count { return true }
        if letters[end].joinsToPrevious { return false }
        return !(piece.letters.last?.isWordy ?? false) || !letters[end].isWordy
    }

    private func end(of piece: WordPiece, from start: Int) -> Int? {
        var index = start
        for (count, letter) in piece.letters.enumerated() {
            if index < letters.count, letters[index] == letter {
                index += 1
            } else if count > 0, let next = self.index(of: letter, onNextLineFrom: index) {
                index = next + 1
            } else {
                return nil
            }
        }
        return index
    }

    /// Where a word goes on that is broken at an index.
    private func index(of letter: Unicode.Scalar, onNextLineFrom start: Int) -> Int? {
        var isBroken = false
        for index in start..<letters.count {
            if isBroken, letters[index] == letter { return index }
            guard letters[index].isBlank || (hasFrames && Self.isFrame(letters[index])) else { return nil }
            if letters[index] == "\n" { isBroken = true }
        }
        return nil
    }

    /// Box drawing and blocks, and the signs of ASCII that frames are drawn with.
    private static func isFrame(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{2500}"..."\u{259F}", "|", "!", ":", "+", "-", "=", ".", "*", "#": true
        default: false
        }
    }
}
