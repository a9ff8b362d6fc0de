/// What the rules of a style sheet do to elements by filters.
struct FilterRules {
    /// One rule that has a filter in it.
    struct Rule {
        /// The classes that the rule is for; nil where it may be for any element.
        let classes: [String]?
        /// What its filter functions take.
        let steps: Int
        /// The ids that it refers to, some of which may be filters.
        let references: [String]
    }

    private(set) var rules: [Rule] = []

    /// More are counted for every element, so that they need not be held against each.
    private static let mostRules = 64

    /// The rules of a sheet; those that are not for classes alone are for every element, and so are all where a
    /// comment or a string may hide where a rule ends.
    init(_ sheet: String) {
        let parts = sheet.utf8.split(separator: UInt8(ascii: "}"), omittingEmptySubsequences: true)
        guard parts.count <= Self.mostRules * 16, !sheet.utf8.contains(where: "/\"'".utf8.contains) else {
            add(sheet, classes: nil)
            return
        }
        for part in parts {
            let rule = part.split(separator: UInt8(ascii: "{"), maxSplits: 1)
            // Rules may stand in others, and are then for what is in their elements.
            let isPlain = rule.count == 2 && !rule[1].contains(UInt8(ascii: "{"))
            add(String(Substring(rule.last ?? part)), classes: isPlain ? Self.classes(rule[0]) : nil)
        }
        if rules.count > Self.mostRules {
            rules = []
            add(sheet, classes: nil)
        }
    }

    private mutating func add(_ declarations: String, classes: [String]?) {
        let scanner = StyleScanner(declarations, in: .sheet)
        guard scanner.filterSteps > 0 || !scanner.references.isEmpty else { return }
        rules.append(
            Rule(classes: classes, steps: scanner.filterSteps, references: scanner.references.map(\.id)))
    }

    /// The names in `.a, .b`; nil where something else is among them.
    private static func classes(_ selectors: Substring.UTF8View) -> [String]? {
        var names: [String] = []
        for selector in selectors.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
            var name = selector.drop(while: isSpace)
            while let last = name.last, isSpace(last) { name.removeLast() }
            guard name.popFirst() == UInt8(ascii: "."), name.allSatisfy(StyleScanner.isNamePart) else {
                return nil
            }
            names.append(String(Substring(name)))
        }
        return names
    }
}
