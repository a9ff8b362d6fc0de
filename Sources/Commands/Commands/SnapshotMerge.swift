import CommandTable
import FileSystem
import SceneModel
import Snapshots

extension ProgramCommand {
    static let snapshotMerge = ProgramCommand(
        name: "merge-reports", summary: "Add up the reports of the shards of a verification",
        discussion: """
            Each report is what verify --shard I/N --json printed. All shards have to be there, each once: a \
            sum that lacks one would pass where nobody has looked. It ends as one verification would have.
            """,
        examples: [
            Example("emptystates snapshot merge-reports 1.json 2.json --junit all.xml", "Two shards")
        ],
        options: ReportOutput.options, operands: OperandList(.reports)
    ) { parsed, context throws(CommandFailure) in
        let output = try ReportOutput(parsed, context.console)
        var reports: [SnapshotReport] = []
        for path in parsed[.reports] { reports.append(try report(path)) }
        let all = reports
        let merged = try CommandFailure.wrapping { () throws(StoreProblem) in
            try SnapshotReport.merged(all)
        }
        return try output.publish(merged)
    }

    private static func report(_ path: String) throws(CommandFailure) -> SnapshotReport {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path, limit: 1 << 30)
        } catch {
            throw .unreadable(error)
        }
        do throws(JSONProblem) {
            if let report = SnapshotReport(try JSONValue(parsing: bytes)) { return report }
        } catch {
            throw .failed(
                .couldNotRun, "\(path):\(error.line):\(error.column): \(error.message)", remedy: reportRemedy)
        }
        throw .failed(
            .couldNotRun, "\(path) is no report of this version of the program", remedy: reportRemedy)
    }

    private static let reportRemedy = "name files that 'emptystates snapshot verify --json' has printed"
}
