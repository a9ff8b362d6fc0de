import Foundation
import Testing

/// Folders of the repository, found from this file.
enum Place {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()

    /// The catalogue that comes with the program.
    static let catalog = root.appendingPathComponent("Catalog").path

    /// A file of the cases: `yaml/Y01.yaml`.
    static func fixture(_ name: String) -> String {
        tests.appendingPathComponent("Fixtures/cases/\(name)").path
    }

    /// The program as it was built, beside the tests.
    static func program() throws -> String {
        let starts = CommandLine.arguments + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
        for start in starts where start.hasPrefix("/") {
            var folder = URL(fileURLWithPath: start)
            for _ in 0..<5 {
                folder.deleteLastPathComponent()
                let candidate = folder.appendingPathComponent("emptystates").path
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
                    !isFolder.boolValue,
                    FileManager.default.isExecutableFile(atPath: candidate)
                {
                    return candidate
                }
            }
        }
        return try #require(nil as String?, "the program is not beside the tests")
    }
}

/// A folder for one test, removed with all that is in it.
final class Workspace {
    /// Its absolute path, without links.
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(base)/commands-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    /// A folder with the fixtures of some cases in it.
    convenience init(fixtures: String...) throws {
        try self.init()
        for name in fixtures { try copy(name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in it.
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    /// Puts the fixture of a case into it, as `name` or under its own.
    @discardableResult
    func copy(_ fixture: String, as name: String? = nil) throws -> String {
        let own = (fixture as NSString).lastPathComponent
        let target = self(name ?? own)
        try folder(above: target)
        try FileManager.default.copyItem(atPath: Place.fixture(fixture), toPath: target)
        return target
    }

    /// Makes a file.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        try write(name, Array(text.utf8))
    }

    /// Makes a file.
    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        try folder(above: self(name))
        try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
        return self(name)
    }

    private func folder(above path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }

    /// The bytes of a file in it.
    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: self(name))))
    }

    /// The text of a file in it.
    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// Every file below a folder of it, hidden ones too, with its bytes; links with their target.
    func tree(_ name: String = "") throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        let folder = name.isEmpty ? path : self(name)
        guard FileManager.default.fileExists(atPath: folder) else { return [:] }
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            let path = "\(folder)/\(file)"
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type == .typeSymbolicLink {
                found[file] = Array(try FileManager.default.destinationOfSymbolicLink(atPath: path).utf8)
            } else if type == .typeRegular {
                found[file] = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            }
        }
        return found
    }
}
