import Foundation
import Rendering
import SceneModel
import Synchronization
import Testing

@testable import Commands

@Suite("Goldens of renderers that fail")
struct SnapshotPluginTests {
    /// Counts what it is asked for.
    private final class Calls: Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock { $0 } }
        func next() -> Int {
            number.withLock {
                $0 += 1; return $0
            }
        }
    }

    /// Breaks down, as a program does, for some titles; where it is unsteady, it gives other bytes each time.
    private struct Breaking: Renderer {
        let calls = Calls()
        var batchSize = 4
        var isBroken: @Sendable (String) -> Bool = { _ in false }
        var isUnsteady = false
        let info = RendererInfo(
            name: "breaking", summary: "titles", mediaType: "text/plain", fileExtension: "txt")

        func render(
            _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
        ) throws(RenderFailure) {
            output += try render(RenderRequest(scenes: [scene], assets: assets, options: options)).files[0]
                .bytes
        }

        func render(_ request: RenderRequest) throws(RenderFailure) -> RenderOutput {
            let call = calls.next()
            var output = RenderOutput()
            for scene in request.scenes {
                guard case .title(let text)? = scene.elements.first else { continue }
                if isBroken(text.string) {
                    throw RenderFailure(
                        kind: .renderer, message: "it ended by signal 9", remedy: "mend it",
                        log: "first\nsecond\n  ~~~\nthird\nlast \\u{1B}[2J")
                }
                let bytes = Array((isUnsteady ? "\(text.string) \(call)\n" : "\(text.string)\n").utf8)
                output.files.append(
                    Artifact(
                        scene: scene.name, path: "\(scene.name).txt", mediaType: "text/plain", bytes: bytes))
            }
            return output
        }
    }

    private func stage(_ count: Int) throws -> SnapshotStage {
        var stage = try SnapshotStage([:])
        for number in 0..<count { try stage.write("e\(100 + number)", "Title \(number)") }
        stage.registry = .init([Breaking()])
        #expect(stage.snapshot("record", "--renderer", "breaking").status == 0)
        return stage
    }

    @Test("one that always breaks down is asked three times, and not for every scene", arguments: [1, 4, 64])
    func patience(batchSize: Int) throws {
        var stage = try stage(10)
        let renderer = Breaking(batchSize: batchSize, isBroken: { _ in true })
        stage.registry = .init([renderer])
        let result = stage.snapshot("verify", "--jobs", "1")
        #expect(result.status == 1)
        #expect(renderer.calls.count == 3)
        #expect(result.lines.last == "0 matched, 20 failed")
        let reason = "not run, since the renderer broke down 3 times in a row"
        #expect(result.lines.count { $0.hasSuffix(": \(reason)") } == 20 - (batchSize == 1 ? 3 : 2))
    }

    @Test("one that breaks down now and then is asked for everything, each scene alone")
    func singleBreakdown() throws {
        var stage = try stage(10)
        stage.registry = .init([Breaking(isBroken: { ["Title 2", "Title 7"].contains($0) })])
        #expect(stage.snapshot("verify").lines.last == "18 matched, 2 failed")
    }

    @Test("what it logged last is told with the failure, and what can be done")
    func log() throws {
        var stage = try stage(1)
        stage.registry = .init([Breaking(isBroken: { $0 == "Title 0" })])
        let reason =
            "it ended by signal 9; mend it; its log ends: second / third / last \\u{1B}[2J"
        #expect(stage.snapshot("verify").lines.contains("failed      breaking/e100.txt: \(reason)"))
        try FileManager.default.removeItem(atPath: stage.workspace("gold/breaking/e100.txt"))
        #expect(stage.snapshot("record").errors.contains("breaking/e100.txt failed: \(reason)"))
    }

    @Test("one whose bytes change from run to run is not recorded, and is not said to have changed")
    func unsteady() throws {
        var stage = try stage(3)
        stage.registry = .init([Breaking(batchSize: 1, isUnsteady: true)])
        for batchSize in [1, 4] {
            let renderer = Breaking(batchSize: batchSize, isUnsteady: true)
            stage.registry = .init(CommandLineProgram.builtInRenderers.renderers + [renderer])
            let before = try stage.workspace.tree("gold")
            let recorded = stage.snapshot("record", "--changed", "--renderer", "breaking")
            #expect(recorded.status == 1)
            #expect(recorded.errors.contains("failed: its bytes change from run to run; see"))
            #expect(try stage.workspace.tree("gold") == before)
            let verified = stage.snapshot("verify", "--renderer", "breaking", "--width", "200")
            #expect(
                verified.output.contains(
                    "e100: its bytes change from run to run; see 'emptystates conformance breaking "
                        + "--case Required.Deterministic'\n"))
        }
    }
}
