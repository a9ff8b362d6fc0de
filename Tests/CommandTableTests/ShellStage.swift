import CommandTable
import Foundation

/// A folder with the completion scripts, a stand-in for the program, and files to complete.
final class ShellStage {
    let folder: URL

    /// The stand-in prints what the program would, and says so when it is asked for another catalogue.
    private static let program = """
        #!/bin/sh
        case "$*" in
        list) printf 'airbnb\\napp store\\n$(touch harm)\\n' ;;
        '--catalog other list' | --catalog=other\\ list) echo custom ;;
        states) printf 'airbnb/empty\\nairbnb/loading\\nvine/empty\\n' ;;
        renderers) printf 'text\\nhtml\\n' ;;
        *) echo "unexpected: $*" >&2; exit 64 ;;
        esac
        """

    init() throws {
        let files = FileManager.default
        folder = files.temporaryDirectory.appendingPathComponent("completion-" + UUID().uuidString)
        for name in ["bin", "home", "work/apples"] {
            try files.createDirectory(at: url(name), withIntermediateDirectories: true)
        }
        try write(Self.program, to: "bin/sample")
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url("bin/sample").path)
        try write("", to: "work/avocado.yaml")
        for shell in Shell.allCases {
            try write(Program.sample.completionScript(for: shell), to: "sample.\(shell.rawValue)")
        }
        try write(Program.sample.manPage(date: "November 30, 2026"), to: "sample.1")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url(name))
    }

    /// Runs a program in `work/`, and gives its status and all that it printed, errors too.
    func run(_ arguments: String..., terminal: String = "dumb") throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", "60"] + arguments
        process.currentDirectoryURL = url("work")
        process.environment = [
            "PATH": url("bin").path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
            "HOME": url("home").path, "LC_ALL": "C.UTF-8", "TERM": terminal,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
