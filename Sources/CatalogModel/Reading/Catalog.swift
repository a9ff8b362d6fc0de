public import FileSystem

/// A folder of entries.
///
/// It knows their files; each is read when it is asked for.
public struct Catalog: Sendable {
    /// The folder as the user gave it.
    public let folder: String
    /// The files of its entries, relative to the folder, in the order of their bytes.
    public let files: [String]

    /// The catalogue in a folder: every `*.yaml` and `*.yml` below it.
    ///
    /// Hidden folders are left out, and links to folders are not followed.
    public static func open(_ folder: String) throws(FileError) -> Catalog {
        let files = try DirectoryWalk.filesInParallel(below: folder) { path in
            // As bytes: nothing can be composed with the letters of an ending.
            path.utf8.suffix(5).elementsEqual(".yaml".utf8) || path.utf8.suffix(4).elementsEqual(".yml".utf8)
        }
        return Catalog(folder: folder, files: files)
    }

    /// A catalogue of the files given.
    public init(folder: String, files: [String]) {
        self.folder = folder
        self.files = files
    }

    /// The file's path, for opening it and for messages.
    public func path(of file: String) -> String { Path.join(folder, file) }

    /// Reads one file.
    public static func read(_ path: String) -> EntryFile { EntryFile.read(parse(path)) }

    /// Reads the YAML of one file.
    static func parse(_ path: String) -> ParsedFile { ParsedFile.read(path) }

    /// The entry of that id or alias, or nil.
    ///
    /// An id mostly names its folder, so that file is tried first; otherwise all are read.
    public func find(_ id: String) -> EntryFile? {
        if Forms.isID(id) {
            for file in ["\(id)/\(id).yaml", "\(id).yaml"] {
                let path = path(of: file)
                guard FileStatus.kind(of: path) == .file else { continue }
                let read = Self.read(path)
                if read.statedID?.text == id { return read }
            }
        }
        var byAlias: EntryFile?
        for file in files {
            let read = Self.read(path(of: file))
            if read.statedID?.text == id { return read }
            if byAlias == nil, read.entry?.aliases.contains(id) == true { byAlias = read }
        }
        return byAlias
    }
}
