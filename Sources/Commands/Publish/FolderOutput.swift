import CommandTable
import Diagnostics
import Publishing

/// The start and the end of an export, with its failures as those of a command.
enum FolderOutput {
    /// Begins an export; the interruption flag is watched from here on.
    static func begin(
        _ folder: String, isGuest: Bool = false, protecting folders: [String], keepsUnlisted: Bool = false
    ) throws(CommandFailure) -> FolderExport {
        Interruption.install()
        Signals.ignoreFileSizeSignal()
        do throws(ExportFailure) {
            return try FolderExport.begin(
                at: folder, protecting: folders, keepsUnlisted: keepsUnlisted, isGuest: isGuest)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Puts everything in place, unless the run was interrupted.
    static func finish(_ output: FolderExport) throws(CommandFailure) -> FolderExport.Summary {
        if Interruption.isRequested {
            output.cancel()
            throw .failed(.interrupted, "interrupted; nothing was written")
        }
        do throws(ExportFailure) {
            return try output.finish()
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension CommandFailure {
    /// An export that could not be done: status 2, and nothing was written.
    init(_ failure: ExportFailure) {
        var diagnostic = failure.diagnostic
        if case .file(let error) = failure { diagnostic.remedy = Self.remedyForWriting(error) }
        self = .diagnosed(.couldNotRun, [diagnostic])
    }
}
