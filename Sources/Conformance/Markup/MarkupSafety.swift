/// Refuses what runs, loads or leads away in a page or a picture.
enum MarkupSafety {
    /// What is wrong with a tag; nil where it is harmless.
    static func fault(in tag: MarkupTag) -> String? {
        if let fault = activity(in: tag) { return fault }
        let element = localName(tag.name)
        for (name, value) in tag.attributes {
            if let fault = load(by: localName(name), value, of: element) { return fault }
        }
        return nil
    }

    /// What a tag does by itself; nil where it only shows something.
    static func activity(in tag: MarkupTag) -> String? {
        let name = localName(tag.name)
        if active.contains(name) { return "it holds an element \(name)" }
        if name == "meta", tag["http-equiv"]?.lowercased() == "refresh" {
            return "it leads to another page by itself"
        }
        for (attribute, value) in tag.attributes {
            let attribute = localName(attribute)
            if attribute.hasPrefix("on") { return "it has a handler \(RenderingFault.brief(attribute))" }
            if attribute == "href", runsCode(value) { return "it has a link that runs code" }
        }
        return nil
    }

    /// Elements that run code, load other documents or take input elsewhere.
    private static let active: Set<String> = [
        "script", "iframe", "frame", "frameset", "object", "embed", "applet", "base", "portal", "form",
        "foreignobject",
    ]

    /// Attributes whose address is fetched without being asked.
    private static let loading: Set<String> = [
        "src", "srcset", "poster", "background", "data", "manifest", "ping", "action", "formaction",
        "lowsrc", "dynsrc",
    ]

    private static func load(by attribute: String, _ value: String, of element: String) -> String? {
        switch attribute {
        case "style": return faultInStyle(value)
        case "href" where element == "a" || element == "area": return nil
        case _ where attribute == "href" || loading.contains(attribute):
            return isInside(value) ? nil : "it loads \(RenderingFault.brief(value))"
        // Presentation attributes of SVG may refer to something: fill="url(#shade)".
        default: return value.contains("url(") ? faultInStyle(value) : nil
        }
    }

    /// What is wrong with a style sheet or a style attribute.
    static func faultInStyle(_ style: String) -> String? {
        let style = style.lowercased()
        if style.contains("@import") { return "its style imports another" }
        if style.contains("image-set(") { return "its style chooses between pictures" }
        for rest in style.split(separator: "url(", omittingEmptySubsequences: false).dropFirst() {
            let address = rest.drop { $0 == "\"" || $0 == "'" || $0.isWhitespace }
            let end = address.firstIndex { $0 == ")" || $0 == "\"" || $0 == "'" } ?? address.endIndex
            guard isInside(String(address[..<end])) else {
                return "its style loads \(RenderingFault.brief(String(address[..<end])))"
            }
        }
        return nil
    }

    /// Whether following a link would run something.
    static func runsCode(_ address: String) -> Bool {
        let plain = address.unicodeScalars.filter { !$0.isSeparator && $0 != "<" }
        let scheme = String(String.UnicodeScalarView(plain.prefix { $0 != ":" })).lowercased()
        return ["javascript", "vbscript"].contains(scheme) || scheme == "data" && !isInside(address)
    }

    /// Whether an address stays in the file: a fragment, or a picture or font as `data:`.
    private static func isInside(_ address: String) -> Bool {
        let address = address.lowercased()
        if address.hasPrefix("#") { return true }
        return ["data:image/", "data:font/", "data:application/font"].contains { address.hasPrefix($0) }
    }

    /// A name without its prefix, in lower case.
    private static func localName(_ name: String) -> String {
        String(name.split(separator: ":").last ?? "").lowercased()
    }
}
