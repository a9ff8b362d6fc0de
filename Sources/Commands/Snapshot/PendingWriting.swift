import CommandTable
import Snapshots
import Synchronization

/// Leaves renderings to be reviewed: all of a run, or none, since part of them would be taken for all.
final class PendingWriting: Sendable {
    private let folder: PendingFolder
    private let goldens = Mutex<[String]>([])

    init(_ folder: PendingFolder) {
        self.folder = folder
    }

    /// Leaves one rendering.
    func leave(_ rendering: [UInt8], for golden: String) throws(CommandFailure) {
        goldens.withLock { $0.append(golden) }
        try CommandFailure.wrapping { () throws(StoreProblem) in
            try folder.leave(rendering, for: golden)
        }
    }

    /// Takes back what has been left, as far as that is possible.
    func cancel() {
        for golden in goldens.withLock({ $0 }) { try? folder.remove(golden) }
    }
}
