import Foundation
import PluginHost
import Rendering
import SceneModel
import Testing

/// Folders for one test: one with renderers, one in which their working folders are made.
final class PluginStage {
    /// Its absolute path.
    let path: String
    /// Where `add` puts renderers.
    let plugins: String
    /// Where working folders are made.
    let work: String

    init(plugins folder: String = "plugins") throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(base)/plugin-host-tests-\(UUID().uuidString)"
        plugins = "\(path)/\(folder)"
        work = "\(path)/work"
        for folder in [plugins, work] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    // MARK: Renderers

    /// Puts a file of `Fixtures` among the renderers, and returns it.
    @discardableResult
    func add(fixture: String, as name: String = "case", isExecutable: Bool = true) throws -> PluginFile {
        try add(script: Self.fixture(fixture), as: name, isExecutable: isExecutable)
    }

    /// Puts a script among the renderers, and returns it.
    @discardableResult
    func add(script: String, as name: String = "case", isExecutable: Bool = true) throws -> PluginFile {
        let file = PluginFile(name: name, path: "\(plugins)/emptystates-render-\(name)")
        try? FileManager.default.removeItem(atPath: file.path)
        // A program that another test starts at this moment must not inherit the open file: as long as anyone can
        // write to it, the system does not run it.
        let opened = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isExecutable ? 0o755 : 0o644)
        try #require(opened >= 0)
        let handle = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
        try handle.write(contentsOf: Data(script.utf8))
        try handle.close()
        return file
    }

    /// Puts a renderer that prints these two texts, and returns it.
    @discardableResult
    func add(
        describing description: String = PluginStage.description, answering answer: String
    ) throws
        -> PluginFile
    {
        try add(
            script: """
                #!/bin/sh
                if [ "$1" = describe ]; then cat <<'END'
                \(description)
                END
                exit; fi
                cat > /dev/null
                cat <<'END'
                \(answer)
                END
                """)
    }

    static let description =
        #"{"protocol": 1, "name": "case", "mediaType": "text/plain", "fileExtension": "txt"}"#

    static func fixture(_ name: String) throws -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try String(contentsOf: tests.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
    }

    // MARK: Hosts

    func host(
        time: Duration = .seconds(20), outputBytes: Int = 64 << 20, variable: String? = nil,
        searchPath: String = "/usr/bin:/bin", builtIns: [String] = ["text", "html"],
        isInterrupted: (@Sendable () -> Bool)? = nil
    ) -> PluginHost {
        PluginHost(
            search: PluginSearch(
                directories: [plugins], variable: variable, searchPath: searchPath, workingDirectory: path,
                builtIns: builtIns),
            settings: PluginSettings(
                path: "/usr/bin:/bin", home: "/nowhere", temporaryFolder: work, time: time,
                outputBytes: outputBytes, isInterrupted: isInterrupted))
    }

    // MARK: What is left

    /// The processes that were started in a working folder and are still there; a killed one is given a moment.
    func processesLeft() -> [String] {
        var left: [String] = []
        for _ in 0..<100 {
            left = Self.processes(inFoldersBelow: work)
            if left.isEmpty { break }
            usleep(20_000)
        }
        return left
    }

    /// The working folders that are still there.
    func foldersLeft() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: work) }

    private static func processes(inFoldersBelow path: String) -> [String] {
        let manager = FileManager.default
        let numbers = ((try? manager.contentsOfDirectory(atPath: "/proc")) ?? []).filter { Int($0) != nil }
        return numbers.filter { number in
            let folder = try? manager.destinationOfSymbolicLink(atPath: "/proc/\(number)/cwd")
            return folder?.hasPrefix(path) ?? false
        }
    }
}

/// Scenes that say little, for tests of what is around them.
enum Requests {
    static func scene(_ name: String = "airbnb") -> Scene {
        Scene(
            name: name, app: Scene.App(id: name, name: name), state: "empty", language: "en",
            direction: .auto, appearance: .light, canvas: Canvas(width: 320, height: 480), backdrop: .white,
            padding: 20, elements: [])
    }

    static func of(_ names: String...) -> RenderRequest {
        RenderRequest(scenes: names.map(scene), assets: AssetTable())
    }
}

extension PluginHost {
    /// What the renderer `case` makes of one scene; its failure where there is one.
    func outcome(of request: RenderRequest = Requests.of("airbnb")) -> Result<RenderOutput, RenderFailure> {
        do throws(RenderFailure) {
            return .success(try renderer(named: "case").render(request))
        } catch {
            return .failure(error)
        }
    }

    /// The failure of the renderer `case`, which there must be.
    func failure(of request: RenderRequest = Requests.of("airbnb")) throws -> RenderFailure {
        switch outcome(of: request) {
        case .failure(let failure): return failure
        case .success(let output): throw UnexpectedOutput(output: output)
        }
    }
}

/// Files where a failure was expected.
struct UnexpectedOutput: Error {
    let output: RenderOutput
}
