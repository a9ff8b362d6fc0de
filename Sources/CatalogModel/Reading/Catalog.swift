public import Diagnostics
public import FileSystem
import SceneModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder of entries.
///
/// It knows their files; each is read when it is asked for.
public struct Catalog: Sendable {
    /// The folder as the user gave it.
    public let folder: String
    /// The files of its entries, relative to the folder, in the order of their bytes.
    public let files: [String]

    /// What is wrong with folders and names below it, so that some files are not among those; each is handed out
    /// behind them as a file that cannot be read.
    public let problems: [Diagnostic]

    /// The catalogue in a folder: every `*.yaml` and `*.yml` below it.
    ///
    /// Hidden folders are left out, and links to folders are not followed. Fails where the folder itself cannot be
    /// opened; what cannot be used below it is in `problems`.
    public static func open(_ folder: String) throws(FileError) -> Catalog {
        let listing = try DirectoryWalk.listing(below: folder) { path in
            // As bytes: nothing can be composed with the letters of an ending.
            path.utf8.suffix(5).elementsEqual(".yaml".utf8) || path.utf8.suffix(4).elementsEqual(".yml".utf8)
        }
        return Catalog(folder: folder, files: listing.files, problems: listing.problems.map(problem))
    }

    private static func problem(_ error: FileError) -> Diagnostic {
        let remedy =
            switch error.code {
            case EILSEQ: "rename it, in letters of UTF-8"
            case ENAMETOOLONG: "move its entries up"
            default: "see that you may read it"
            }
        return Diagnostic(
            rule: "unreadable", file: error.path, message: "it is left out: \(error.reason)", remedy: remedy)
    }

    private init(folder: String, files: [String], problems: [Diagnostic]) {
        self.folder = folder
        self.files = files
        self.problems = problems
    }

    /// A catalogue of the files given.
    ///
    /// Where `folder` is empty they may lie anywhere; else only what is in the folder is read of them.
    public init(folder: String, files: [String]) {
        self.init(folder: folder, files: files, problems: [])
    }

    /// The file's path, for opening it and for messages.
    public func path(of file: String) -> String { Path.join(folder, file) }

    /// Reads the file at a path that someone has named, wherever it is or leads.
    public static func read(_ path: String) -> EntryFile { EntryFile.read(ParsedFile.read(path)) }

    /// Reads one of `files`; one that is a link to something outside the folder cannot be read.
    public func read(_ file: String) -> EntryFile { EntryFile.read(parse(file)) }

    /// Reads the YAML of one of `files`.
    func parse(_ file: String) -> ParsedFile {
        folder.isEmpty ? ParsedFile.read(file) : ParsedFile.read(file, in: folder, isFound: true)
    }

    /// The entry of that id or alias, or nil.
    ///
    /// An id mostly names its folder, so that file is tried first; otherwise all are read.
    public func find(_ id: String) -> EntryFile? {
        if IDGrammar.accepts(id) {
            for file in ["\(id)/\(id).yaml", "\(id).yaml"] {
                guard FileStatus.kind(of: path(of: file)) == .file else { continue }
                // Its folder may be a link, into which no walk goes.
                let read = EntryFile.read(ParsedFile.read(file, in: folder, isFound: false))
                if read.statedID?.text == id { return read }
            }
        }
        var byAlias: EntryFile?
        for file in files {
            let read = read(file)
            if read.statedID?.text == id { return read }
            if byAlias == nil, read.entry?.aliases.contains(id) == true { byAlias = read }
        }
        return byAlias
    }
}
