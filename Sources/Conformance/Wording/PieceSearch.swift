/// Goes once through the text of a rendering and finds the pieces of a scene's words in order.
///
/// A piece may be broken over lines: then white space, with the signs of a frame where the medium has
/// frames, stands between two of its letters.
struct PieceSearch {
    let letters: [Unicode.Scalar]
    let hasFrames: Bool
    /// Where the last piece stands that was found.
    private(set) var match = 0..<0

    /// A search from the start of the blocks of a text.
    init(_ blocks: [String], hasFrames: Bool = false) {
        letters = Array(blocks.joined(separator: "\n").unicodeScalars)
        self.hasFrames = hasFrames
    }

    /// Finds a piece behind the last one that was found; false where it is not there.
    mutating func find(_ piece: WordPiece) -> Bool {
        guard let first = piece.letters.first else { return true }
        for start in match.upperBound..<letters.count where letters[start] == first {
            guard opens(piece, at: start), let end = self.end(of: piece, from: start), closes(piece, at: end)
            else { continue }
            match = start..<end
            return true
        }
        return false
    }

    /// Whether a piece may begin at an index, by what stands before it.
    func opens(_ piece: WordPiece, at start: Int) -> Bool {
        if piece.opensFreely || start == 0 { return true }
        return !(piece.letters.first?.isWordy ?? false) || !letters[start - 1].isWordy
    }

    /// Whether a piece may end at an index, by what stands behind it.
    func closes(_ piece: WordPiece, at end: Int) -> Bool {
        if piece.closesFreely || end == letters.count { return true }
        if letters[end].joinsToPrevious { return false }
        return !(piece.letters.last?.isWordy ?? false) || !letters[end].isWordy
    }

    /// Behind a piece that begins at an index; nil where it does not.
    func end(of piece: WordPiece, from start: Int) -> Int? {
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
            guard letters[index].isBlank || (hasFrames && letters[index].isFrame) else { return nil }
            if letters[index] == "\n" { isBroken = true }
        }
        return nil
    }
}
