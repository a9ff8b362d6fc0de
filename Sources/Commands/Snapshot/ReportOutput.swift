import CommandTable
import FileSystem
import Publishing
import Rendering
import SceneModel
import Snapshots

/// Where a report goes: to people, or as JSON, and into files.
struct ReportOutput {
    let console: Console
    let parsed: Parsed
    let orphans: OrphanPolicy
    /// Whether standard output is for people.
    private let isTextPrinted: Bool

    /// An output as a command line asks for it.
    ///
    /// - Throws: `CommandFailure` where two forms would go to standard output, which could then be read as neither.
    init(_ parsed: Parsed, _ console: Console) throws(CommandFailure) {
        self.parsed = parsed
        self.console = console
        orphans = console.environment.orphans(parsed[SnapshotOptions.orphans])
        let forms =
            (parsed[.json] ? ["--json"] : [])
            + (parsed[SnapshotOptions.junit] == "-" ? ["--junit -"] : [])
            + (parsed[SnapshotOptions.html] == "-" ? ["--html -"] : [])
        guard forms.count < 2 else {
            throw .usage(
                UsageError(
                    "\(forms.joined(separator: " and ")) both print on standard output",
                    hint: "give a file for one of them"))
        }
        isTextPrinted = forms.isEmpty
    }

    /// The options that say where it goes.
    static let options =
        OptionList(.json, SnapshotOptions.junit, SnapshotOptions.html, SnapshotOptions.orphans)
        + OptionList(RenderTarget.width, RenderTarget.color)

    /// Whether a form is wanted that names the goldens that match.
    var namesMatched: Bool { parsed[.json] || parsed[SnapshotOptions.junit] != nil }

    /// Whether a form is wanted that shows renderings.
    var showsRenderings: Bool { parsed[SnapshotOptions.html] != nil }

    /// Changes that are looked into for it.
    var changeLimit: Int {
        parsed[.json] || parsed[SnapshotOptions.junit] != nil || showsRenderings
            ? 200 : ReportText.changeLimit
    }

    /// Prints and writes the report, and says how the run ends.
    func publish(_ report: SnapshotReport) throws(CommandFailure) -> ExitStatus {
        if parsed[.json] {
            let json = report.json(orphans: orphans).bytes(indented: true)
            console.print(String(decoding: json, as: UTF8.self))
        } else if isTextPrinted {
            for line in ReportText(report, parsed, console.environment).lines { console.print(line) }
        }
        if let file = parsed[SnapshotOptions.junit] {
            try write(JUnitReport.document(report, orphans: orphans), to: file)
        }
        if let file = parsed[SnapshotOptions.html] {
            try write(ReportPage(report).document(), to: file)
        }
        return report.hasPassed(orphans: orphans) ? .done : .finding
    }

    private func write(_ bytes: [UInt8], to file: String) throws(CommandFailure) {
        if file == "-" { return console.print(bytes: bytes) }
        do throws(FileError) {
            try FileWriter.write(bytes, to: file)
        } catch {
            throw .failed(.couldNotRun, "\(error)")
        }
    }
}

extension ReportText {
    /// A report for a terminal or a pipe.
    init(_ report: SnapshotReport, _ parsed: Parsed, _ environment: Environment) {
        self.init(
            report, columns: parsed[RenderTarget.width] ?? environment.width,
            isColored: environment.colors(parsed[RenderTarget.color]) != .none,
            wrapsGoldens: environment.outputIsTerminal || parsed[RenderTarget.width] != nil)
    }
}
