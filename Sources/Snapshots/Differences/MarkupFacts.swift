import SceneModel

/// What a page says, as far as it can be compared without knowing its renderer: the declarations of its style
/// sheet by selector, and the texts, attributes and descriptions of its elements by tag and class.
enum MarkupFacts {
    /// The facts as an object: `{"style .e1": {"color": "#c9c9c9"}, "h1.e1": {"text": "No Messages"}}`.
    static func facts(_ bytes: [UInt8]) -> JSONValue {
        var reader = MarkupReader(bytes)
        reader.run()
        return .object(reader.facts.mapValues { .object($0.mapValues { .string($0) }) })
    }

    /// Whether bytes look like a page or a drawing.
    static func isMarkup(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(64), as: UTF8.self).lowercased()
        return ["<!doctype html", "<html", "<svg", "<?xml"].contains { start.hasPrefix($0) }
    }
}

/// Goes once through markup as our own renderers write it; what it cannot follow it passes over.
private struct MarkupReader {
    private let bytes: [UInt8]
    private var next = 0
    private var open: [String] = []
    private var counts: [String: Int] = [:]
    private(set) var facts: [String: [String: String]] = [:]

    /// Elements that have no end tag.
    private static let void: Set<String> = ["meta", "img", "link", "br", "hr", "input", "!doctype", "?xml"]
    /// Attributes that say what a reader sees or hears.
    private static let told: Set<String> = [
        "alt", "aria-label", "title", "lang", "dir", "role", "fill", "stroke", "opacity", "x", "y", "width",
        "height", "font-size", "font-family", "font-weight",
    ]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() {
        while next < bytes.count {
            let text = take(until: "<")
            say(text)
            guard next < bytes.count else { return }
            readTag(take(until: ">", afterwards: 1).dropFirst())
        }
    }

    /// The bytes up to the next letter of that kind, as text.
    private mutating func take(until end: Character, afterwards: Int = 0) -> Substring {
        let start = next
        while next < bytes.count, bytes[next] != end.asciiValue { next += 1 }
        let text = String(decoding: bytes[start..<next], as: UTF8.self)
        next = min(next + afterwards, bytes.count)
        return text[...]
    }

    private mutating func readTag(_ tag: Substring) {
        if tag.hasPrefix("/") {
            _ = open.popLast()
            return
        }
        let name = tag.prefix { $0 != " " && $0 != "\n" && $0 != "/" }.lowercased()
        let attributes = Self.attributes(tag.dropFirst(name.count))
        let kind = attributes["class"].map { "\(name).\($0)" } ?? name
        counts[kind, default: 0] += 1
        let number = counts[kind] ?? 1
        let place = number == 1 ? kind : "\(kind) (\(number))"
        for (name, value) in attributes where Self.told.contains(name) {
            facts[place, default: [:]][name] = value
        }
        if name == "style" { return readStyle() }
        if !Self.void.contains(name), !tag.hasSuffix("/") { open.append(place) }
    }

    /// What stands in a style sheet, by selector and property.
    private mutating func readStyle() {
        let sheet = take(until: "<")
        for rule in sheet.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let selector = "style " + Self.trimmed(parts[0])
            for declaration in parts[1].split(separator: ";") {
                let pair = declaration.split(separator: ":", maxSplits: 1)
                guard pair.count == 2 else { continue }
                facts[selector, default: [:]][Self.trimmed(pair[0])] = Self.trimmed(pair[1])
            }
        }
        _ = take(until: ">", afterwards: 1)
    }

    private mutating func say(_ text: Substring) {
        let text = Self.trimmed(text)
        guard !text.isEmpty, let place = open.last else { return }
        let before = facts[place]?["text"].map { $0 + " " } ?? ""
        facts[place, default: [:]]["text"] = before + text
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        for part in text.split(separator: "\" ") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { continue }
            attributes[trimmed(pair[0])] = String(pair[1].drop { $0 == "\"" }.prefix { $0 != "\"" })
        }
        return attributes
    }

    private static func trimmed(_ text: Substring) -> String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }
        let start = text.drop(while: isBlank)
        return String(String(start.reversed()).drop(while: isBlank).reversed())
    }
}
