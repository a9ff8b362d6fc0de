import Testing
import XCTest

/// Where an assertion stands.
struct SourcePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// The place for Swift Testing.
    var location: SourceLocation {
        SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    /// `Snapshots` beside the source file, unless a trait names a folder.
    var standardDirectory: String {
        if let directory = SnapshotTrait.current?.directory { return directory }
        let path = "\(filePath)"
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
        return folder + "/Snapshots"
    }
}

/// What an assertion has found.
struct SnapshotFailure: Sendable {
    /// What is wrong.
    let message: String
    /// Files that show it, by name.
    var attachments: [(name: String, bytes: [UInt8])] = []
}

/// Tells failures to the framework that runs the test.
enum TestReporter {
    /// Fails the test at a place.
    ///
    /// Without a current test of Swift Testing it is XCTest that runs, or a task that has been detached from a
    /// test; each framework takes no notice of a failure where it runs nothing, so both are told.
    static func report(_ failure: SnapshotFailure, at place: SourcePlace) {
        if Test.current == nil {
            XCTFail(failure.message, file: place.filePath, line: place.line)
        } else {
            for attachment in failure.attachments {
                Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: place.location)
            }
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: place.location)
    }
}
