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

    /// What a walk has found.
    public struct Listing: Sendable {
        /// The paths, relative to the folder and in the order of their UTF-8 bytes.
        public var files: [String]
        /// Why some files or folders are not among them, in the order of their paths.
        public var problems: [FileError]
    }

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
        walk.visit(walk.list(folder, .root, accept)[...], in: folder.descriptor, accept)
        let listing = walk.listing
        if let problem = listing.problems.first { throw problem }
        return listing.files
    }

    /// As `files(below:where:)`, with the folders in a large one shared between two threads, and with all that can
    /// be found where some folder or path cannot be used.
    ///
    /// Fails only where the folder itself cannot be opened.
    public static func listing(
        below path: String, where accept: @Sendable (String) -> Bool
    ) throws(FileError) -> Listing {
        var walk = Walk(root: path)
        let folder = try FolderStream(path)
        // Its number is used for as long as the folders in it are visited.
        defer { extendLifetime(folder) }
        let folders = walk.list(folder, .root, accept)
        if folders.count < Walk.fewFolders {
            walk.visit(folders[...], in: folder.descriptor, accept)
        } else {
            walk.visitInParallel(folders, in: folder.descriptor, accept)
        }
        return walk.listing
    }

    /// `String`'s own order is that of Unicode's normal form; for ASCII it is the bytes', and faster.
    fileprivate static func inByteOrder(_ a: String, _ b: String) -> Bool {
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }
}

/// One walk under way.
private struct Walk: Sendable {
    /// Where a folder is.
    struct Place: Sendable {
        /// Its path relative to the root with a slash behind it, or empty.
        let prefix: String
        /// The same for messages, where that is not its true name.
        let shown: String?
        /// Whether that is its true name.
        let isText: Bool
        /// How many folders are above it, the root among them.
        let depth: Int

        /// What to call an item of it in messages, relative to the root.
        func shown(_ item: FolderStream.Item) -> String { (shown ?? prefix) + item.shownName }

        static let root = Place(prefix: "", shown: nil, isText: true, depth: 0)
    }

    /// A folder that was listed and is to be entered.
    struct Inner: Sendable {
        let item: FolderStream.Item
        let place: Place
    }

    /// Fewer folders than this are not worth a second thread.
    static let fewFolders = 64

    /// The first folder, as the user gave it.
    let root: String
    /// What has been accepted so far.
    private var found: [String] = []
    /// What could not be used so far.
    private var problems: [FileError] = []

    init(root: String) { self.root = root }

    /// What has been found, in order.
    var listing: DirectoryWalk.Listing {
        DirectoryWalk.Listing(
            files: found.sorted(by: DirectoryWalk.inByteOrder),
            problems: problems.sorted { DirectoryWalk.inByteOrder($0.path, $1.path) })
    }

    /// Takes in the files of one folder; the folders in it.
    mutating func list(
        _ folder: borrowing FolderStream, _ place: Place, _ accept: (String) -> Bool
    ) -> [Inner] {
        var folders: [Inner] = []
        do throws(FileError) {
            while let item = try folder.next() {
                let path = place.prefix + item.name
                let isText = place.isText && item.rawName == nil
                switch item.kind {
                case .directory:
                    let inner = Place(
                        prefix: path + "/", shown: isText ? nil : place.shown(item) + "/", isText: isText,
                        depth: place.depth + 1)
                    folders.append(Inner(item: item, place: inner))
                case .file, .link:
                    guard accept(path) else { continue }
                    if isText { found.append(path) } else { refuse(place.shown(item)) }
                case .other: continue
                }
            }
        } catch {
            problems.append(error)
        }
        return folders
    }

    /// A file whose path no `String` could name.
    private mutating func refuse(_ shown: String) {
        problems.append(
            FileError(
                path: Path.join(root, shown), operation: "list", code: EILSEQ, reason: "its path is not UTF-8"
            ))
    }

    /// Enters folders of one that is open, by its descriptor.
    mutating func visit(_ folders: ArraySlice<Inner>, in folder: Int32, _ accept: (String) -> Bool) {
        for inner in folders {
            do throws(FileError) {
                try visit(inner, in: folder, accept)
            } catch {
                problems.append(error)
            }
        }
    }

    private mutating func visit(
        _ inner: Inner, in folder: Int32, _ accept: (String) -> Bool
    ) throws(FileError) {
        let path = Path.join(root, inner.place.shown ?? inner.place.prefix)
        guard inner.place.depth <= DirectoryWalk.depthLimit else {
            throw FileError(
                path: path, operation: "list", code: ENAMETOOLONG,
                reason: "folders are nested deeper than \(DirectoryWalk.depthLimit)")
        }
        let name = String(Substring(path.utf8.dropLast()))
        guard let open = try FolderStream.open(inner.item, in: folder, path: name) else { return }
        defer { extendLifetime(open) }
        visit(list(open, inner.place, accept)[...], in: open.descriptor, accept)
    }

    /// Enters folders of one that is open, half of them on each of two threads.
    ///
    /// In a large catalogue every entry has a folder, and opening them all is most of what is done before
    /// reading can begin.
    mutating func visitInParallel(
        _ folders: [Inner], in folder: Int32, _ accept: @Sendable (String) -> Bool
    ) {
        let halves = [folders[..<(folders.count / 2)], folders[(folders.count / 2)...]]
        let root = root
        let walks = Mutex<[Walk]>([])
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            var walk = Walk(root: root)
            walk.visit(halves[number], in: folder, accept)
            let done = walk
            walks.withLock { $0.append(done) }
        }
        for walk in walks.withLock({ $0 }) {
            found += walk.found
            problems += walk.problems
        }
    }
}
