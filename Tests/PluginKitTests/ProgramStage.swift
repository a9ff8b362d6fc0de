import Foundation
import PluginHost
import ProcessSpawn
import Testing

/// A folder in which programs stand under the names of renderers: the fixture, and those of `Tools/plugins`.
final class ProgramStage {
    /// Its absolute path.
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(base)/plugin-kit-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The renderer that the fixture is under a name.
    func renderer(_ name: String) throws -> ProcessRenderer {
        try link(name)
        return try host().renderer(named: name)
    }

    /// A renderer of `Tools/plugins`, which may stand here under another name.
    func example(_ name: String, as other: String? = nil, searchPath: String? = nil) throws -> ProcessRenderer
    {
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/emptystates-render-\(other ?? name)", withDestinationPath: Self.example(name))
        return try host(searchPath: searchPath, program: try builtInHTML()).renderer(named: other ?? name)
    }

    /// Finds what is here, and gives it the PATH that the tests have, or another one.
    func host(searchPath: String? = nil, program: String? = nil) -> PluginHost {
        let searchPath = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return PluginHost(
            search: PluginSearch(
                directories: [path], variable: nil, searchPath: searchPath, workingDirectory: "/",
                builtIns: []),
            settings: PluginSettings(
                path: searchPath, home: nil, program: program, temporaryFolder: path, time: .seconds(120)))
    }

    /// A program that answers `as-plugin html render` as emptystates does.
    private func builtInHTML() throws -> String {
        let program = "\(path)/emptystates"
        let script = """
            #!/bin/sh
            [ "$1 $2" = 'as-plugin html' ] || exit 64
            exec '\(try link("xhtml"))' "$3"

            """
        try write(script, to: program)
        return program
    }

    /// Makes a script that can be run.
    func write(_ script: String, to path: String) throws {
        // Closed on exec, so that no program that another test starts keeps it from being run.
        let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o755)
        try #require(opened >= 0)
        let handle = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
        try handle.write(contentsOf: Data(script.utf8))
        try handle.close()
    }

    /// The path of a program of `Tools/plugins`.
    static func example(_ name: String) -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Tools/plugins/emptystates-render-\(name)").path
    }

    /// Whether one of some programs is on the PATH.
    static func hasProgram(_ names: String...) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return names.contains { name in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }
    }

    /// A run of the fixture under a name.
    func run(_ name: String, _ arguments: [String], input: String) throws -> ProgramRun {
        try run(path: try link(name), arguments, input: input)
    }

    /// A run of any program.
    func run(path: String, _ arguments: [String], input: String) throws -> ProgramRun {
        try Program(path, arguments, group: .own, complaints: .kept(bytes: 4000)).run(
            input: Array(input.utf8))
    }

    @discardableResult
    private func link(_ name: String) throws -> String {
        let link = "\(path)/emptystates-render-\(name)"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: try Self.program("plugin-fixture"))
        return link
    }

    /// The path of a program that was built with the tests.
    private static func program(_ name: String) throws -> String {
        let starts = CommandLine.arguments + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
        for start in starts where start.hasPrefix("/") {
            var folder = URL(fileURLWithPath: start)
            for _ in 0..<5 {
                folder.deleteLastPathComponent()
                let candidate = folder.appendingPathComponent(name).path
                if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
            }
        }
        return try #require(nil as String?, "\(name) is not beside the tests")
    }
}

extension ProgramRun {
    /// Whether it ended with a status other than 0.
    var isFailure: Bool { ending != .exited(0) }

    /// What it wrote to standard error.
    var complaint: String { String(decoding: complaints.bytes, as: UTF8.self) }
}
