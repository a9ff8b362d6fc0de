import CommandTable
import Commands
import Foundation
import Synchronization
import Testing

@Suite("emptystates play")
struct PlayCommandTests {
    private struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    private final class Sink: Sendable {
        private let bytes = Mutex<[UInt8]>([])
        func write(_ more: [UInt8]) -> Int32 {
            bytes.withLock { $0 += more }
            return 0
        }
        var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
    }

    /// Plays an entry of the catalogue with a script.
    private func play(_ id: String, _ script: String, _ more: String...) throws -> Run {
        let path = NSTemporaryDirectory() + "play-\(UUID().uuidString).steps"
        try Data(script.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let output = Sink()
        let errors = Sink()
        let console = Console(
            environment: Environment(), output: { output.write($0) }, errors: { errors.write($0) })
        let status = CommandLineProgram.run(
            ["play", id, "--script", path, "--catalog", Place.catalog] + more, console: console)
        return Run(
            status: status.code, output: output.text,
            errors: errors.text.replacingOccurrences(of: path, with: "test.steps"))
    }

    @Test("a script gives a log: steps, calls, answers, and no escape codes")
    func log() throws {
        let script = "# taps\ntap button\nwait 3\nrows\nshuffle\n"
        let run = try play("airbnb", script, "--quiet")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(9) == [
                "  emptyDataSetWillAppear", "  emptyDataSetDidAppear", "> tap button",
                "  emptyDataSet(_:didTapButton:)", "  shows loading", "> wait 3", "  3 s: shows empty",
                "> rows",
                "  no rows",
            ])
        #expect(!run.output.contains("\u{1B}"))
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(try play("airbnb", script, "--quiet").output == run.output)
    }

    @Test("the screen is drawn when it changes")
    func screens() throws {
        let run = try play("airbnb", "insert 1\ninsert 1\ndelete 2\n")
        #expect(run.output.components(separatedBy: "No Messages").count == 3)
        #expect(run.output.components(separatedBy: "Airbnb · 1 row\n").count == 2)
    }

    @Test("an expectation that fails is a finding, with its place")
    func expectation() throws {
        let run = try play("airbnb", "expect title Messages\n", "--quiet")
        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                "test.steps:1:8: error: expected title Messages, there is No Messages\n"
                    + "  expect title Messages\n         ^\n"))
    }

    @Test("a script with lines that are no steps is not begun")
    func syntax() throws {
        let run = try play("airbnb", "reload\nrelaod\ntap veiw\n")
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.contains("test.steps:2:1: error") && run.errors.contains("test.steps:3:5: error"))
    }

    @Test("the countries are read from beside their entry")
    func countries() throws {
        let run = try play("countries", "search kor\nrows\n", "--quiet", "--language", "ko")
        #expect(run.output.contains("  북한 (KP)") || run.output.contains("(KP)"))
        #expect(run.output.contains("대한민국 (KR)"))
        #expect(run.status == 0)
    }

    @Test("a script that is not there could not be run")
    func missing() {
        let errors = Sink()
        let console = Console(environment: Environment(), output: { _ in 0 }, errors: { errors.write($0) })
        let status = CommandLineProgram.run(
            ["play", "airbnb", "--script", "/nonexistent", "--catalog", Place.catalog], console: console)
        #expect(status.code == 2)
        #expect(errors.text.contains("cannot read the script /nonexistent"))
    }

    @Test("the state and the bars of the command line count from the beginning")
    func options() throws {
        let run = try play(
            "airbnb", "expect state loading\nexpect equal current fresh\n", "--quiet", "--state", "loading",
            "--bars", "shown")
        #expect(run.status == 0)
    }
}
