import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension GoldenStore {
    /// Removes a golden, and the renderer's folder where nothing is left in it.
    ///
    /// - Throws: `StoreProblem` where the file cannot be removed.
    public func remove(_ golden: GoldenName) throws(StoreProblem) {
        let path = Path.join(folder, golden.path)
        guard unlink(path) == 0 else {
            throw StoreProblem(FileError(path: path, operation: "remove", code: errno))
        }
        _ = rmdir(Path.parent(path))
    }
}
