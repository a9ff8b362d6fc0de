/// A part of recorded code: where it is, how wide it is, and where the parts within it end.
struct CodeMark {
    /// What a part is.
    enum Kind {
        /// A statement.
        case statement
        /// The callee, its arguments and its closures.
        case call
        /// A call on what is before it.
        case chained
        /// The arguments of a call with their parentheses, or the members of a list with its brackets.
        case list
        /// One of them.
        case element
        /// Values with operators between them.
        case operation
        /// One of those, with the operator before it.
        case operand
        /// A trailing closure with its braces.
        case closure
    }

    /// What it is.
    var kind: Kind
    /// Of a list: whether a comma follows the last member too where each has a line.
    var trailsComma = false
    /// Of an element, the bytes of its label with the colon; of a closure, those up to its opening brace.
    var lead = 0
    /// Where it begins among the bytes.
    var start: Int
    /// Where it ends.
    var end = 0
    /// Its columns on one line; `endless` where it needs several.
    var width = 0
    /// The mark after all that are within it.
    var next = 0

    /// Wider than any line.
    static var endless: Int { 1 << 32 }
}
