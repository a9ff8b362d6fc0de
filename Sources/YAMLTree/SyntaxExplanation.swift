/// What a syntax problem of libyaml means to the author of a file.
struct SyntaxExplanation {
    /// The kind of problem, in kebab case.
    var rule = "syntax"
    /// What is wrong.
    var message: String
    /// What to do about it.
    var remedy: String
    /// What is to be seen where the block that could not be read begins; nil where that does not help.
    var began: String?

    /// The explanation of a problem; `letter` is what stands at its place, and `beginsLine` says that only
    /// blanks stand before it.
    static func of(
        _ problem: ParserProblem, letter: Unicode.Scalar?, beginsLine: Bool
    ) -> SyntaxExplanation {
        if problem.message.hasPrefix("found a tab character") || (isStray(problem) && letter == "\t") {
            return tab
        }
        if isStray(problem), let letter { return stray(letter) }
        if !beginsLine, trailing.contains(problem.message) { return trailingText }
        if let known = table[problem.message] { return known }
        return SyntaxExplanation(
            message: "this is not YAML: \(problem.message)",
            remedy: "put the text in quotes if it is meant as text", began: "what is read here begins")
    }

    private static func isStray(_ problem: ParserProblem) -> Bool {
        problem.message == "found character that cannot start any token"
    }

    private static func stray(_ letter: Unicode.Scalar) -> SyntaxExplanation {
        SyntaxExplanation(
            rule: "unquoted-text", message: "an unquoted text cannot begin with \(letter)",
            remedy: "put the whole text in quotes")
    }

    private static let tab = SyntaxExplanation(
        rule: "tab-indentation", message: "a tab is used for indentation",
        remedy: "indent with spaces: YAML allows no tab at the start of a line")

    /// What libyaml says where a value has ended and its line goes on.
    private static let trailing = ["did not find expected key", "did not find expected '-' indicator"]

    private static let trailingText = SyntaxExplanation(
        rule: "unquoted-text", message: "the value ended before this",
        remedy: "put the whole text in quotes if it begins with a quote, a bracket, a comma, * or &; "
            + "inside '...' write '' for an apostrophe")

    private static let quotes = "put the whole text in quotes"

    /// Keyed by libyaml's own words, of version 0.2.5.
    private static let table: [String: SyntaxExplanation] = [
        "mapping values are not allowed in this context": .init(
            rule: "unquoted-text", message: "an unquoted text cannot hold a colon and a blank",
            remedy: "put the whole text in quotes; if a key is meant, give it a line of its own"),
        "mapping keys are not allowed in this context": .init(
            rule: "unquoted-text", message: "an unquoted text cannot begin with a question mark and a blank",
            remedy: quotes),
        "block sequence entries are not allowed in this context": .init(
            rule: "unquoted-text", message: "an unquoted text cannot begin with a dash and a blank",
            remedy: "put the whole text in quotes; if a list is meant, begin it on the next line"),
        "did not find expected alphabetic or numeric character": .init(
            rule: "unquoted-text",
            message: "an unquoted text that begins with * or & is read as the name of an alias or anchor",
            remedy: quotes, began: "it begins here"),
        "did not find expected comment or line break": .init(
            rule: "unquoted-text",
            message: "an unquoted text cannot begin with | or >, which start a block on the next line",
            remedy: quotes, began: "it begins here"),
        "found an indentation indicator equal to 0": .init(
            rule: "unquoted-text",
            message: "an unquoted text cannot begin with | or >, which start a block on the next line",
            remedy: quotes, began: "it begins here"),
        "could not find expected ':'": .init(
            rule: "missing-colon", message: "a key with no colon behind it, or one longer than 1024 letters",
            remedy: "write \"key: value\", the whole key on one line", began: "the key begins here"),
        "found unexpected end of stream": .init(
            rule: "unclosed", message: "the file ends inside a quoted text",
            remedy: "close the quote; inside '...' write '' for an apostrophe", began: "the quote opens here"),
        "found unexpected document indicator": .init(
            rule: "unclosed", message: "the document ends inside a quoted text",
            remedy: "close the quote", began: "the quote opens here"),
        "found unknown escape character": .init(
            rule: "escape", message: "this is no escape that \"...\" knows",
            remedy: "write \\\\ for a backslash, or use '...', where it needs no escape",
            began: "the quote opens here"),
        "did not find expected hexdecimal number": .init(
            rule: "escape", message: "an escape needs two digits after \\x, four after \\u, eight after \\U",
            remedy: "fill the number up with zeros on the left", began: "the quote opens here"),
        "found invalid Unicode character escape code": .init(
            rule: "escape", message: "this number is no character's",
            remedy: "write a letter beyond U+FFFF as \\U and eight digits", began: "the quote opens here"),
        "did not find expected key": .init(
            rule: "indentation",
            message: "this line is neither a key of the mapping before it nor outside of it",
            remedy: "indent the keys of a mapping alike", began: "the mapping begins here"),
        "did not find expected '-' indicator": .init(
            rule: "indentation",
            message: "this line is neither an item of the list before it nor outside of it",
            remedy: "begin every item with a dash below the first one's", began: "the list begins here"),
        "did not find expected ',' or ']'": .init(
            rule: "unclosed", message: "a comma or ] is missing in this list",
            remedy: "close it, and put a text with a comma, bracket or quote in it in quotes",
            began: "the list opens here"),
        "did not find expected ',' or '}'": .init(
            rule: "unclosed", message: "a comma or } is missing in this mapping",
            remedy: "close it, and put a text with a comma, bracket or quote in it in quotes",
            began: "the mapping opens here"),
        "did not find expected node content": .init(
            rule: "missing-value", message: "a value is missing here",
            remedy: "remove a comma too many; put a text that begins with a comma, bracket or brace in quotes"
        ),
        "did not find expected <document start>": .init(
            rule: "indentation", message: "the entry ended before this",
            remedy: "indent all keys of the entry alike, and put a text of several lines in quotes"),
        "found undefined tag handle": .init(
            rule: "unknown-tag", message: "an unquoted text that begins with ! is read as a tag",
            remedy: quotes),
        "did not find expected tag URI": .init(
            rule: "unknown-tag", message: "an unquoted text that begins with ! is read as a tag",
            remedy: quotes),
        "did not find expected whitespace or line break": .init(
            rule: "unknown-tag", message: "an unquoted text that begins with ! is read as a tag",
            remedy: quotes),
        "found incompatible YAML document": .init(
            rule: "directives", message: "only YAML 1.1 and 1.2 can be read",
            remedy: "remove the line that begins with %YAML"),
        "found unknown directive name": .init(
            rule: "directives", message: "a line that begins with % is a directive, and this is none",
            remedy: "remove the line, or indent it if it is text"),
    ]
}
