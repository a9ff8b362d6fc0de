import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folder with the files of an earlier export, which new ones are compared with.
struct EarlierExport: Sendable {
    /// What the marker lists.
    let marker: ExportMarker
    /// The paths of it.
    let listed: Set<String>
    /// The folders that those lie in.
    private let folders: Set<String>
    private let tree: FolderTree
    /// The items of the marker that were made from something, as places in it.
    private let places: [ExportOrigin: [Int]]
    /// Up to when the marker vouches for the files.
    private let vouchedUntil: FileTime?
    /// Whether files that the marker does not list may be replaced too.
    private let isGuest: Bool

    /// The export in an open folder.
    init(_ folder: OpenFolder, _ marker: ExportMarker, isGuest: Bool) {
        self.isGuest = isGuest
        self.marker = marker
        let files = marker.files
        self.listed = Set(files)
        self.folders = Set(files.flatMap(ExportPath.folders(above:)))
        self.tree = FolderTree(folder)
        var places: [ExportOrigin: [Int]] = [:]
        for (place, item) in marker.items.enumerated() {
            if let origin = item.making?.origin { places[origin, default: []].append(place) }
        }
        self.places = places
        vouchedUntil = (try? folder.status(of: ExportMarker.name)).map(FileTime.init(modified:))
    }

    /// What has become of the files that were made from an origin.
    enum Kept {
        /// All are there, and have not been touched since.
        case whole([ExportMarker.Item])
        /// They have to be made to know: one is gone, was touched at about the time of the export, or there is
        /// none.
        case unknown
        /// The same, and nothing but making and comparing them can vouch for them anew: the system says that one
        /// was touched later, as in a copy of the folder.
        case touched
    }

    /// What has become of the files that were made from `origin`.
    ///
    /// As in the index of Git, a file that has its size, and whose status has not changed since before the time
    /// that the marker vouches for, is the one that was written. The time of a status cannot be set by hand.
    func kept(_ origin: ExportOrigin) throws(ExportFailure) -> Kept {
        guard let places = places[origin], let vouchedUntil else { return .unknown }
        let items = places.map { marker.items[$0] }
        var isTouched = false
        for item in items {
            let (above, name) = ExportPath.split(item.path)
            let status = try ExportFailure.wrapping { () throws(FileError) -> stat? in
                guard case .folder(let folder) = try tree.folder(above) else { return nil }
                return try folder.status(of: name)
            }
            guard let status, FoundItem(status) == .otherFile, Int(status.st_size) == item.making?.size else {
                return .unknown
            }
            let time = FileTime(changed: status)
            if time == vouchedUntil { return .unknown }
            if time > vouchedUntil { isTouched = true }
        }
        return isTouched ? .touched : .whole(items)
    }

    /// Whether there is a file with just these bytes.
    ///
    /// - Throws: where something else is there that the earlier export did not put there. An equal file may be
    ///   one that a run wrote that was killed before it wrote the marker; nothing is lost by taking it in.
    func holds(_ path: String, _ bytes: [UInt8], mayReplace: Bool) throws(ExportFailure) -> Bool {
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
            guard canReplace(item, at: path) else { throw foreign(path) }
            guard mayReplace || !isGuest || item == .nothing else {
                throw .unrelated(Path.join(tree.root.path, path))
            }
            return false
        }
    }

    private func canReplace(_ item: FoundItem, at path: String) -> Bool {
        switch item {
        case .nothing: true
        case .equalFile, .otherFile, .link: isGuest || listed.contains(path)
        case .folder: folders.contains(path)
        case .special: false
        }
    }

    private func foreign(_ path: String) -> ExportFailure { .foreign(Path.join(tree.root.path, path)) }
}
