import CommandTable
import Rendering
import SceneModel
import Snapshots
import Testing

@testable import Commands

/// A small catalogue and its goldens, for one test.
struct SnapshotStage {
    let workspace: Workspace
    /// The program's own renderers, unless a test has others.
    var registry = CommandLineProgram.builtInRenderers

    /// A catalogue of some entries, by id and title; each has the states empty and error.
    init(_ entries: KeyValuePairs<String, String>) throws {
        workspace = try Workspace()
        for (id, title) in entries { try write(id, title) }
    }

    /// Writes an entry, over the one that is there.
    func write(_ id: String, _ title: String, color: String = "c9c9c9") throws {
        try workspace.write(
            "cat/\(id).yaml",
            """
            id: \(id)
            app: {name: Example}
            states:
              empty: {title: {text: "\(title)", color: "\(color)"}}
              error: {title: {text: Failed}}

            """)
    }

    /// Runs `snapshot` on the catalogue and the folder `gold`.
    func snapshot(
        _ arguments: String..., in environment: Environment = Environment()
    ) -> Run {
        snapshot(arguments, in: environment)
    }

    /// Runs `snapshot` on the catalogue and the folder `gold`.
    func snapshot(_ arguments: [String], in environment: Environment = Environment()) -> Run {
        let place = ["--catalog", workspace("cat"), "--directory", workspace("gold")]
        let output = MemorySink()
        let errors = MemorySink()
        let console = Console(
            environment: environment, output: { output.write($0) }, errors: { errors.write($0) })
        let status = status(of: ["snapshot"] + arguments + place, console)
        console.flush()
        return Run(status: status, outputBytes: output.bytes, errorBytes: errors.bytes)
    }

    /// What a verification finds, without looking into the changes; each problem of the catalogue fails.
    func findings() throws -> [SnapshotReport.Finding] {
        let console = Console(environment: Environment(), output: { _ in 0 }, errors: { _ in 0 })
        let arguments = [
            "snapshot", "verify", "--catalog", workspace("cat"), "--directory", workspace("gold"),
        ]
        guard case .run(_, let parsed) = try invocation(arguments) else { return [] }
        let setup = try SnapshotSetup(
            parsed, CommandContext(console: console, registry: registry), .comparing)
        let comparison = GoldenComparison(setup) { _, _, _, _ throws(CommandFailure) in nil }
        let result = try SnapshotRun(comparison: comparison, console: console).run()
        try #require(result.problems.isEmpty, "\(result.report.problems)")
        return result.report.findings
    }

    /// As `CommandLineProgram.run`, with this stage's renderers.
    private func status(of arguments: [String], _ console: Console) -> Int32 {
        var context = CommandContext(console: console, registry: registry)
        do throws(CommandFailure) {
            guard case .run(let command, let parsed) = try invocation(arguments), let run = command.run else {
                return 64
            }
            return try run(parsed, &context).code
        } catch {
            console.complain(error.text(program: "emptystates"))
            return error.status.code
        }
    }

    private func invocation(
        _ arguments: [String]
    ) throws(CommandFailure) -> Program<CommandContext>.Invocation {
        do throws(UsageError) {
            return try CommandLineProgram.table.parse(arguments)
        } catch {
            throw .usage(error)
        }
    }

    /// The names of the goldens there are, sorted; others' files too.
    func goldens() throws -> [String] { try workspace.tree("gold").keys.sorted() }
}

/// A renderer that writes the title, and can be told to fail, to refuse, and to want many scenes at once.
struct TitleRenderer: Renderer {
    var name = "title"
    var batchSize = 1
    var fileCount = 1
    var features: Set<Scene.Feature>? = Set(Scene.Feature.allCases)
    /// Scenes with this title cannot be rendered.
    var poison = "poison"
    var suffix = ""

    var info: RendererInfo {
        RendererInfo(
            name: name, version: "9.9", summary: "titles", mediaType: "text/plain", fileExtension: "txt",
            features: features)
    }

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        for element in scene.elements {
            guard case .title(let text) = element else { continue }
            if text.string == poison { throw RenderFailure(scene: scene.name, message: "it is poison") }
            output += Array("\(scene.appearance) \(text.string)\(suffix)\n".utf8)
        }
    }

    func render(_ request: RenderRequest) throws(RenderFailure) -> RenderOutput {
        guard request.scenes.count <= batchSize else {
            throw RenderFailure(kind: .renderer, message: "too many scenes")
        }
        var output = RenderOutput()
        // In another order than they were asked for, as a plugin may answer.
        for scene in request.scenes.reversed() {
            var bytes: [UInt8] = []
            try render(scene, assets: request.assets, options: request.options, into: &bytes)
            for number in 0..<fileCount {
                output.files.append(
                    Artifact(
                        scene: scene.name, path: "\(scene.name).\(number).txt", mediaType: "text/plain",
                        bytes: bytes))
            }
        }
        return output
    }
}

extension SnapshotStage {
    /// Two entries that have been recorded, of which one has changed since, and a new one; what is to be decided
    /// on waits in `wait`.
    static func changed(_ environment: Environment = Environment()) throws -> SnapshotStage {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text", "--renderer", "html")
        try stage.write("one", "Changed")
        try stage.write("three", "New")
        #expect(stage.snapshot("verify", "--pending", stage.workspace("wait"), in: environment).status == 1)
        return stage
    }

    /// What waits then.
    static let waiting = [
        "html/one.html.pending", "html/three.error.html.pending", "html/three.html.pending",
        "text/one.txt.pending", "text/three.error.txt.pending", "text/three.txt.pending",
    ]
}
