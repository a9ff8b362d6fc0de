import ProcessSpawn
import TerminalText

/// Texts of renderers and about them, bounded and safe to print.
enum PluginText {
    /// The start of what was printed, in quotes.
    static func start(of bytes: some Collection<UInt8>) -> String {
        let text = String(decoding: bytes.prefix(4 * shown), as: UTF8.self).unicodeScalars
        let isWhole = text.count <= shown && bytes.count <= 4 * shown
        return "\"\(VisibleText.escape(String(text.prefix(shown))))\(isWhole ? "" : "…")\""
    }

    /// A sentence of a renderer's.
    static func sentence(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let isWhole = scalars.count <= longestSentence
        return VisibleText.escape(String(scalars.prefix(longestSentence))) + (isWhole ? "" : "…")
    }

    /// A version or a few words of a renderer's, on one line of a list.
    static func word(_ text: String) -> String {
        Truncation.fit(VisibleText.escape(text), columns: 60)
    }

    /// The end of a log, and how much of it is left out; nil where nothing was logged.
    static func log(_ tail: LogTail) -> String? {
        var bytes = tail.bytes
        // The first line kept is seldom a whole one.
        if tail.omittedBytes > 0, let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            let rest = bytes[(end + 1)...]
            if !rest.isEmpty { bytes = rest }
        }
        var lines = bytes.split(separator: UInt8(ascii: "\n")).map(line)
        let omitted = tail.omittedBytes + tail.bytes.count - bytes.count
        if omitted > 0 { lines.insert("(\(omitted) bytes before this are left out)", at: 0) }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        let parts = String(decoding: bytes, as: UTF8.self).split(
            separator: "\t", omittingEmptySubsequences: false)
        return Truncation.fit(VisibleText.escape(parts.joined(separator: "    ")), columns: 200)
    }

    /// A time in seconds, as short as it can be: `2 s`, `0.5 s`.
    static func seconds(_ time: Duration) -> String {
        let thousandths = Int((time / .milliseconds(1)).rounded())
        let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
        guard part > 0 else { return "\(whole) s" }
        var digits = String(String(1000 + part).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(whole).\(digits) s"
    }

    /// A size in mebibytes or bytes: `64 MiB`.
    static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
    }

    private static let shown = 60
    private static let longestSentence = 500
}
