/// A page read by a strict grammar, in which only what the project writes is right: every attribute in double
/// quotes, no bare `<` or `&` in text, no element left open but the void ones.
struct Markup {
    /// An element with its attributes as a browser sees them.
    struct Element {
        let name: String
        let attributes: [(name: String, value: String)]

        /// The value of an attribute.
        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    /// What is wrong with a page.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    /// Every element in the order of the page.
    private(set) var elements: [Element] = []
    /// The texts in order, each with the name of the element it is in.
    private(set) var texts: [(element: String, text: String)] = []

    private static let void: Set<String> = ["meta", "link", "br", "img", "hr", "input", "source", "wbr"]
    private static let raw: Set<String> = ["style", "script"]

    init(_ page: String) throws(Malformed) {
        var rest = page[...]
        guard rest.hasPrefix("<!DOCTYPE html>") else { throw Malformed(description: "no document type") }
        rest = rest.dropFirst(15)
        var open: [String] = []
        while let first = rest.first {
            guard first == "<" else {
                let text = rest.prefix { $0 != "<" }
                rest = rest[text.endIndex...]
                texts.append((open.last ?? "", try Self.unescaped(text)))
                continue
            }
            if rest.hasPrefix("</") {
                let name = String(rest.dropFirst(2).prefix { $0 != ">" })
                guard open.popLast() == name else {
                    throw Malformed(description: "</\(name)> closes another")
                }
                rest = rest.dropFirst(name.count + 3)
                continue
            }
            let element = try Self.element(&rest)
            elements.append(element)
            if Self.void.contains(element.name) { continue }
            open.append(element.name)
            guard Self.raw.contains(element.name) else { continue }
            guard let end = rest.firstRange(of: "</\(element.name)") else {
                throw Malformed(description: "<\(element.name)> has no end")
            }
            texts.append((element.name, String(rest[..<end.lowerBound])))
            rest = rest[end.lowerBound...]
        }
        guard open.isEmpty else { throw Malformed(description: "left open: \(open)") }
    }

    /// The text of the first element of a name.
    func text(of name: String) -> String? { texts.first { $0.element == name }?.text }

    /// What can be read in the page, without styles, scripts and the title.
    var visibleText: String {
        texts.filter { !Self.raw.contains($0.element) && $0.element != "title" }.map(\.text).joined()
    }

    private static func element(_ rest: inout Substring) throws(Malformed) -> Element {
        rest = rest.dropFirst()
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard !name.isEmpty else { throw Malformed(description: "a bare < before \(rest.prefix(20))") }
        rest = rest[name.endIndex...]
        var attributes: [(String, String)] = []
        while rest.first == " " {
            rest = rest.dropFirst()
            let attribute = rest.prefix {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ":")
            }
            rest = rest[attribute.endIndex...]
            guard !attribute.isEmpty else { throw Malformed(description: "no attribute: \(rest.prefix(20))") }
            guard rest.hasPrefix("=\"") else {
                attributes.append((String(attribute), ""))
                continue
            }
            let value = rest.dropFirst(2).prefix { $0 != "\"" }
            rest = rest[value.endIndex...].dropFirst()
            attributes.append((String(attribute), try unescaped(value)))
        }
        guard rest.first == ">" else {
            throw Malformed(description: "no end of <\(name): \(rest.prefix(20))")
        }
        rest = rest.dropFirst()
        return Element(name: String(name), attributes: attributes.map { (name: $0.0, value: $0.1) })
    }

    private static func unescaped(_ text: Substring) throws(Malformed) -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "&" else {
                result.append(scalar)
                continue
            }
            let name = rest.prefix { $0 != ";" && $0 != "&" && $0 != " " }
            rest = rest[name.endIndex...]
            guard rest.popFirst() == ";", let named = Self.scalar(String(name)) else {
                throw Malformed(description: "a bare & before \(String(name))")
            }
            result.append(named)
        }
        return String(result)
    }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": "<"
        case "gt": ">"
        case "amp": "&"
        case "quot": "\""
        case "apos": "'"
        default:
            name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
                : name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
        }
    }
}
