/// The text of a `style` element, and where in the file its pieces come from.
struct StyleText {
    private(set) var text = ""
    private var pieces: [(start: Int, offset: Int)] = []

    /// Adds a piece that begins at a byte of the file.
    mutating func append(_ piece: String, at offset: Int) {
        pieces.append((text.utf8.count, offset))
        text += piece
    }

    /// The byte of the file that a byte of the text comes from.
    func offset(of index: Int) -> Int {
        // The last piece that begins at or before the byte, by halving.
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= index { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : pieces[low - 1].offset + index - pieces[low - 1].start
    }
}
