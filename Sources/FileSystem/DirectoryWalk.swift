import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lists the files of a folder and of the folders in it.
public enum DirectoryWalk {
    /// How many folders may be nested below the first: more than people nest, and too few to run out of
    /// file descriptors, of which each level holds one.
    public static let depthLimit = 64

    /// The paths, relative to `path` and in the order of their UTF-8 bytes, of the files that `accept` takes.
    ///
    /// Names that begin with a dot are skipped, folders too. A link to a folder is not entered; any other
    /// link is listed like a file, so that reading a broken one reports it. Pipes, sockets and devices are
    /// skipped. Fails where a folder cannot be read, where folders are nested deeper than `depthLimit`, and
    /// where an accepted file's path is not UTF-8, since no `String` could name it (its bad bytes are
    /// U+FFFD for `accept`).
    public static func files(
        below path: String, where accept: (String) -> Bool
    ) throws(FileError) -> [String] {
        var walk = Walk(root: path)
        let folder = try FolderStream(path)
        // Its number is used for as long as the folders in it are visited.
        defer { extendLifetime(folder) }
        try walk.visit(walk.list(folder, .root, accept)[...], in: folder.descriptor, accept)
        return walk.found.sorted(by: inByteOrder)
    }

    /// As `files(below:where:)`, with the folders in a large one shared between two threads.
    public static func filesInParallel(
        below path: String, where accept: @Sendable (String) -> Bool
    ) throws(FileError) -> [String] {
        var walk = Walk(root: path)
        let folder = try FolderStream(path)
        // Its number is used for as long as the folders in it are visited.
        defer { extendLifetime(folder) }
        let folders = try walk.list(folder, .root, accept)
        if folders.count < Walk.fewFolders {
            try walk.visit(folders[...], in: folder.descriptor, accept)
        } else {
            try walk.visitInParallel(folders, in: folder.descriptor, accept)
        }
        return walk.found.sorted(by: inByteOrder)
    }

    /// `String`'s own order is that of Unicode's normal form; for ASCII it is the bytes', and faster.
    private static func inByteOrder(_ a: String, _ b: String) -> Bool {
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }
}

/// One walk under way.
private struct Walk {
    /// Where a folder is.
    struct Place {
        /// Its path relative to the root with a slash behind it, or empty.
        let prefix: String
        /// Whether that is its true name.
        let isText: Bool
        /// How many folders are above it, the root among them.
        let depth: Int

        static let root = Place(prefix: "", isText: true, depth: 0)
    }

    /// A folder that was listed and is to be entered.
    struct Inner {
        let item: FolderStream.Item
        let place: Place
    }

    /// Fewer folders than this are not worth a second thread.
    static let fewFolders = 64

    /// The first folder, as the user gave it.
    let root: String
    /// What has been accepted so far.
    private(set) var found: [String] = []

    init(root: String) { self.root = root }

    /// Takes in the files of one folder; the folders in it.
    mutating func list(
        _ folder: borrowing FolderStream, _ place: Place, _ accept: (String) -> Bool
    ) throws(FileError) -> [Inner] {
        guard place.depth <= DirectoryWalk.depthLimit else {
            throw FileError(
                path: Path.join(root, place.prefix), operation: "list", code: ENAMETOOLONG,
                reason: "folders are nested deeper than \(DirectoryWalk.depthLimit)")
        }
        var folders: [Inner] = []
        while let item = try folder.next() {
            let path = place.prefix + item.name
            let isText = place.isText && item.rawName == nil
            switch item.kind {
            case .directory:
                let inner = Place(prefix: path + "/", isText: isText, depth: place.depth + 1)
                folders.append(Inner(item: item, place: inner))
            case .file, .link:
                if accept(path) { try add(path, isText: isText) }
            case .other: continue
            }
        }
        return folders
    }

    /// Enters folders of one that is open, by its descriptor.
    mutating func visit(
        _ folders: ArraySlice<Inner>, in folder: Int32, _ accept: (String) -> Bool
    ) throws(FileError) {
        for inner in folders {
            let path = Path.join(root, String(inner.place.prefix.dropLast()))
            guard let open = try FolderStream.open(inner.item, in: folder, path: path) else { continue }
            defer { extendLifetime(open) }
            try visit(list(open, inner.place, accept)[...], in: open.descriptor, accept)
        }
    }

    /// Enters folders of one that is open, half of them on each of two threads.
    ///
    /// In a large catalogue every entry has a folder, and opening them all is most of what is done before
    /// reading can begin.
    mutating func visitInParallel(
        _ folders: [Inner], in folder: Int32, _ accept: @Sendable (String) -> Bool
    ) throws(FileError) {
        let halves = [folders[..<(folders.count / 2)], folders[(folders.count / 2)...]]
        let root = root
        let outcomes = Mutex<[Result<[String], FileError>]>([.success([]), .success([])])
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            var walk = Walk(root: root)
            let outcome: Result<[String], FileError>
            do throws(FileError) {
                try walk.visit(halves[number], in: folder, accept)
                outcome = .success(walk.found)
            } catch {
                outcome = .failure(error)
            }
            outcomes.withLock { $0[number] = outcome }
        }
        for outcome in outcomes.withLock({ $0 }) { found += try outcome.get() }
    }

    private mutating func add(_ path: String, isText: Bool) throws(FileError) {
        guard isText else {
            throw FileError(
                path: Path.join(root, path), operation: "list", code: EILSEQ, reason: "its path is not UTF-8")
        }
        found.append(path)
    }
}
