public import Rendering

extension FolderExport {
    /// Adds a file that a renderer made, at its own path.
    ///
    /// - Throws: `ExportFailure` as `add(_:_:)` does.
    public func add(_ artifact: Artifact) throws(ExportFailure) {
        try add(artifact.path, artifact.bytes)
    }
}
