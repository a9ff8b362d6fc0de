import SceneModel

extension Scene {
    /// The title on one line, or the first text there is.
    var headline: String {
        for case .title(let text) in elements { return text.string.onOneLine }
        return words.first ?? ""
    }

    /// The texts that the content shows at rest, each on one line.
    var words: [String] {
        elements.compactMap { element in
            switch element {
            case .image: nil
            case .title(let text), .description(let text): text.string.onOneLine
            case .button(let button), .secondaryButton(let button):
                button.normal.image == nil ? button.normal.title?.string.onOneLine : nil
            case .customView(let view): view.text?.string.onOneLine
            }
        }
    }
}

extension String {
    /// The text with its lines put one behind the other.
    var onOneLine: String {
        utf8.contains(0x0A) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }

    /// The text, or as many of its words as fit in so many characters with an ellipsis behind them.
    func cut(to length: Int) -> String {
        guard utf8.count > length, count > length else { return self }
        let start = prefix(length - 1)
        // Where texts have no spaces, the last one may be far away.
        let space = start.suffix(length / 2).lastIndex(where: \.isWhitespace)
        return start[..<(space ?? start.endIndex)].trimmed + "…"
    }
}

extension Substring {
    /// Without the spaces and dots between texts at its end.
    fileprivate var trimmed: String {
        String(self[..<(lastIndex { !$0.isWhitespace && $0 != "·" }.map(index(after:)) ?? startIndex)])
    }
}
