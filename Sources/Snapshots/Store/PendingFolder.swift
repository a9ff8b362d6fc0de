import FileSystem
import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folder in which renderings wait that are not their goldens: `DIR/html/airbnb.html.pending`.
///
/// It may be the folder of goldens itself; each then lies beside its golden.
public struct PendingFolder: Sendable {
    /// The folder as the user gave it.
    public let folder: String

    /// The renderings that wait in a folder, which need not be there.
    public init(_ folder: String) {
        self.folder = folder
    }

    private func path(of golden: String) -> String {
        Path.join(folder, golden + GoldenName.pendingSuffix)
    }

    /// Leaves a rendering for the golden at `path`, making the folders that are missing.
    public func leave(_ rendering: [UInt8], for golden: String) throws(StoreProblem) {
        do throws(FileError) {
            try FileWriter.makeFolder(Path.parent(path(of: golden)))
            try FileWriter.write(rendering, to: path(of: golden))
        } catch {
            throw StoreProblem(error)
        }
    }

    /// What waits for the golden at `path`; nil where nothing does.
    public func rendering(for golden: String) throws(StoreProblem) -> [UInt8]? {
        do throws(FileError) {
            return try FileReader.read(path(of: golden), limit: GoldenStore.sizeLimit)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw StoreProblem(error)
        }
    }

    /// The goldens for which something waits, in the order of their paths; none where there is no folder.
    public func goldens(_ layout: StoreLayout) throws(StoreProblem) -> [GoldenName] {
        guard FileStatus.kindFollowingLinks(of: folder) == .directory else { return [] }
        do throws(FileError) {
            return try DirectoryWalk.files(below: folder) { Self.golden($0).flatMap(layout.name) != nil }
                .compactMap(Self.golden).compactMap(layout.name)
        } catch {
            throw StoreProblem(error)
        }
    }

    private static func golden(_ path: String) -> String? {
        path.hasSuffix(GoldenName.pendingSuffix)
            ? String(path.dropLast(GoldenName.pendingSuffix.count)) : nil
    }

    /// Removes what waits for the golden at `path`; nothing happens where nothing does.
    public func remove(_ golden: String) throws(StoreProblem) {
        let path = path(of: golden)
        if unlink(path) != 0 {
            guard errno == ENOENT || errno == ENOTDIR else {
                throw StoreProblem(FileError(path: path, operation: "remove", code: errno))
            }
        }
        // Only an empty folder goes, and that of the goldens is none.
        _ = rmdir(Path.parent(path))
    }

    /// Removes the folder and what is in it, as far as it holds nothing but renderings that wait.
    public func removeAll(_ layout: StoreLayout) throws(StoreProblem) {
        for golden in try goldens(layout) { try remove(golden.path) }
        _ = rmdir(folder)
    }
}
