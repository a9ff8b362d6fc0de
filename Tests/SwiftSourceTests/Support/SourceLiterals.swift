/// A Swift source, taken apart as the compiler does it.
public struct SourceLiterals {
    /// The values of all string literals outside comments, in order.
    public private(set) var values: [String] = []
    /// The comments, without what marks them.
    public private(set) var comments: [String] = []
    /// What is neither letter, digit, space nor comment, with an empty literal for each literal: where texts of
    /// a scene stay inside their literals, it does not depend on them.
    public private(set) var punctuation = ""

    /// The parts of a source.
    public init(_ source: some Sequence<UInt8>) {
        let text = String(decoding: Array(source), as: UTF8.self)
        for line in text.unicodeScalars.split(separator: "\n") {
            var rest = line[...]
            while let scalar = rest.popFirst() {
                switch scalar {
                case "/" where rest.first == "/":
                    comments.append(String(rest.drop { $0 == "/" }.dropFirst()))
                    rest = rest[rest.endIndex...]
                case "\"":
                    values.append(Self.value(from: &rest))
                    punctuation += "\"\""
                case "]":
                    // A list that is broken over lines ends with a comma.
                    if punctuation.hasSuffix(",") { punctuation.removeLast() }
                    punctuation += "]"
                default:
                    let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    if !isWord, scalar != " " { punctuation.unicodeScalars.append(scalar) }
                }
            }
        }
    }

    /// Reads up to the closing quotation mark.
    private static func value(from rest: inout Substring.UnicodeScalarView) -> String {
        var value = String.UnicodeScalarView()
        while let scalar = rest.popFirst(), scalar != "\"" {
            guard scalar == "\\" else {
                value.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": value.append("\n")
            case "r": value.append("\r")
            case "t": value.append("\t")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest[digits.endIndex...].dropFirst()
                if let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
                    let scalar = Unicode.Scalar(number)
                {
                    value.append(scalar)
                }
            case let escaped?: value.append(escaped)
            case nil: break
            }
        }
        return String(value)
    }
}
