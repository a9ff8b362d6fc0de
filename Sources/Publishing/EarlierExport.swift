import FileSystem

/// The folder with the files of an earlier export, which new ones are compared with.
struct EarlierExport: Sendable {
    /// What the marker lists.
    let marker: ExportMarker
    /// What the marker lists.
    let listed: Set<String>
    private let tree: FolderTree
    /// Whether files that the marker does not list may be replaced too.
    private let isGuest: Bool

    /// The export in an open folder.
    init(_ folder: OpenFolder, _ marker: ExportMarker, isGuest: Bool) {
        self.isGuest = isGuest
        self.marker = marker
        self.listed = Set(marker.files)
        self.tree = FolderTree(folder)
    }

    /// Whether there is a file with just these bytes.
    ///
    /// - Throws: where something else is there that the earlier export did not put there. An equal file may be
    ///   one that a run wrote that was killed before it wrote the marker; nothing is lost by taking it in.
    func holds(_ path: String, _ bytes: [UInt8]) throws(ExportFailure) -> Bool {
        let (above, name) = ExportPath.split(path)
        let place = try ExportFailure.wrapping { () throws(FileError) in try tree.folder(above) }
        switch place {
        case .missing: return false
        case .blocked(let obstacle):
            // A file of the earlier export becomes a folder of this one: it is removed before.
            guard listed.contains(obstacle) else { throw foreign(obstacle) }
            return false
        case .folder(let folder):
            let item = try ExportFailure.wrapping { () throws(FileError) in
                try folder.compare(name, with: bytes)
            }
            if item == .equalFile { return true }
            guard mayReplace(item, at: path) else { throw foreign(path) }
            return false
        }
    }

    private func mayReplace(_ item: FoundItem, at path: String) -> Bool {
        switch item {
        case .nothing: true
        case .equalFile, .otherFile, .link: isGuest || listed.contains(path)
        case .folder: marker.files.contains { $0.utf8.starts(with: (path + "/").utf8) }
        case .special: false
        }
    }

    private func foreign(_ path: String) -> ExportFailure { .foreign(Path.join(tree.root.path, path)) }
}
