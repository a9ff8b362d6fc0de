import Rendering

/// What is judged of terminals alone.
enum TerminalExam {
    /// Throws where a file of ASCII words holds anything else.
    static func checkASCII(_ files: [Artifact]) throws(RenderingFault) {
        for file in files {
            guard let place = file.bytes.firstIndex(where: { $0 >= 0x80 }) else { continue }
            throw RenderingFault("the frames are not ASCII", at: place, of: file.bytes)
        }
    }

    /// Throws where files with colours say something else than those without; blanks may differ.
    static func compare(
        _ files: [Artifact], _ options: RenderOptions, with plain: [Artifact]
    ) throws(RenderingFault) {
        var plainOptions = options
        plainOptions.colors = .none
        for (file, other) in zip(files, plain) {
            let colored = try letters(of: file, options)
            let uncolored = try letters(of: other, plainOptions)
            guard colored != uncolored else { continue }
            let place = zip(colored, uncolored).prefix { $0 == $1 }.count
            throw RenderingFault(
                "it says something else in colour",
                excerpt: WordPiece(letters: Array(colored.dropFirst(place).prefix(80))).text)
        }
    }

    private static func letters(
        of file: Artifact, _ options: RenderOptions
    ) throws(RenderingFault) -> [Unicode.Scalar] {
        try TerminalReading.read(file.bytes, options).blocks.joined().unicodeScalars.filter { !$0.isBlank }
    }
}
