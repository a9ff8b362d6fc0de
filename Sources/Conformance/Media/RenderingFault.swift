import TerminalText

/// What is wrong with a rendering.
public struct RenderingFault: Error, Hashable, Sendable {
    /// One sentence without a full stop, safe to print.
    public var reason: String
    /// The start of what was found or is missing, on one line, safe to print.
    public var excerpt: String?
    /// Whether the renderer itself is broken, and not only what it made.
    var isBreakdown = false

    /// A fault, with text of a stranger as its excerpt.
    init(_ reason: String, excerpt: String? = nil) {
        self.reason = reason
        self.excerpt = excerpt.map { Self.brief(Self.oneLine($0), columns: 60) }
    }

    /// A fault with a line of a stranger as its excerpt, whose blanks count.
    init(_ reason: String, line: String) {
        self.reason = reason
        excerpt = Self.brief(line, columns: 120)
    }

    /// A fault with the lines around a byte of a file.
    init(_ reason: String, at offset: Int, of bytes: [UInt8]) {
        let start = bytes[..<min(offset, bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let from = max(start, offset - 20)
        let excerpt = String(decoding: bytes[min(from, bytes.count)...].prefix(120), as: UTF8.self)
        self.init(reason, excerpt: excerpt)
    }

    /// A text of a stranger, safe and short.
    static func brief(_ text: String, columns: Int = 40) -> String {
        // A text of a million letters must not be measured whole.
        Truncation.fit(VisibleText.escape(text.prefix(400)), columns: columns)
    }

    private static func oneLine(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }
}
