import CatalogModel
import FileSystem
import Foundation
import Publishing
import Testing

/// A temporary folder for one test, removed with it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(base)/snapshot-testing-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A path in it.
    func callAsFunction(_ name: String) -> String { Path.join(path, name) }

    /// Makes a file with its folders.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        try FileWriter.makeFolder(Path.parent(self(name)))
        try FileWriter.write(Array(text.utf8), to: self(name))
        return self(name)
    }

    /// A file's text.
    func text(_ name: String) throws -> String { try String(contentsOfFile: self(name), encoding: .utf8) }

    /// The paths of its files, sorted.
    func files() throws -> [String] { try DirectoryWalk.files(below: path) { _ in true } }

    /// An entry with that title, written and read again.
    func entry(_ id: String, title: String) throws -> Entry {
        let path = try write(
            "cat/\(id).yaml",
            "id: \(id)\nstates: {empty: {title: {text: \(title)}}, error: {title: {text: Bad}}}\n")
        return try #require(Catalog.read(path).entry)
    }
}
