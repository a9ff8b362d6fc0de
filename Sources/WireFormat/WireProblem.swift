public import SceneModel

/// Why a request, a description or an answer cannot be used.
public enum WireProblem: Error, Hashable, Sendable {
    /// The bytes are not one JSON value.
    case syntax(JSONProblem)
    /// It is of another protocol, or does not say of which; what it says, as in `protocol 999`.
    case version(String)
    /// A field is missing or wrong: where it stands, as in `files[2].path`, and what is wrong with it.
    case field(String, String)

    /// What is wrong, in a sentence without a full stop; it may quote what was read, shortened but not escaped.
    public var message: String {
        switch self {
        case .syntax(let problem):
            "line \(problem.line), column \(problem.column): \(problem.message)"
        case .version(let found):
            "it speaks \(found), and this program speaks protocol \(WireProtocol.number)"
        case .field(let place, let message):
            "\(place): \(message)"
        }
    }

    /// A name or value as a message quotes it: bounded, however long it was.
    static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > longestQuote else { return "\"\(text)\"" }
        return "\"\(String(scalars.prefix(longestQuote)))…\""
    }

    private static let longestQuote = 80
}
