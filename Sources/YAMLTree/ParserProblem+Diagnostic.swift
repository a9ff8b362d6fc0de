import Diagnostics

extension ParserProblem {
    /// The problem in words that say what to do, at its place in the file.
    func diagnostic(in source: SourceText) -> Diagnostic {
        switch stage {
        case .memory:
            Diagnostic(rule: "memory", file: source.file, message: "the memory ran out while reading")
        case .reader where message == "control characters are not allowed":
            refusedCharacter(in: source)
        case .reader:
            invalidUTF8(in: source)
        case .syntax:
            syntax(in: source)
        }
    }

    private func refusedCharacter(in source: SourceText) -> Diagnostic {
        let digits = String(value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let what = value < 0xA0 ? "control characters are not allowed" : "this is not a character"
        return source.diagnostic(
            rule: "control-character", at: source.position(ofByte: byteOffset), "\(what): \(name)",
            remedy: "remove it")
    }

    /// libyaml names a byte near the bad one; the first bad one is looked for here.
    private func invalidUTF8(in source: SourceText) -> Diagnostic {
        let offset = Self.firstInvalidByte(of: source.bytes) ?? byteOffset
        let byte = offset < source.bytes.count ? String(source.bytes[offset], radix: 16, uppercase: true) : ""
        return source.diagnostic(
            rule: "invalid-utf8", at: source.position(ofByte: offset),
            "invalid UTF-8: the byte \(byte) here is not part of a character",
            remedy: "save the file as UTF-8")
    }

    private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var input = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    private func syntax(in source: SourceText) -> Diagnostic {
        let position = place.position
        let line = source.line(position.line)?.unicodeScalars ?? "".unicodeScalars
        let explanation = SyntaxExplanation.of(
            self, letter: line.dropFirst(position.column - 1).first,
            beginsLine: line.prefix(position.column - 1).allSatisfy { $0 == " " })
        return source.diagnostic(
            rule: explanation.rule, at: position, explanation.message, remedy: explanation.remedy,
            notes: notes(explanation, in: source))
    }

    /// Where what could not be read began, and where a comment may have swallowed its end.
    private func notes(_ explanation: SyntaxExplanation, in source: SourceText) -> [Diagnostic.Note] {
        guard let context, context < place, let began = explanation.began else { return [] }
        var notes = [Diagnostic.Note(position: context.position, message: began)]
        let comment = TrailingComments.suspect(
            in: source, between: context.position, and: place.position)
        if let comment {
            notes.append(
                Diagnostic.Note(
                    position: comment,
                    message: "an unquoted # starts a comment; put it in quotes if it is text"))
        }
        return notes
    }
}
