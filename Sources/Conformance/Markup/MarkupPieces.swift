/// A document whose tags match: each element that is opened is closed.
struct MarkupPieces {
    enum Piece {
        case start(MarkupTag)
        /// The end of the innermost element.
        case end(name: String)
        case text(String)
    }

    /// What stands between `<!` and `>` at the top; nil where there is none.
    private(set) var declaration: String?
    /// The document in order.
    private(set) var pieces: [Piece] = []
    private var open: [String] = []
    private let dialect: MarkupDialect

    /// Elements of HTML that have no content and no end tag.
    static let voidElements: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
        "track", "wbr",
    ]

    /// Elements of HTML whose end tag may be left out.
    private static let endsByItself: Set<String> = [
        "p", "li", "dt", "dd", "option", "optgroup", "tr", "td", "th", "thead", "tbody", "tfoot", "colgroup",
        "html", "head", "body",
    ]

    /// Reads a document; `name` says in a message what it should be.
    static func read(
        _ bytes: [UInt8], _ dialect: MarkupDialect, as name: String
    ) throws(RenderingFault) -> MarkupPieces {
        do throws(MarkupFault) {
            return try MarkupPieces(bytes, dialect)
        } catch {
            throw RenderingFault("it is not sound \(name): \(error.message)", at: error.offset, of: bytes)
        }
    }

    private init(_ bytes: [UInt8], _ dialect: MarkupDialect) throws(MarkupFault) {
        self.dialect = dialect
        var tokenizer = MarkupTokenizer(bytes, dialect)
        while let token = try tokenizer.next() {
            do throws(MarkupFault) {
                try add(token)
            } catch {
                throw MarkupFault(message: error.message, offset: tokenizer.position - 1)
            }
        }
        while let name = open.last {
            guard dialect == .html, Self.endsByItself.contains(name) else {
                throw MarkupFault(message: "the element \(name) is not closed", offset: bytes.count)
            }
            close()
        }
    }

    private mutating func add(_ token: MarkupToken) throws(MarkupFault) {
        switch token {
        case .aside: break
        case .declaration(let text):
            guard pieces.allSatisfy({ if case .text(let text) = $0 { text.isBlank } else { false } }),
                declaration == nil
            else { throw MarkupFault(message: "a <! that is not at the top", offset: 0) }
            declaration = text
        case .text(let text): pieces.append(.text(text))
        case .start(let tag): try start(tag)
        case .end(let name): try end(name)
        }
    }

    private mutating func start(_ tag: MarkupTag) throws(MarkupFault) {
        let isForeign = dialect == .xml || open.contains("svg") || open.contains("math")
        let isEmpty = isForeign ? tag.isClosed : Self.voidElements.contains(tag.name)
        if tag.isClosed, !isEmpty, !["svg", "math"].contains(tag.name) {
            throw MarkupFault(message: "<\(tag.name)/> does not close an element of HTML", offset: 0)
        }
        if dialect == .xml, open.isEmpty,
            pieces.contains(where: { if case .start = $0 { true } else { false } })
        {
            throw MarkupFault(message: "a second root element, \(tag.name)", offset: 0)
        }
        guard open.count < 256 else { throw MarkupFault(message: "more than 256 levels", offset: 0) }
        pieces.append(.start(tag))
        open.append(tag.name)
        if isEmpty || tag.isClosed { close() }
    }

    private mutating func end(_ name: String) throws(MarkupFault) {
        while let innermost = open.last {
            if innermost == name { return close() }
            guard dialect == .html, Self.endsByItself.contains(innermost) else {
                throw MarkupFault(message: "</\(name)> where </\(innermost)> is due", offset: 0)
            }
            close()
        }
        throw MarkupFault(message: "</\(name)> closes nothing", offset: 0)
    }

    private mutating func close() {
        guard let name = open.popLast() else { return }
        pieces.append(.end(name: name))
    }
}

extension String {
    /// Whether there is nothing but white space.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }
}
