import Diagnostics
import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folder that an export goes into, as it is found when the export begins.
struct OutputFolder: Sendable {
    /// What is there.
    enum Content: Sendable {
        /// No folder yet; `missing` are the names to make below `ancestor`, the last one the folder itself.
        case nothing(ancestor: OpenFolder, missing: [String])
        /// A folder with nothing in it.
        case empty(OpenFolder)
        /// An earlier export.
        case earlier(OpenFolder, ExportMarker)
    }

    /// The path as the user gave it, for messages.
    let path: String
    /// The absolute path without links.
    let realPath: String
    /// What is there.
    let content: Content

    /// Looks at `path`, and refuses what an export must not go into; writes nothing.
    init(_ path: String, protecting folders: [String], isGuest: Bool = false) throws(ExportFailure) {
        let place = try OutputPlace(path)
        self.path = path
        self.realPath = place.realPath
        guard realPath != "/" else {
            throw .refusal(
                "output-is-root", path, "it is the root of the file system", remedy: Self.anotherFolder)
        }
        for folder in folders { try Self.refuseOverlap(of: place, with: folder, path: path) }
        self.content = try Self.content(of: place, path: path, isGuest: isGuest)
    }

    private static let anotherFolder = "name a folder that does not exist yet, or an empty one"

    private static func content(
        of place: OutputPlace, path: String, isGuest: Bool
    ) throws(ExportFailure) -> Content {
        let ancestor = try ExportFailure.wrapping { () throws(FileError) in try OpenFolder(at: place.existing)
        }
        guard place.missing.isEmpty else { return .nothing(ancestor: ancestor, missing: place.missing) }
        if let marker = try ExportMarker(in: ancestor, path: path) { return .earlier(ancestor, marker) }
        let names = try ExportFailure.wrapping { () throws(FileError) in try ancestor.names() }
        // A staging folder that a run works in, or that one left which was killed, is nobody's work.
        let foreign = names.filter { !StagingFolder.isName($0) }
        guard let first = foreign.min(by: ExportPath.inByteOrder) else { return .empty(ancestor) }
        if isGuest { return .earlier(ancestor, ExportMarker([])) }
        throw .refusal(
            "output-not-empty", path, "it holds \(first) and is not an earlier export",
            remedy: anotherFolder + "; nothing has been changed")
    }

    /// Refuses a folder that contains the protected one, is it, or lies in it, by whatever names they go.
    private static func refuseOverlap(
        of place: OutputPlace, with folder: String, path: String
    ) throws(ExportFailure) {
        guard let protected = try? Path.realPath(of: folder) else { return }
        let outputs = FileIdentity.chain(from: place.existing)
        let sources = FileIdentity.chain(from: protected)
        let contains = place.missing.isEmpty && outputs.first.map(sources.contains) ?? false
        let liesIn = sources.first.map(outputs.contains) ?? false
        guard contains || liesIn else { return }
        throw .refusal(
            "output-overlaps-catalogue", path, "it \(contains ? "contains or is" : "lies in") \(folder)",
            remedy: "name a folder beside \(folder), so that no source is ever taken for a page")
    }
}

extension ExportMarker {
    /// The marker in a folder; nil where there is none.
    ///
    /// - Throws: a refusal of one that cannot be believed.
    init?(in folder: OpenFolder, path: String) throws(ExportFailure) {
        let bytes = try ExportFailure.wrapping { () throws(FileError) in
            try folder.read(Self.name, limit: Self.sizeLimit)
        }
        guard let bytes else { return nil }
        guard let marker = ExportMarker(bytes: bytes) else {
            throw .refusal(
                "output-marker-damaged", path, "its \(Self.name) is damaged or of another version",
                remedy: "export into a new folder, or remove this one if it holds nothing but an export")
        }
        self = marker
    }
}

/// A path taken apart into what is there and what is still to be made.
private struct OutputPlace {
    /// The real path of the nearest folder that there is.
    let existing: String
    /// The names below it that are missing.
    let missing: [String]

    /// The absolute path without links.
    var realPath: String { missing.reduce(existing, Path.join) }

    /// A link at `path` or above it is followed to the folder that it leads to; anything that is no folder,
    /// and a link to nothing, is refused.
    init(_ path: String) throws(ExportFailure) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw .refusal("output-path-invalid", path, "it is no path", remedy: "name a folder")
        }
        var existing = path
        var missing: [String] = []
        while try !Self.isFolder(existing, path: path) {
            let name = Path.lastComponent(existing)
            guard name != ".." else {
                throw .file(FileError(path: path, operation: "open", code: ENOENT))
            }
            if name != "." { missing.insert(name, at: 0) }
            existing = Path.parent(existing)
        }
        self.existing = try ExportFailure.wrapping { () throws(FileError) in try Path.realPath(of: existing) }
        self.missing = missing
    }

    /// Whether there is a folder; false where there is nothing.
    private static func isFolder(_ part: String, path: String) throws(ExportFailure) -> Bool {
        switch FileStatus.kindFollowingLinks(of: part) {
        case .directory: return true
        case nil where FileStatus.kind(of: part) == .link:
            throw .refusal(
                "output-not-a-folder", path, "\(part) is a link to something that does not exist",
                remedy: "remove the link, or make the folder that it leads to")
        case nil:
            // The ends of every path: without a folder there, there is nowhere to go up to.
            guard part != ".", part != "/" else {
                throw .file(FileError(path: path, operation: "open", code: ENOENT))
            }
            return false
        default:
            throw .refusal(
                "output-not-a-folder", path, "\(part) is not a folder",
                remedy: "name a folder; for a single file there is `render --output FILE`")
        }
    }
}

/// What makes two paths lead to the same thing.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let node: UInt64

    /// The identity that a status says.
    init(_ status: stat) {
        self.device = UInt64(truncatingIfNeeded: status.st_dev)
        self.node = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// The identity of what `path` leads to; nil where it leads to nothing.
    init?(of path: String) {
        var status = stat()
        guard fstatat(AT_FDCWD, path, &status, 0) == 0 else { return nil }
        self.init(status)
    }

    /// The folder at a real path and those above it, up to the root.
    static func chain(from realPath: String) -> [FileIdentity] {
        var chain: [FileIdentity] = []
        var path = realPath
        while let identity = FileIdentity(of: path) {
            chain.append(identity)
            if path == "/" { break }
            path = Path.parent(path)
        }
        return chain
    }
}
