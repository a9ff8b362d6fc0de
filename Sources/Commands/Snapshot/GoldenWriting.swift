import CommandTable
import Publishing
import Snapshots
import Synchronization

/// Goldens that are to be written, all of them or none.
final class GoldenWriting: Sendable {
    private let store: GoldenStore
    private let export = Mutex<FolderExport?>(nil)

    init(_ store: GoldenStore) {
        self.store = store
    }

    /// Adds one golden; it is not in its place yet.
    func add(_ path: String, _ bytes: [UInt8]) throws(CommandFailure) {
        do throws(ExportFailure) {
            try begun().add(path, bytes)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Begun with the first golden, so that a run that has none to write leaves no trace.
    private func begun() throws(ExportFailure) -> FolderExport {
        let folder = store.folder
        let result = export.withLock { export -> Result<FolderExport, ExportFailure> in
            if let export { return .success(export) }
            do throws(ExportFailure) {
                let new = try FolderExport.begin(at: folder, isGuest: true)
                export = new
                return .success(new)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Puts the goldens in place; how many there were.
    func finish() throws(CommandFailure) -> Int {
        guard let export = export.withLock({ $0 }) else { return 0 }
        do throws(ExportFailure) {
            return try export.finish().written
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Gives all of them up.
    func cancel() { export.withLock { $0 }?.cancel() }
}
