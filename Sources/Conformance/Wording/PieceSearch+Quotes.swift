extension PieceSearch {
    /// Where two pieces stand with nothing between them that should part them; nil where they do not.
    ///
    /// A place behind the last piece that was found is taken before others. `isWhole` asks that no third word
    /// follows them in the same way.
    func place(of first: WordPiece, grownInto second: WordPiece, isWhole: Bool = false) -> Range<Int>? {
        guard !first.closesFreely, let start = first.letters.first, let next = second.letters.first,
            next.isWordy, first.letters.last?.isWordy ?? false
        else { return nil }
        for range in [match.upperBound..<letters.count, 0..<match.upperBound] {
            for index in range where letters[index] == start {
                guard opens(first, at: index), let border = end(of: first, from: index),
                    border < letters.count, letters[border] == next,
                    let end = end(of: second, from: border), !isWhole || closes(second, at: end)
                else { continue }
                return index..<end
            }
        }
        return nil
    }

    /// Where a piece that is missing would stand: at the first half of its letters or more, else behind the last
    /// piece that was found.
    func nearestPlace(to piece: WordPiece) -> Range<Int> {
        var best = match.upperBound..<match.upperBound
        guard let first = piece.letters.first else { return best }
        for start in match.upperBound..<letters.count where letters[start] == first {
            let length = zip(letters[start...], piece.letters).prefix { $0 == $1 }.count
            if length > best.count, 2 * length >= piece.letters.count { best = start..<start + length }
        }
        return best
    }

    /// The words before, at and after a place, without frames, for a message.
    func words(around place: Range<Int>) -> String {
        let reach = 200
        let start = max(0, place.lowerBound - reach)
        var before = words(in: start..<place.lowerBound)
        let isCut = start > 0 || before.count > Self.shownBefore
        if before.count > Self.shownBefore {
            before = String(before.suffix(Self.shownBefore))
            // The first word kept is seldom a whole one.
            if let blank = before.firstIndex(of: " ") { before = String(before[blank...].dropFirst()) }
        }
        let rest = words(in: place.lowerBound..<min(letters.count, place.upperBound + reach))
        return (isCut ? "…" : "") + before + (isParted(at: place.lowerBound) ? " " : "") + rest
    }

    /// How many letters before a place are shown at most.
    private static let shownBefore = 24

    /// Whether the letters at both sides of an index do not belong together.
    private func isParted(at index: Int) -> Bool {
        guard index > 0, index < letters.count else { return true }
        return letters[index - 1...index].contains { $0.isBlank || (hasFrames && $0.isFrame) }
    }

    /// The words in a part of the text with a blank between them.
    private func words(in range: Range<Int>) -> String {
        letters[range].split(whereSeparator: { $0.isBlank }).compactMap { word -> String? in
            guard hasFrames else { return WordPiece(letters: Array(word)).text }
            let letters = word.filter { !$0.isBoxDrawing }
            return letters.allSatisfy(\.isFrame) ? nil : WordPiece(letters: Array(letters)).text
        }.joined(separator: " ")
    }
}
