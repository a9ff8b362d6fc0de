/// Letters of a text that must stand together in a rendering: a word, or the part of one between two
/// characters that cannot be seen.
struct WordPiece: Hashable {
    /// The letters.
    var letters: [Unicode.Scalar]
    /// Whether other letters may stand right before it.
    var opensFreely = false
    /// Whether other letters may follow right after it.
    var closesFreely = false

    /// As a text.
    var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: letters)
        return String(view)
    }

    /// The pieces of a text in order.
    ///
    /// White space and invisible characters part them. Where a medium keeps the stretches of a text apart,
    /// a word that goes over the border of two is two pieces.
    static func pieces(of runs: [String], apart: Bool) -> [WordPiece] {
        guard apart else { return pieces(of: runs.joined()) }
        var pieces: [WordPiece] = []
        var endsInWord = false
        for run in runs where !run.isEmpty {
            var more = Self.pieces(of: run)
            let beginsInWord = run.unicodeScalars.first.map { !$0.isSeparator } ?? false
            if endsInWord, beginsInWord, !pieces.isEmpty, !more.isEmpty {
                pieces[pieces.count - 1].closesFreely = true
                more[0].opensFreely = true
            }
            endsInWord = run.unicodeScalars.last.map { !$0.isSeparator } ?? false
            pieces += more
        }
        return pieces
    }

    private static func pieces(of text: String) -> [WordPiece] {
        var pieces: [WordPiece] = []
        var current = WordPiece(letters: [])
        for scalar in text.unicodeScalars {
            guard scalar.isSeparator else {
                current.letters.append(scalar)
                continue
            }
            // Whoever drops or spells an invisible character leaves no space in its place.
            let isFree = scalar.isInvisible && scalar != "\n"
            if !current.letters.isEmpty {
                current.closesFreely = isFree
                pieces.append(current)
            }
            current = WordPiece(letters: [], opensFreely: isFree)
        }
        if !current.letters.isEmpty { pieces.append(current) }
        return pieces
    }

    /// The letters and digits of a text alone, for a medium whose way to write other signs is not known.
    static func lettersOnly(of runs: [String]) -> [WordPiece] {
        var pieces: [WordPiece] = []
        var current: [Unicode.Scalar] = []
        for scalar in runs.joined(separator: "\u{0}").unicodeScalars {
            if scalar.isWordy || (!current.isEmpty && scalar.joinsToPrevious) {
                current.append(scalar)
            } else if !current.isEmpty {
                pieces.append(WordPiece(letters: current, opensFreely: true, closesFreely: true))
                current = []
            }
        }
        if !current.isEmpty {
            pieces.append(WordPiece(letters: current, opensFreely: true, closesFreely: true))
        }
        return pieces
    }
}
