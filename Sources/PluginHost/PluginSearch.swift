import FileSystem
import SceneModel

/// Finds out-of-process renderers: in the folders of `--plugin-directory`, of `$EMPTYSTATES_PLUGINS`, and of the
/// PATH, in that order.
///
/// The first file of a name counts, also where it cannot be run: another one further on would not be the one
/// that the user thinks of.
public struct PluginSearch: Sendable {
    /// A folder to look in.
    public struct Folder: Hashable, Sendable {
        /// Who named it.
        public enum Origin: Hashable, Sendable {
            /// The option `--plugin-directory`.
            case option
            /// The variable `EMPTYSTATES_PLUGINS`.
            case variable
            /// The PATH.
            case path
        }

        /// Its absolute path.
        public var path: String
        /// Who named it.
        public var origin: Origin
    }

    /// The folders in the order in which they are looked in.
    public let folders: [Folder]
    /// The names that no file can take.
    public let builtIns: [String]
    private let searchPath: String

    /// A search in some folders.
    ///
    /// - Parameters:
    ///   - directories: The values of `--plugin-directory`; a relative one is below the working directory.
    ///   - variable: The value of `EMPTYSTATES_PLUGINS`: folders with a colon between them, as above.
    ///   - searchPath: The PATH; its relative folders and empty parts are not looked in, since nobody should run
    ///     what happens to lie in the folder where they are.
    ///   - workingDirectory: An absolute path.
    ///   - builtIns: The names of the program's own renderers.
    public init(
        directories: [String], variable: String?, searchPath: String?, workingDirectory: String,
        builtIns: [String]
    ) {
        let named = directories.filter { !$0.isEmpty }.map {
            Folder(path: Self.absolute($0, workingDirectory), origin: .option)
        }
        let variables = (variable ?? "").split(separator: ":").map {
            Folder(path: Self.absolute(String($0), workingDirectory), origin: .variable)
        }
        let path = (searchPath ?? "").split(separator: ":").filter { $0.utf8.first == UInt8(ascii: "/") }
            .map { Folder(path: String($0), origin: .path) }
        folders = named + variables + path
        self.builtIns = builtIns
        self.searchPath = searchPath ?? PluginSettings.standardPath
    }

    /// A folder's path from the root, without parts that say nothing: `/a/b` of `./b/`.
    private static func absolute(_ path: String, _ workingDirectory: String) -> String {
        let parts = Path.join(workingDirectory, path).split(separator: "/")
        return "/" + parts.filter { $0 != "." }.joined(separator: "/")
    }

    /// The file that is the renderer of that name.
    ///
    /// - Throws: `PluginFault` where there is none, where it cannot be run, and where a folder of the command line
    ///   cannot be read.
    public func find(_ name: String) throws(PluginFault) -> PluginFile {
        if let fault = missingFolders(of: [.option]).first { throw fault }
        guard IDGrammar.accepts(name), let file = candidate(name) else { throw notFound(name) }
        if let fault = check(file) { throw fault }
        return file
    }

    private func candidate(_ name: String) -> PluginFile? {
        folders.lazy.map { PluginFile(name: name, path: Path.join($0.path, PluginName.filePrefix + name)) }
            .first { FileStatus.kind(of: $0.path) != nil }
    }

    /// What keeps a file from being run.
    func check(_ file: PluginFile) -> PluginFault? { FileCheck(file: file, searchPath: searchPath).fault() }

    /// The folders of some origins that cannot be listed.
    func missingFolders(of origins: Set<Folder.Origin>) -> [PluginFault] {
        folders.filter { origins.contains($0.origin) && FolderNames.list($0.path) == nil }.map { folder in
            let source = folder.origin == .option ? "--plugin-directory" : "EMPTYSTATES_PLUGINS"
            return PluginFault(
                kind: .missingFolder, path: folder.path,
                message: "the folder \(folder.path) of \(source) cannot be read")
        }
    }
}
