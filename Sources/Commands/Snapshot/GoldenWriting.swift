import CommandTable
import FileSystem
import Publishing
import Snapshots
import Synchronization

/// Goldens that are to be written, all of them or none.
final class GoldenWriting: Sendable {
    private let store: GoldenStore
    private let export = Mutex<FolderExport?>(nil)
    private let paths = Mutex<[String]>([])

    init(_ store: GoldenStore) {
        self.store = store
    }

    /// Adds one golden; it is not in its place yet.
    func add(_ path: String, _ bytes: [UInt8]) throws(CommandFailure) {
        do throws(ExportFailure) {
            try begun().add(path, bytes)
            paths.withLock { $0.append(path) }
        } catch {
            throw failure(error)
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
            throw failure(error)
        }
    }

    private func failure(_ failure: ExportFailure) -> CommandFailure {
        guard case .file(let error) = failure,
            let known = Self.failure(error, of: paths.withLock { $0 }, in: store)
        else { return CommandFailure(failure) }
        return known
    }

    /// What the system refused, by the golden that it is about and not by the file that was to become it; nil
    /// where it is about none of these.
    static func failure(
        _ error: FileError, of goldens: [String], in store: GoldenStore
    ) -> CommandFailure? {
        guard let golden = goldens.first(where: { error.path.hasSuffix("/" + $0) }) else { return nil }
        let path = Path.join(store.folder, golden)
        return .failed(
            .couldNotRun, "cannot put the golden \(path) in place: \(error.reason)",
            remedy: "the folder \(Path.parent(path)) has to be one that can be written to; "
                + "all goldens are as they were")
    }

    /// Gives all of them up.
    func cancel() { export.withLock { $0 }?.cancel() }
}
