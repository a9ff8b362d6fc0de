import Foundation
import PluginHost
import ProcessSpawn
import Testing

/// Hosts in processes of their own, for what can only be seen of a whole process.
@Suite("A host's memory, time and signals")
struct MemoryTests {
    /// Runs a host over one renderer with a request of `pictureBytes`, and returns how it ended and what it said.
    private func run(
        fixture: String, milliseconds: Int = 20_000, pictureBytes: Int = 0
    ) throws -> (run: ProgramRun, text: String, stage: PluginStage) {
        let stage = try PluginStage()
        let file = try stage.add(fixture: fixture)
        let program = Program(
            try BuiltProgram.path("plugin-fixture"),
            [file.path, "\(milliseconds)", stage.work, "\(pictureBytes)", peakFile(of: stage)], group: .own,
            complaints: .kept(bytes: 1000))
        let run = try program.run(input: [], limits: RunLimits(time: .seconds(60)))
        return (run, String(decoding: run.output, as: UTF8.self), stage)
    }

    private func peakFile(of stage: PluginStage) -> String { "\(stage.work).peak" }

    /// The most memory that the host had at once, in bytes.
    private func peak(of stage: PluginStage) throws -> Int {
        let text = try String(contentsOfFile: peakFile(of: stage), encoding: .utf8)
        return try #require(Int(text).flatMap { $0 > 1_000_000 ? $0 : nil })
    }

    @Test("P09: endless output costs the limit and no more than 100 MB beside it")
    func endless() throws {
        let (run, text, stage) = try run(fixture: "P09.sh")
        #expect(run.ending == .exited(2))
        #expect(text.contains("more than 64 MiB"))
        #expect(try peak(of: stage) < (64 << 20) + 100_000_000)
        #expect(stage.processesLeft().isEmpty)
    }

    @Test("P10: a broken pipe does not end the program, nor say anything")
    func brokenPipe() throws {
        let (run, text, _) = try run(fixture: "P10.sh", pictureBytes: 1_500_000)
        #expect(run.ending == .exited(0))
        #expect(text == "ok\n")
        #expect(run.complaints.bytes.isEmpty)
    }

    @Test("P12: a long log is not kept in memory, and blocks nobody")
    func log() throws {
        let (run, text, stage) = try run(fixture: "P12.py")
        #expect(run.ending == .exited(0))
        #expect(text == "ok\n")
        #expect(try peak(of: stage) < 100_000_000)
    }
}

/// Programs that were built with the tests.
enum BuiltProgram {
    /// The path of a program beside the tests.
    static func path(_ name: String) throws -> String {
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
