import FileSystem
import ProcessSpawn
import Rendering
import TerminalText

/// One run of a renderer's program, from its start to the bytes of its answer.
struct PluginCall {
    let file: PluginFile
    let settings: PluginSettings
    /// `describe` or `render`.
    let argument: String
    /// How long it may take.
    let time: Duration

    /// What a run gave.
    struct Answer {
        /// What it printed.
        var bytes: [UInt8]
        /// The end of its log, safe to print.
        var log: String?
    }

    /// Runs the program.
    ///
    /// - Throws: `RenderFailure` of the kind `renderer` where it could not be started, was ended, ended with a
    ///   status other than 0, or printed nothing.
    func run(input: [UInt8]) throws(RenderFailure) -> Answer {
        try answer(of: try completed(input))
    }

    /// Runs the program, which may refuse what it is sent; nil where it does so by a status other than 0.
    ///
    /// - Throws: `RenderFailure` as `run(input:)` does otherwise.
    func runUnlessRefused(input: [UInt8]) throws(RenderFailure) -> Answer? {
        let run = try completed(input)
        if run.stop == nil, case .exited(let status) = run.ending, status != 0 { return nil }
        return try answer(of: run)
    }

    private func answer(of run: ProgramRun) throws(RenderFailure) -> Answer {
        let log = PluginText.log(run.complaints)
        if let message = stopMessage(run) ?? endingMessage(run) {
            throw RenderFailure(kind: .renderer, message: message, remedy: remedy(run), log: log)
        }
        return Answer(bytes: run.output, log: log)
    }

    private func completed(_ input: [UInt8]) throws(RenderFailure) -> ProgramRun {
        let folder: WorkingFolder
        do throws(FileError) {
            folder = try WorkingFolder(in: settings.temporaryFolder)
        } catch {
            throw RenderFailure(kind: .renderer, message: "it has no folder to work in: \(error)")
        }
        return try spawn(in: folder.path, input)
    }

    private func spawn(in folder: String, _ input: [UInt8]) throws(RenderFailure) -> ProgramRun {
        let program = Program(
            file.path, [argument], environment: settings.environment, folder: folder, group: .own,
            complaints: .kept(bytes: settings.logBytes))
        let limits = RunLimits(
            time: time, outputBytes: settings.outputBytes, isInterrupted: settings.isInterrupted)
        do throws(SpawnFailure) {
            return try program.run(input: input, limits: limits)
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ failure: SpawnFailure) -> RenderFailure {
        guard failure.isNoProgram else {
            return RenderFailure(
                kind: .renderer, message: "\(file.path) cannot be started: \(failure.reason)")
        }
        return RenderFailure(
            kind: .renderer, message: "\(file.path) is not a program: its first line names no interpreter",
            remedy: "a script begins with a line such as #!/bin/sh")
    }

    private func stopMessage(_ run: ProgramRun) -> String? {
        switch run.stop {
        case .time: "no answer after \(PluginText.seconds(time)) (\(file.path))"
        case .output:
            "it printed more than \(PluginText.size(settings.outputBytes)), the most that an answer may have "
                + "(\(file.path))"
        case .interruption: "it was interrupted"
        case nil: nil
        }
    }

    private func endingMessage(_ run: ProgramRun) -> String? {
        let printed = Self.isBlank(run.output) ? "" : ", having printed \(PluginText.start(of: run.output))"
        switch run.ending {
        case .exited(0): return Self.isBlank(run.output) ? "\(file.path) gave no answer" : nil
        case .exited(let status): return "\(file.path) ended with the status \(status)\(printed)"
        case .signalled(let number):
            let name = SignalName.of(number).map { " (\($0))" } ?? ""
            return "\(file.path) ended by signal \(number)\(name)\(printed)"
        case nil: return "\(file.path) ended, and the system does not tell how"
        }
    }

    private func remedy(_ run: ProgramRun) -> String? {
        switch (run.stop, run.ending) {
        case (.time, _): "--plugin-timeout gives it longer"
        case (nil, .exited(0)): "an answer is one JSON object on standard output"
        default: nil
        }
    }

    /// Whether there is nothing but blanks, line ends and byte order marks.
    private static func isBlank(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { " \t\r\n\u{FEFF}".utf8.contains($0) }
    }
}
