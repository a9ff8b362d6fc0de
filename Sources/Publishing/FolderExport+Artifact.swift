public import Rendering

extension FolderExport {
    /// Adds a file that a renderer made, at its own path.
    ///
    /// In somebody else's folder a file that is there is replaced only by one that has the name of its scene: what
    /// a renderer calls otherwise, nobody can expect there.
    ///
    /// - Throws: `ExportFailure` as `add(_:_:)` does.
    public func add(_ artifact: Artifact) throws(ExportFailure) {
        try add(artifact.path, artifact.bytes, mayReplace: artifact.hasNameOfScene)
    }
}

extension Artifact {
    /// Whether its file, or the outermost folder that it is in, is called as the scene, up to a dot.
    fileprivate var hasNameOfScene: Bool {
        let name = path.utf8.prefix { $0 != UInt8(ascii: "/") }
        guard name.starts(with: scene.utf8) else { return false }
        return name.count == scene.utf8.count || name.dropFirst(scene.utf8.count).first == UInt8(ascii: ".")
    }
}
