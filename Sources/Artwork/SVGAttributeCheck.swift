/// Whether an attribute of an SVG element is harmless, and what it refers to.
struct SVGAttributeCheck {
    /// What is wrong with it, and what to do about that; nil where nothing is.
    private(set) var problem: (rule: String, message: String, remedy: String)?
    /// The ids that its value names.
    private(set) var references: [String] = []
    /// How many steps the filter functions in its value stand for.
    private(set) var filterSteps = 0
    /// Whether its value is taken from a variable.
    private(set) var usesVariable = false
    /// Whether there may be dashes in it.
    private(set) var mayHoldDashes = false

    init(_ attribute: XMLAttribute) {
        let name = attribute.name
        switch name.namespace {
        case "": checkPlain(name.local, attribute.value)
        case SVGVocabulary.xml where SVGVocabulary.xmlAttributes.contains(name.local): break
        case SVGVocabulary.xlink where name.local == "href": checkReference(name.written, attribute.value)
        case SVGVocabulary.xlink where SVGVocabulary.xlinkAttributes.contains(name.local):
            checkScheme(name.written, attribute.value)
        default: refuse(name.written, "save the drawing as plain SVG, without it")
        }
    }

    private mutating func refuse(_ name: String, _ remedy: String) {
        problem = ("svg-attribute", "the attribute \(name) is not allowed in artwork", remedy)
    }

    private mutating func checkPlain(_ name: String, _ value: String) {
        // Of most attributes that are looked at, only the reader wants something: an id or a size.
        guard SVGAttributeLetters.isTelling(name: name, value: value) else { return }
        let lowered = name.lowercased()
        if lowered.hasPrefix("on") { return refuse(name, "remove it: artwork runs no code") }
        if lowered == "href" || lowered == "src" { return checkReference(name, value) }
        if Self.isProse(lowered) { return checkScheme(name, value) }
        mayHoldDashes =
            lowered == "stroke-dasharray" && value != "none" || lowered == "style" && Self.namesDashes(value)
        let scanner = StyleScanner(value, in: lowered == "style" ? .style : .attribute)
        filterSteps = scanner.filterSteps
        usesVariable = scanner.variable != nil
        if let fault = scanner.faults.first {
            problem = ("svg-style", "\(fault.message), here in the attribute \(name)", fault.remedy)
        } else {
            references = scanner.references.map(\.id)
            checkScheme(name, value)
        }
    }

    /// Whether a style may say something of dashes.
    static func namesDashes(_ style: String) -> Bool {
        !StyleDeclarations(style).values(of: "stroke-dasharray").isEmpty
    }

    private mutating func checkReference(_ name: String, _ value: String) {
        if let id = StyleScanner.localID(value.utf8) {
            references = [id]
        } else {
            problem = (
                "svg-reference", "\(name) may only name an element of the same file",
                "write \(name)=\"#id\", or draw what is meant"
            )
        }
    }

    /// Refuses addresses that carry code or a whole file, spaces and control characters in them or not.
    private mutating func checkScheme(_ name: String, _ value: String) {
        guard Self.mayHoldScheme(value) else { return }
        let text = value.utf8.filter { $0 > 0x20 && $0 != 0x7F }.map { byte in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        }
        for scheme in ["javascript:", "vbscript:", "data:"]
        where Self.text(text, hasScheme: Array(scheme.utf8)) {
            problem = (
                "svg-attribute", "the attribute \(name) holds a \(scheme) address", "remove the address"
            )
        }
    }

    /// Whether a colon follows the last letter of a scheme in question: it settles nearly every attribute.
    private static func mayHoldScheme(_ value: String) -> Bool {
        var last: UInt8 = 0
        for byte in value.utf8 where byte > 0x20 && byte != 0x7F {
            if byte == UInt8(ascii: ":"), [UInt8(ascii: "t"), UInt8(ascii: "a")].contains(last | 0x20) {
                return true
            }
            last = byte
        }
        return false
    }

    /// Whether `scheme` begins at a place where no letter stands before it, as one does in "metadata:".
    private static func text(_ text: [UInt8], hasScheme scheme: [UInt8]) -> Bool {
        guard text.count >= scheme.count else { return false }
        return (0...(text.count - scheme.count)).contains { start in
            text[start] == scheme[0] && text[start...].starts(with: scheme)
                && (start == 0 || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[start - 1]))
        }
    }

    /// Attributes for people and for selectors, whose values no renderer reads as CSS.
    private static func isProse(_ name: String) -> Bool {
        name.hasPrefix("aria-") || name.hasPrefix("data-") || ["id", "class", "role", "lang"].contains(name)
    }
}
