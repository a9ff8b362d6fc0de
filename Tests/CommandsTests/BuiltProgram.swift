import Foundation
import Testing

/// The program as a process, for what a test can only see from outside: pipes, limits, the environment.
enum BuiltProgram {
    /// Runs a script of bash in which `$program` is the program, and `$1`, `$2` … are the arguments.
    ///
    /// Of the environment it has `PATH` and what `variables` says.
    static func bash(
        _ script: String, _ arguments: [String] = [], variables: [String: String] = [:],
        in folder: String? = nil
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script, "bash"] + arguments
        var environment = ["PATH": "/usr/bin:/bin", "program": try Place.program()]
        environment.merge(variables) { $1 }
        process.environment = environment
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        // Files and not pipes, so that nothing has to be read while the process runs.
        let files = try Workspace()
        let output = try files.handle("output")
        let errors = try files.handle("errors")
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        try output.close()
        try errors.close()
        let status = process.terminationStatus
        return Run(
            status: process.terminationReason == .uncaughtSignal ? 128 + status : status,
            outputBytes: try files.bytes("output"), errorBytes: try files.bytes("errors"))
    }
}

extension Workspace {
    /// A new file, open for writing.
    fileprivate func handle(_ name: String) throws -> FileHandle {
        try write(name, [])
        return try FileHandle(forWritingTo: URL(fileURLWithPath: self(name)))
    }
}
