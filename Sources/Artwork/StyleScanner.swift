/// Looks for what could load something in CSS: a style sheet, a style attribute, or an attribute whose
/// value is read as CSS.
struct StyleScanner {
    /// Where the text stands.
    enum Place {
        /// The content of a `style` element.
        case sheet
        /// The value of a `style` attribute.
        case style
        /// The value of any other attribute.
        case attribute
    }

    /// Something that is not allowed, at a byte of the text.
    struct Fault {
        let offset: Int
        let message: String
        let remedy: String
    }

    /// A `url(#id)` that is allowed.
    struct Reference {
        let offset: Int
        let id: String
    }

    private var bytes: [UInt8] = []
    private(set) var faults: [Fault] = []
    private(set) var references: [Reference] = []
    /// How many steps the functions of the `filter` property in it stand for.
    private(set) var filterSteps = 0
    /// The steps of the functions so far in one declaration, each of which filters what the one before has made.
    private var chain = 0
    /// Where a value is taken from a variable first.
    private(set) var variable: Int?

    /// Scans a text, up to the number of faults that are ever listed.
    ///
    /// It is not parsed: what stands in a comment or a string is held to the same rules.
    init(_ text: String, in place: Place) {
        // Nearly all attributes are plain numbers, colours and path data.
        guard text.utf8.contains(where: Self.isSpecial) else { return }
        bytes = Array(text.utf8)
        let mayHoldComments = bytes.contains(UInt8(ascii: "/"))
        for (index, byte) in bytes.enumerated() where faults.count < ArtworkLimits.problems {
            switch byte {
            case UInt8(ascii: "\\"):
                // An escape can spell any name, `url` and `@import` too.
                add(index, "a backslash is not allowed in styles", "write the character itself")
            case UInt8(ascii: "@") where place != .attribute:
                add(index, "at-rules such as @import are not allowed in styles", "keep plain rules only")
            case UInt8(ascii: "<") where place == .sheet:
                add(index, "< is not allowed in styles", "remove it")
            case UInt8(ascii: "("): checkFunction(openedAt: index)
            case UInt8(ascii: ";"), UInt8(ascii: "}"):
                // Not where it may stand in a comment.
                if !mayHoldComments { chain = 0 }
            default: break
            }
        }
    }

    private mutating func add(_ offset: Int, _ message: String, _ remedy: String) {
        faults.append(Fault(offset: offset, message: message, remedy: remedy))
    }

    /// Checks the function whose parenthesis is at `index`; one without a name only groups.
    private mutating func checkFunction(openedAt index: Int) {
        let start = bytes[..<index].lastIndex { !Self.isNamePart($0) }.map { $0 + 1 } ?? 0
        let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        if let steps = FilterSteps.count(ofFunction: name) {
            filterSteps = FilterSteps.sum(filterSteps, FilterSteps.sum(chain, steps))
            chain = FilterSteps.sum(FilterSteps.sum(chain, chain), steps)
        }
        if name == "var", variable == nil { variable = start }
        if name.isEmpty || SVGVocabulary.functions.contains(name) { return }
        guard name == "url" else {
            return add(
                start, "the function \(name)() is not allowed in artwork", "use colours, shapes and url(#id)")
        }
        // No id is longer; without a bound, many an unclosed url( would each be followed to the end.
        let rest = bytes[(index + 1)...].prefix(1_024)
        guard let end = rest.firstIndex(of: UInt8(ascii: ")")), let id = Self.localID(quoted: rest[..<end])
        else {
            return add(
                start, "url() may only name an element of the same file",
                "write url(#id), or draw what is meant")
        }
        references.append(Reference(offset: start, id: id))
    }

    /// The id in `#id`, which may have quotes and spaces around it; nil for all else.
    private static func localID(quoted text: ArraySlice<UInt8>) -> String? {
        var text = trimmed(text)
        if let quote = text.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
            guard text.count > 1, text.last == quote else { return nil }
            text = trimmed(text.dropFirst().dropLast())
        }
        return localID(text)
    }

    /// The id in `#id`; nil for all else.
    ///
    /// Ids are letters, digits, `_`, `-`, `.`, `:` and what is not ASCII.
    static func localID(_ text: some Collection<UInt8>) -> String? {
        guard text.first == UInt8(ascii: "#") else { return nil }
        let id = text.dropFirst()
        let marks: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: ":")]
        guard !id.isEmpty, id.allSatisfy({ isNamePart($0) || marks.contains($0) }) else { return nil }
        return String(decoding: id, as: UTF8.self)
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
        let rest = text.drop(while: isSpace)
        return rest.lastIndex { !isSpace($0) }.map { rest[...$0] } ?? []
    }

    /// Whether there is something to find in a text that holds the byte, and nothing where none does.
    static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "("): true
        default: false
        }
    }

    static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }
}
