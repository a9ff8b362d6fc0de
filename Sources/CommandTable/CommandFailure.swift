public import Diagnostics
import TerminalText

/// Why a command that was understood came to no good end.
public enum CommandFailure: Error, Hashable, Sendable {
    /// The command line is wrong in a way that only the command can tell.
    case usage(UsageError)
    /// One sentence without a full stop says it, with what to do about it, and what another program logged.
    case failed(ExitStatus, String, remedy: String? = nil, log: String? = nil)
    /// The problems of a file say it.
    case diagnosed(ExitStatus, [Diagnostic])
    /// Several things are wrong, and each is said; the status is the greatest of theirs.
    case several([CommandFailure])

    /// Several failures as one; nil where there is none, and a wrong command line alone where there is one.
    public init?(_ failures: [CommandFailure]) {
        guard let first = failures.first(where: { $0.status == .usage }) ?? failures.first else { return nil }
        self = first.status == .usage || failures.count == 1 ? first : .several(failures)
    }

    /// The program's exit status after this.
    public var status: ExitStatus {
        switch self {
        case .usage: .usage
        case .failed(let status, _, _, _), .diagnosed(let status, _): status
        case .several(let failures):
            ExitStatus(code: failures.map(\.status.code).max() ?? ExitStatus.finding.code)
        }
    }

    /// The whole message for standard error, without a final line break.
    public func text(program: String) -> String {
        switch self {
        case .usage(let error):
            return error.text(program: program)
        case .failed(_, let message, let remedy, let log):
            var lines = ["\(program): error: " + VisibleText.escape(message)]
            if let remedy { lines.append("  remedy: " + VisibleText.escape(remedy)) }
            for line in log?.split(separator: "\n") ?? [] { lines.append("  | " + VisibleText.escape(line)) }
            return lines.joined(separator: "\n")
        case .diagnosed(_, let diagnostics):
            return diagnostics.map(\.text).joined(separator: "\n")
        case .several(let failures):
            return failures.map { $0.text(program: program) }.joined(separator: "\n")
        }
    }
}
