public import Foundation

/// The compiler of the toolchain, in a folder of its own that goes away with it.
public final class SwiftCompiler {
    /// What a run of it says.
    public struct Outcome {
        /// Whether it ended with success.
        public let isSuccess: Bool
        /// All that it printed.
        public let output: Data

        /// What it printed, as text.
        public var text: String { String(decoding: output, as: UTF8.self) }
    }

    private let folder: URL

    /// A compiler without any modules.
    public init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "swift-sources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Compiles the sources of a folder as a module that later sources can import.
    public func addModule(_ name: String, from sources: URL, languageMode: Int = 6) throws -> Outcome {
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0).path }
        return try run(
            "swiftc",
            [
                "-emit-module", "-wmo", "-parse-as-library", "-module-name", name, "-swift-version",
                "\(languageMode)", "-I", folder.path, "-o", "\(folder.path)/\(name).swiftmodule",
            ] + files)
    }

    /// How an app is built.
    public enum Build: String, CaseIterable, Sendable {
        case swift5, swift6
        /// As Xcode sets up a new app.
        case swift6OnMainActor

        fileprivate var options: [String] {
            switch self {
            case .swift5: ["-swift-version", "5"]
            case .swift6: ["-swift-version", "6"]
            case .swift6OnMainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
            }
        }
    }

    /// Type-checks sources as one module; every warning counts as an error.
    public func typecheck(_ sources: [(name: String, bytes: [UInt8])], as build: Build) throws -> Outcome {
        let files = try write(sources, into: build.rawValue)
        return try run(
            "swiftc",
            [
                "-typecheck", "-wmo", "-parse-as-library", "-module-name", "App", "-warnings-as-errors", "-I",
                folder.path,
            ] + build.options + files)
    }

    /// What `swift format` has to say of the layout of sources, under this repository's configuration.
    public func lint(_ sources: [(name: String, bytes: [UInt8])]) throws -> Outcome {
        let configuration = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(".swift-format").path
        let files = try write(sources, into: "lint")
        return try run("swift", ["format", "lint", "--strict", "--configuration", configuration] + files)
    }

    private func write(_ sources: [(name: String, bytes: [UInt8])], into name: String) throws -> [String] {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return try sources.map { source in
            let file = place.appendingPathComponent(source.name)
            try Data(source.bytes).write(to: file)
            return file.path
        }
    }

    /// Compiles a program of one file, and runs it.
    public func run(program: String) throws -> Outcome {
        let source = folder.appendingPathComponent("main.swift")
        try Data(program.utf8).write(to: source)
        let binary = folder.appendingPathComponent("program").path
        let compiled = try run("swiftc", ["-Onone", "-o", binary, source.path])
        return compiled.isSuccess ? try run(binary, []) : compiled
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        // A file takes any amount, where a pipe would have to be drained meanwhile.
        let log = folder.appendingPathComponent("output-\(UUID().uuidString)")
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return Outcome(isSuccess: process.terminationStatus == 0, output: try Data(contentsOf: log))
    }
}
