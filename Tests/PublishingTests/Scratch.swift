import Diagnostics
import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A temporary folder for one test, removed with it.
final class Scratch: Sendable {
    /// Its absolute path without links.
    let path: String

    init() throws {
        var template = Array("/tmp/publishing-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        path = try Path.realPath(of: String(cString: made))
    }

    deinit { remove() }

    /// Removes it now, for a process that is about to exit.
    func remove() {
        _ = chmod(path, 0o700)
        (try? OpenFolder(at: Path.parent(path)))?.removeTree(Path.lastComponent(path))
    }

    /// A path in it.
    func callAsFunction(_ name: String) -> String { Path.join(path, name) }

    /// Makes a file with its folders.
    @discardableResult
    func file(_ name: String, _ text: String) throws -> String {
        for folder in ExportPath.folders(above: name) { try self.folder(folder) }
        let file = open(self(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        try #require(file >= 0)
        try OpenFolder.finishFile(file, Array(text.utf8), shownAs: name)
        return self(name)
    }

    /// Makes a folder.
    @discardableResult
    func folder(_ name: String) throws -> String {
        try #require(mkdir(self(name), 0o755) == 0 || errno == EEXIST)
        return self(name)
    }

    /// Makes a link.
    func link(_ name: String, to target: String) throws {
        try #require(symlink(target, self(name)) == 0)
    }

    /// Reads a file, or says that there is none.
    func text(_ name: String) -> String? {
        (try? FileReader.read(self(name), limit: 1 << 24)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Everything below a path, hidden things too: folders with a slash, links with their target, files with
    /// their bytes; sorted.
    func tree(_ name: String = "") throws -> [String] {
        try Self.list(OpenFolder(at: self(name)), prefix: "").sorted()
    }

    private static func list(_ folder: OpenFolder, prefix: String) throws -> [String] {
        var lines: [String] = []
        for name in try folder.names() {
            switch try folder.status(of: name).map(FoundItem.init) {
            case .folder:
                lines.append(prefix + name + "/")
                lines += try list(OpenFolder(name, in: folder), prefix: prefix + name + "/")
            case .link:
                lines.append(prefix + name + " -> " + target(of: name, in: folder))
            case .otherFile:
                let bytes = try folder.read(name, limit: 1 << 24) ?? []
                lines.append(prefix + name + " = " + String(decoding: bytes, as: UTF8.self))
            case let other: lines.append(prefix + name + " ? \(String(describing: other))")
            }
        }
        return lines
    }

    private static func target(of link: String, in folder: OpenFolder) -> String {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlinkat(folder.descriptor, link, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// What the system knows of a file.
    func status(_ name: String) throws -> stat {
        let folder = try OpenFolder(at: Path.parent(self(name)))
        return try #require(try folder.status(of: Path.lastComponent(name)))
    }

    /// Node, size and time of change of everything below a path, which a rewrite would change.
    func stamps(_ name: String) throws -> [String] {
        try Self.stamps(OpenFolder(at: self(name)), prefix: "").sorted()
    }

    private static func stamps(_ folder: OpenFolder, prefix: String) throws -> [String] {
        var lines: [String] = []
        for name in try folder.names() {
            let status = try #require(try folder.status(of: name))
            lines.append("\(prefix)\(name) \(stamp(status))")
            guard FoundItem(status) == .folder else { continue }
            lines += try stamps(OpenFolder(name, in: folder), prefix: prefix + name + "/")
        }
        return try lines + ["\(prefix). \(stamp(folder.status()))"]
    }

    private static func stamp(_ status: stat) -> String {
        #if canImport(Glibc)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return "\(status.st_ino) \(status.st_size) \(status.st_mode) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// Exports some files.
    @discardableResult
    func export(
        _ files: KeyValuePairs<String, String>, to name: String = "out", keepsUnlisted: Bool = false
    ) throws -> FolderExport.Summary {
        let export = try FolderExport.begin(at: self(name), keepsUnlisted: keepsUnlisted)
        for (path, text) in files { try export.add(path, Array(text.utf8)) }
        return try export.finish()
    }
}

/// The diagnostic of an export that must fail.
func refusal(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) throws -> (rule: String, text: String) {
    let failure = try #require(throws: ExportFailure.self, sourceLocation: sourceLocation, performing: body)
    return (failure.diagnostic.rule, failure.diagnostic.text)
}
