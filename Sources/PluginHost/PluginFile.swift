/// A file that is a renderer by its name and place.
public struct PluginFile: Hashable, Sendable {
    /// The renderer's name, after the prefix of the file's.
    public var name: String
    /// The file's absolute path, as it was found; links are not resolved.
    public var path: String

    /// A renderer by its file.
    public init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// Why a file is no renderer that could be run, why there is none, or what is doubtful about one.
public struct PluginFault: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, CaseIterable, Sendable {
        /// There is none of that name.
        case notFound
        /// A folder that was given on the command line cannot be read.
        case missingFolder
        /// The file may not be executed.
        case notExecutable
        /// It is a folder.
        case isFolder
        /// It is neither a file nor a folder, or a link that leads nowhere.
        case notAFile
        /// The file has no bytes.
        case empty
        /// Its first line names an interpreter that is missing, or no interpreter at all.
        case brokenInterpreter
        /// Its first line ends in a carriage return.
        case carriageReturn
        /// Its name is not that of a renderer.
        case invalidName
        /// Its name is that of a renderer of the program's own.
        case builtInName
        /// Another file of the same name comes first.
        case shadowed
        /// It says that it has a feature which is not known.
        case unknownFeature
    }

    /// What is wrong.
    public var kind: Kind
    /// The renderer's name; empty for a folder.
    public var name: String
    /// The file or folder; empty where there is none.
    public var path: String
    /// One sentence without a full stop that names the path; it may quote names, and is not escaped.
    public var message: String
    /// What can be done about it.
    public var remedy: String?

    /// A fault of a file.
    init(_ kind: Kind, _ file: PluginFile, _ message: String, remedy: String? = nil) {
        self.init(kind: kind, name: file.name, path: file.path, message: message, remedy: remedy)
    }

    /// A fault of whatever is at `path`.
    init(kind: Kind, name: String = "", path: String = "", message: String, remedy: String? = nil) {
        self.kind = kind
        self.name = name
        self.path = path
        self.message = message
        self.remedy = remedy
    }
}
