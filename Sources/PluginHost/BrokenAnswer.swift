import Rendering
import SceneModel
import WireFormat

/// A description or answer that cannot be used, and how that is said.
struct BrokenAnswer {
    let problem: WireProblem
    let answer: PluginCall.Answer
    let file: PluginFile
    /// `description` or `answer`.
    let what: String

    /// The failure of the renderer.
    var failure: RenderFailure {
        RenderFailure(
            kind: .renderer, message: "\(file.path): \(PluginText.sentence(message))", remedy: remedy,
            log: answer.log)
    }

    private var message: String {
        switch problem {
        case .syntax(let syntax) where syntax.isTrailing:
            "something stands after its \(what): \(PluginText.start(of: answer.bytes.dropFirst(syntax.offset)))"
        case .syntax(let syntax):
            isObject
                ? "its \(what) is not JSON: \(problem.message), at \(text(around: syntax.offset))"
                : "its \(what) is not JSON (\(problem.message)): it begins with "
                    + PluginText.start(of: answer.bytes)
        case .version: problem.message
        case .field: "its \(what) is wrong: \(problem.message)"
        }
    }

    private var remedy: String? {
        switch problem {
        case .syntax(let syntax):
            syntax.isTrailing || !isObject
                ? "logs belong on standard error; standard output has the \(what) and nothing else"
                : remedy(within: syntax)
        case .version: "a version of it for protocol \(WireProtocol.number) is needed"
        case .field: "'emptystates help plugins' says what it must be"
        }
    }

    /// Whether it begins as an object does, so that a fault is in the JSON and not beside it.
    private var isObject: Bool {
        answer.bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
    }

    /// What can be done about a fault inside of an object.
    private func remedy(within syntax: JSONProblem) -> String {
        if String(validating: answer.bytes, as: UTF8.self) == nil { return "print UTF-8" }
        guard answer.bytes.indices.contains(syntax.offset) else {
            return "it breaks off: print one whole JSON object"
        }
        if syntax.message.hasPrefix("a control character") {
            return "escape control characters in strings as \\u00XX, which libraries for JSON do"
        }
        if syntax.message.hasSuffix("stands twice") { return "give each field of an object once" }
        return "a library for JSON prints it as it must be"
    }

    /// What stands around an offset, in quotes.
    private func text(around offset: Int) -> String {
        var start = max(0, min(offset, answer.bytes.count) - 20)
        // Not within a letter.
        while start > 0, start < offset, answer.bytes[start] & 0xC0 == 0x80 { start += 1 }
        return PluginText.start(of: answer.bytes[start...])
    }
}
