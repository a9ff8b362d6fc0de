/// Reads an HTML page, or one in XHTML.
struct HTMLReading {
    private var transcript = Transcript()
    /// The open elements; whether what is in each is not seen, and whether it is a style sheet.
    private var open: [(name: String, isHidden: Bool)] = []
    private var line = ""

    /// What is seen on a page that is sound, runs nothing and loads nothing.
    static func read(_ bytes: [UInt8], _ dialect: MarkupDialect) throws(RenderingFault) -> Transcript {
        _ = try TextBytes.read(bytes, allowing: TextBytes.sourceControls.union(["\u{C}"]))
        let document = try MarkupPieces.read(bytes, dialect, as: "HTML")
        guard document.declaration?.lowercased().hasPrefix("doctype html") ?? (dialect == .xml) else {
            throw RenderingFault("the page does not begin with <!DOCTYPE html>")
        }
        var reading = HTMLReading()
        for piece in document.pieces { try reading.take(piece) }
        reading.breakLine()
        return reading.transcript
    }

    /// Elements that stand in a line of text; every other one is a block of its own.
    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i",
        "ins", "kbd", "mark", "q", "s", "samp", "small", "span", "strong", "strike", "sub", "sup", "time",
        "tt", "u", "var", "wbr",
    ]

    /// Elements whose text is not on the page.
    private static let unseen: Set<String> = [
        "head", "script", "style", "template", "noscript", "datalist", "desc", "metadata", "title",
    ]

    private mutating func take(_ piece: MarkupPieces.Piece) throws(RenderingFault) {
        switch piece {
        case .start(let tag):
            if let fault = MarkupSafety.fault(in: tag) { throw RenderingFault(fault, excerpt: excerpt(tag)) }
            if !Self.inline.contains(tag.name) { breakLine() }
            note(tag)
            open.append((tag.name, isHidden || Self.hides(tag)))
        case .end(let name):
            if !Self.inline.contains(name) { breakLine() }
            _ = open.popLast()
        case .text(let text):
            if open.last?.name == "style", let fault = MarkupSafety.faultInStyle(text) {
                throw RenderingFault(fault, excerpt: text)
            }
            if !isHidden {
                line += text
            } else if open.last?.name == "title" || open.last?.name == "desc" {
                transcript.unseen.append(text)
            }
        }
    }

    private var isHidden: Bool { open.last?.isHidden ?? false }

    private mutating func breakLine() {
        if !line.isBlank { transcript.blocks.append(line) }
        line = ""
    }

    /// Notes what is read aloud.
    private mutating func note(_ tag: MarkupTag) {
        for name in ["alt", "aria-label", "title"] {
            if let text = tag[name], !text.isBlank { transcript.unseen.append(text) }
        }
    }

    private static func hides(_ tag: MarkupTag) -> Bool {
        if unseen.contains(tag.name) || tag["hidden"] != nil || tag["aria-hidden"] == "true" { return true }
        let style = (tag["style"] ?? "").filter { !$0.isWhitespace }.lowercased()
        return style.contains("display:none") || style.contains("visibility:hidden")
    }

    private func excerpt(_ tag: MarkupTag) -> String {
        let attributes = tag.attributes.map { " \($0.name)=\"\($0.value.prefix(40))\"" }
        return "<\(tag.name)\(attributes.joined())>"
    }
}
