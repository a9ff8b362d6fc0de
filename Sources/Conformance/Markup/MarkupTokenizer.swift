/// Cuts a document into tokens, more strictly than a browser does: what a browser would have to mend is a
/// fault.
struct MarkupTokenizer {
    let bytes: [UInt8]
    let dialect: MarkupDialect
    private(set) var position = 0
    /// The element of HTML whose content is text up to its end tag.
    private var rawElement: String?
    /// How many elements of SVG or MathML are open: in them no element of HTML has a meaning of its own.
    private var foreignDepth = 0

    init(_ bytes: [UInt8], _ dialect: MarkupDialect) {
        self.bytes = bytes
        self.dialect = dialect
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The next token; nil at the end.
    mutating func next() throws(MarkupFault) -> MarkupToken? {
        guard position < bytes.count else {
            if let rawElement { throw fault("the element \(rawElement) has no end") }
            return nil
        }
        if let rawElement { return try rawText(of: rawElement) }
        guard byte(0) == UInt8(ascii: "<") else { return .text(try text(until: "<")) }
        if follows("<!--") { return try comment() }
        if dialect == .xml || foreignDepth > 0, follows("<![CDATA[") { return try section() }
        if follows("<!") { return .declaration(try skip("<!", until: ">")) }
        if dialect == .xml, follows("<?") {
            _ = try skip("<?", until: "?>")
            return .aside
        }
        return follows("</") ? try endTag() : try startTag()
    }

    // MARK: Bytes

    /// The byte so far ahead.
    func byte(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    func follows(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= bytes.count else { return false }
        return (0..<length).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    mutating func advance(_ count: Int = 1) { position += count }

    func fault(_ message: String) -> MarkupFault { MarkupFault(message: message, offset: position) }

    /// The bytes from an index to the position.
    func slice(from start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }

    private mutating func skip(_ start: StaticString, until end: StaticString) throws(MarkupFault) -> String {
        let begin = position + start.utf8CodeUnitCount
        position = begin
        while position < bytes.count, !follows(end) { position += 1 }
        guard position < bytes.count else {
            position = begin
            throw fault("there is no \(end) behind \(start)")
        }
        let content = String(decoding: bytes[begin..<position], as: UTF8.self)
        position += end.utf8CodeUnitCount
        return content
    }

    // MARK: Text

    private mutating func text(until end: Character) throws(MarkupFault) -> String {
        let start = position
        while let byte = byte(0), byte != end.asciiValue { position += 1 }
        if dialect == .xml, let index = firstIndex(of: "]]>", from: start) {
            throw MarkupFault(message: "text holds ]]>", offset: index)
        }
        return try CharacterReference.decoded(slice(from: start), at: start, dialect)
    }

    private func firstIndex(of text: String, from start: Int) -> Int? {
        let letters = Array(text.utf8)
        let range = bytes[start..<position]
        return range.indices.first { range[$0...].starts(with: letters) }
    }

    private mutating func rawText(of element: String) throws(MarkupFault) -> MarkupToken {
        let start = position
        let end = Array("</\(element)".utf8)
        while position < bytes.count, !isEnd(end) { position += 1 }
        guard position < bytes.count else {
            position = start
            throw fault("the element \(element) has no end")
        }
        rawElement = nil
        guard position > start else { return .aside }
        let content = slice(from: start)
        let isEscapable = element == "title" || element == "textarea"
        if isEscapable { return .text(try CharacterReference.decoded(content, at: start, dialect)) }
        return .text(String(decoding: content, as: UTF8.self))
    }

    private func isEnd(_ end: [UInt8]) -> Bool {
        guard position + end.count < bytes.count else { return false }
        let here = bytes[position..<(position + end.count)]
        return zip(here, end).allSatisfy { $0 == $1 || Self.lowercased($0) == $1 }
            && !Self.isNamePart(bytes[position + end.count])
    }

    private mutating func comment() throws(MarkupFault) -> MarkupToken {
        let content = try skip("<!--", until: "-->")
        if dialect == .xml, content.contains("--") || content.hasSuffix("-") {
            throw fault("a comment holds --")
        }
        return .aside
    }

    private mutating func section() throws(MarkupFault) -> MarkupToken {
        .text(try skip("<![CDATA[", until: "]]>"))
    }

    // MARK: Tags

    private mutating func endTag() throws(MarkupFault) -> MarkupToken {
        advance(2)
        let name = try tagName()
        skipBlanks()
        guard byte(0) == UInt8(ascii: ">") else { throw fault("the tag </\(name) is not closed") }
        advance()
        if foreignDepth > 0 { foreignDepth -= 1 }
        return .end(name)
    }

    private mutating func startTag() throws(MarkupFault) -> MarkupToken {
        advance()
        var tag = MarkupTag(name: try tagName())
        while try readAttribute(into: &tag) {}
        note(tag)
        return .start(tag)
    }

    /// Notes what a tag means for what follows it.
    private mutating func note(_ tag: MarkupTag) {
        guard dialect == .html else { return }
        let isForeign = foreignDepth > 0 || tag.name == "svg" || tag.name == "math"
        if isForeign {
            if !tag.isClosed { foreignDepth += 1 }
        } else if ["script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp"]
            .contains(tag.name)
        {
            rawElement = tag.name
        }
    }

    private mutating func tagName() throws(MarkupFault) -> String {
        guard let first = byte(0), Self.isLetter(first) || (dialect == .xml && Self.isNameStart(first)) else {
            throw fault("a < that begins no tag")
        }
        let start = position
        while let byte = byte(0), Self.isNamePart(byte) { advance() }
        let name = String(decoding: slice(from: start), as: UTF8.self)
        return dialect == .html ? name.lowercased() : name
    }

    /// Reads an attribute or the end of the tag; false at the end.
    private mutating func readAttribute(into tag: inout MarkupTag) throws(MarkupFault) -> Bool {
        let before = position
        skipBlanks()
        guard let byte = byte(0) else { throw fault("the tag <\(tag.name) has no end") }
        if byte == UInt8(ascii: ">") {
            advance()
            return false
        }
        if follows("/>") {
            advance(2)
            tag.isClosed = true
            return false
        }
        guard position > before else {
            throw fault("attributes of <\(tag.name) without a space between them")
        }
        let start = position
        while let byte = self.byte(0), Self.isAttributeNamePart(byte) { advance() }
        guard position > start else { throw fault("a stray sign in the tag <\(tag.name)") }
        var name = String(decoding: slice(from: start), as: UTF8.self)
        if dialect == .html { name = name.lowercased() }
        guard tag[name] == nil else { throw fault("the attribute \(name) of <\(tag.name) stands twice") }
        tag.attributes.append((name, try attributeValue(of: name)))
        return true
    }

    private mutating func attributeValue(of name: String) throws(MarkupFault) -> String {
        skipBlanks()
        guard byte(0) == UInt8(ascii: "=") else {
            if dialect == .xml { throw fault("the attribute \(name) has no value") }
            // A space before the next attribute was taken; give it back.
            if position > 0, Self.isBlank(bytes[position - 1]) { position -= 1 }
            return ""
        }
        advance()
        skipBlanks()
        guard let quote = byte(0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            if dialect == .xml { throw fault("the value of \(name) has no quotes") }
            return try unquotedValue(of: name)
        }
        advance()
        let start = position
        while let byte = byte(0), byte != quote {
            if dialect == .xml, byte == UInt8(ascii: "<") { throw fault("the value of \(name) holds a <") }
            advance()
        }
        guard byte(0) != nil else { throw fault("the value of \(name) has no end") }
        let value = try CharacterReference.decoded(slice(from: start), at: start, dialect)
        advance()
        return value
    }

    private mutating func unquotedValue(of name: String) throws(MarkupFault) -> String {
        let start = position
        while let byte = byte(0), !Self.isBlank(byte), byte != UInt8(ascii: ">") {
            if "\"'<=`".utf8.contains(byte) { throw fault("the value of \(name) needs quotes") }
            advance()
        }
        guard position > start else { throw fault("the attribute \(name) has no value") }
        return try CharacterReference.decoded(slice(from: start), at: start, dialect)
    }

    private mutating func skipBlanks() {
        while let byte = byte(0), Self.isBlank(byte) { advance() }
    }
}

// MARK: - Classes of bytes

extension MarkupTokenizer {
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
    }

    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        isNameStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }

    private static func isAttributeNamePart(_ byte: UInt8) -> Bool {
        !isBlank(byte) && byte >= 0x20 && !"\"'<>/=".utf8.contains(byte)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
}
