import EmptyStateSnapshotTesting
import XCTest

/// The assertions under XCTest; the failures are caught, so that they can be looked at.
final class XCTestUsageTests: XCTestCase {
    private var failures: [String] = []
    private var isCatching = false

    #if canImport(Darwin)
        override func record(_ issue: XCTIssue) {
            guard isCatching else { return super.record(issue) }
            failures.append(issue.compactDescription)
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
            expected: Bool
        ) {
            guard isCatching else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            failures.append(description)
        }
    #endif

    func testGoldenThatMatchesPassesAndOneThatDoesNotFails() throws {
        let scratch = try Scratch()
        let entry = try scratch.entry("one", title: "Hello")
        try scratch.write("gold/title/one.txt", "light: Hello\n")
        assertSnapshot(of: entry, as: TitleRenderer(), in: scratch("gold"))
        try scratch.write("gold/title/one.txt", "light: Hullo\n")
        isCatching = true
        assertSnapshot(of: entry, as: TitleRenderer(), in: scratch("gold"))
        isCatching = false
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(
            failures.first?.contains("title/one.txt has changed\n- light: Hullo\n+ light: Hello") ?? false)
    }
}
