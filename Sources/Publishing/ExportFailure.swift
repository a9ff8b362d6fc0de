public import Diagnostics
public import FileSystem

/// Why an export could not begin, go on or finish; the output folder is then as it was before.
public enum ExportFailure: Error, Hashable, Sendable {
    /// The system refused a file or folder: a full disk, a missing permission.
    case file(FileError)
    /// Going on could have harmed what is not ours, or the pages cannot be told apart.
    case refused(Diagnostic)

    /// The failure as a problem with its path, its reason and, for a refusal, its remedy.
    public var diagnostic: Diagnostic {
        switch self {
        case .file(let error):
            Diagnostic(
                rule: "output-file", file: error.path,
                message: error.operation == FileError.placing
                    ? "cannot put it in place: \(error.reason)"
                    : "cannot \(error.operation) it: \(error.reason)")
        case .refused(let diagnostic): diagnostic
        }
    }

    static func refusal(_ rule: String, _ path: String, _ message: String, remedy: String) -> ExportFailure {
        .refused(Diagnostic(rule: rule, file: path, message: message, remedy: remedy))
    }

    /// Something that is not the export's stands where a file of it must go.
    static func foreign(_ path: String) -> ExportFailure {
        refusal(
            "output-foreign-file", path, "it is not of the earlier export, and a page must go there",
            remedy: "move it away, or export into a new folder")
    }

    /// A file of somebody else's that has nothing to do with the scene that a renderer made it of.
    static func unrelated(_ path: String) -> ExportFailure {
        refusal(
            "output-unrelated-file", path, "it is there already, and does not have the name of the scene",
            remedy: "name an empty folder, or have the renderer call its files as their scenes")
    }

    /// Runs file operations whose failure is the export's.
    static func wrapping<Result>(
        _ body: () throws(FileError) -> Result
    ) throws(ExportFailure) -> Result {
        do throws(FileError) { return try body() } catch { throw .file(error) }
    }
}
