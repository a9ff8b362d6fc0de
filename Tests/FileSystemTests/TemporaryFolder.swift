import Foundation

/// A new folder for one test, removed with all that is in it when the test lets go of it.
final class TemporaryFolder {
    /// Its absolute path, without links.
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(base)/filesystem-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of `name` in the folder.
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    /// Makes a file, and the folders it is in.
    func write(_ bytes: [UInt8], to name: String) throws {
        let parent = (self(name) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
    }

    /// Makes a link called `name` that leads to `target`.
    func link(_ name: String, to target: String) throws {
        let parent = (self(name) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
    }
}
