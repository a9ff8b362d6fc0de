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
        guard let piece = pieces.last(where: { $0.start <= index }) else { return 0 }
        return piece.offset + index - piece.start
    }
}
