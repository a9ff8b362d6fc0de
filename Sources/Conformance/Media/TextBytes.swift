import TerminalText

/// The bytes of a text file.
enum TextBytes {
    /// The text, where it is UTF-8 and nothing in it commands a terminal or turns the reading round.
    ///
    /// Line breaks are allowed everywhere; `allowed` are the other control characters of the medium.
    static func read(_ bytes: [UInt8], allowing allowed: Set<Unicode.Scalar>) throws(RenderingFault) -> String
    {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw RenderingFault("the file is not UTF-8", excerpt: String(decoding: bytes, as: UTF8.self))
        }
        var line: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                line.removeAll(keepingCapacity: true)
                continue
            }
            line.append(scalar)
            guard commands(scalar), !allowed.contains(scalar) else { continue }
            throw RenderingFault(
                "the file holds the character \(VisibleText.spelling(of: scalar)) in itself",
                excerpt: WordPiece(letters: Array(line.suffix(40))).text)
        }
        return text
    }

    /// What source and markup may hold beside line breaks.
    static let sourceControls: Set<Unicode.Scalar> = ["\t", "\r"]

    /// A control character, or one of those that turn the direction of reading.
    private static func commands(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        default: VisibleText.isBidiControl(scalar)
        }
    }
}
