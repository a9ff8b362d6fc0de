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
        case .syntax:
            "its \(what) is not JSON (\(problem.message)): it begins with \(PluginText.start(of: answer.bytes))"
        case .version: problem.message
        case .field: "its \(what) is wrong: \(problem.message)"
        }
    }

    private var remedy: String? {
        switch problem {
        case .syntax: "logs belong on standard error; standard output has the \(what) and nothing else"
        case .version: "a version of it for protocol \(WireProtocol.number) is needed"
        case .field: "'emptystates help plugins' says what it must be"
        }
    }
}
