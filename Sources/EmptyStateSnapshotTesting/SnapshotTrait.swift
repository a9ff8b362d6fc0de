public import Testing

/// What the snapshots of a test or of a suite may write, and where they are.
///
///     @Test(.snapshots(record: .missing)) func pages() { … }
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    /// What may be written; nil where it does not say.
    public let recording: SnapshotRecording?
    /// The folder of goldens; nil where it does not say.
    public let directory: String?
    /// It holds for the tests and suites inside of a suite too.
    public let isRecursive = true

    /// The trait around the code that is running.
    @TaskLocal static var current: SnapshotTrait?

    /// Runs a test with this trait around it; what it leaves open, the one around it says.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let combined = SnapshotTrait(
            recording: recording ?? Self.current?.recording, directory: directory ?? Self.current?.directory)
        try await Self.$current.withValue(combined) { try await function() }
    }
}

extension Trait where Self == SnapshotTrait {
    /// What the snapshots of a test or of a suite may write, and where they are.
    public static func snapshots(record: SnapshotRecording? = nil, directory: String? = nil) -> SnapshotTrait
    {
        SnapshotTrait(recording: record, directory: directory)
    }
}
