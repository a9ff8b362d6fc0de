public import SceneModel
import TerminalText

/// What differs between two scenes in JSON, in the words of the entry's file:
/// `states.empty.title.color #c9c9c9 -> #c8c8c8`.
public enum SceneDifference {
    /// The most that is listed.
    private static let limit = 20

    /// One line for each value that differs, in the order of their names.
    ///
    /// What is no scene is compared as it is, with the names that stand there.
    public static func lines(golden: JSONValue, rendering: JSONValue) -> [String] {
        var changes: [Change] = []
        let old = ScenePath.rearranged(golden)
        let new = ScenePath.rearranged(rendering)
        compare(old, new, [], &changes)
        let lines = changes.map(\.text)
        guard lines.count > limit else { return lines }
        return lines.prefix(limit) + ["and \(lines.count - limit) more"]
    }

    /// The same for two files; nil where one of them is not JSON.
    public static func lines(golden: [UInt8], rendering: [UInt8]) -> [String]? {
        guard let old = try? JSONValue(parsing: golden), let new = try? JSONValue(parsing: rendering) else {
            return nil
        }
        return lines(golden: old, rendering: new)
    }

    /// What differs in two pages as far as texts and styles go; nil where they are no markup.
    ///
    /// It stands in for the scenes where those are not kept.
    public static func markupLines(golden: [UInt8], rendering: [UInt8]) -> [String]? {
        guard MarkupFacts.isMarkup(golden), MarkupFacts.isMarkup(rendering) else { return nil }
        return lines(golden: MarkupFacts.facts(golden), rendering: MarkupFacts.facts(rendering))
    }

    private struct Change {
        let path: [String]
        let old: JSONValue?
        let new: JSONValue?

        var text: String {
            let name = path.joined(separator: ".").isEmpty ? "all" : ScenePath.text(path)
            switch (old, new) {
            case (let old?, let new?): return "\(name) \(shown(old)) -> \(shown(new))"
            case (nil, let new?): return "\(name) added: \(shown(new))"
            case (let old?, nil): return "\(name) removed: \(shown(old))"
            case (nil, nil): return name
            }
        }

        /// A value on one line; a colour without quotes, since it cannot be taken for anything else.
        private func shown(_ value: JSONValue) -> String {
            if let text = value.string, Color(hex: text) != nil, text.hasPrefix("#") { return text }
            let text = VisibleText.escape(String(decoding: value.bytes(), as: UTF8.self))
            return Truncation.fit(text, columns: 80)
        }
    }

    private static func compare(
        _ old: JSONValue, _ new: JSONValue, _ path: [String], _ changes: inout [Change]
    ) {
        guard old != new else { return }
        switch (old, new) {
        case (.object(let before), .object(let after)):
            let names = Set(before.keys).union(after.keys).sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
            for name in names { compareMember(before[name], after[name], path + [name], &changes) }
        case (.array(let before), .array(let after)) where before.count == after.count:
            for (index, pair) in zip(before, after).enumerated() {
                compare(pair.0, pair.1, path + ["[\(index)]"], &changes)
            }
        default: changes.append(Change(path: path, old: old, new: new))
        }
    }

    private static func compareMember(
        _ old: JSONValue?, _ new: JSONValue?, _ path: [String], _ changes: inout [Change]
    ) {
        if let old, let new { return compare(old, new, path, &changes) }
        changes.append(Change(path: path, old: old, new: new))
    }
}
