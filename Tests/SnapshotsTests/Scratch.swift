import FileSystem
import Publishing
import Testing

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
        var template = Array("/tmp/snapshots-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        path = try Path.realPath(of: String(cString: made))
    }

    deinit {
        for file in (try? files()) ?? [] { unlink(self(file)) }
        for folder in folders().reversed() { rmdir(folder) }
        rmdir(path)
    }

    /// A path in it.
    func callAsFunction(_ name: String) -> String { Path.join(path, name) }

    /// Makes a file with its folders.
    func write(_ name: String, _ bytes: [UInt8]) throws {
        try FileWriter.makeFolder(Path.parent(self(name)))
        try FileWriter.write(bytes, to: self(name))
    }

    /// Makes a file with its folders.
    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    /// The paths of its files, sorted; none of them is hidden.
    func files() throws -> [String] { try DirectoryWalk.files(below: path) { _ in true } }

    /// The folders in it that hold files, or did.
    private func folders() -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var found: [String] = []
        while let item = readdir(stream) {
            let name = withUnsafePointer(to: &item.pointee.d_name) { field in
                String(cString: UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self))
            }
            if name != "." && name != ".." { found.append(self(name)) }
        }
        return found
    }
}

extension String {
    var bytes: [UInt8] { Array(utf8) }
}
