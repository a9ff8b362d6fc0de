import Snapshots
import Testing

@testable import EmptyStateSnapshotTesting

@Suite("What a test may write")
struct RecordingTests {
    private func effective(
        _ stated: SnapshotRecording?, _ environment: [String: String] = [:]
    ) -> SnapshotRecording {
        SnapshotRecording.effective(stated) { environment[$0] }
    }

    @Test("nothing, unless the call, a trait or the environment says otherwise")
    func precedence() {
        let variable = SnapshotRecording.variable
        #expect(effective(nil) == .never)
        #expect(effective(.missing) == .missing)
        #expect(effective(nil, [variable: "all"]) == .all)
        #expect(effective(nil, [variable: "everything"]) == .never)
        #expect(effective(.missing, [variable: "all"]) == .missing)
    }

    @Test("and never in continuous integration")
    func continuousIntegration() {
        #expect(effective(.all, ["CI": "true"]) == .never)
        #expect(effective(nil, ["CI": "1", SnapshotRecording.variable: "all"]) == .never)
    }

    @Test("a trait holds for its test", .snapshots(record: .missing, directory: "/elsewhere"))
    func trait() {
        #expect(effective(nil) == .missing)
        #expect(effective(.never) == .never)
        let place = SourcePlace(fileID: "a", filePath: "/folder/file.swift", line: 1, column: 1)
        #expect(place.standardDirectory == "/elsewhere")
    }

    @Suite("A suite with a trait", .snapshots(record: .all))
    struct Suited {
        @Test("has it around each of its tests")
        func inherited() { #expect(SnapshotTrait.current?.recording == .all) }

        @Test("and a test's own counts more, for what it says", .snapshots(directory: "here"))
        func combined() {
            #expect(SnapshotTrait.current?.recording == .all)
            #expect(SnapshotTrait.current?.directory == "here")
        }
    }

    @Test("without a trait the goldens are beside the source file")
    func standardDirectory() {
        let place = SourcePlace(fileID: "a", filePath: "/folder/file.swift", line: 1, column: 1)
        #expect(place.standardDirectory == "/folder/Snapshots")
    }

    @Test("what is recorded fails once, and is right the next time")
    func recording() throws {
        let scratch = try Scratch()
        let name = try GoldenName(renderer: "title", entry: "one", fileExtension: "txt")
        let store = GoldenStore(scratch("gold"))
        func judge(_ text: String, _ recording: SnapshotRecording) -> String? {
            SnapshotJudge(store: store, recording: recording).judge(Array(text.utf8), name)?.message
        }
        let isRecorded = "title/one.txt was recorded; run the test again to check it"
        #expect(judge("a\n", .never) == "title/one.txt is missing in \(scratch("gold"))")
        #expect(try scratch.files() == [])
        #expect(judge("a\n", .missing) == isRecorded)
        #expect(judge("a\n", .missing) == nil)
        #expect(judge("b\n", .missing)?.hasPrefix("title/one.txt has changed") ?? false)
        #expect(try scratch.text("gold/title/one.txt") == "a\n")
        #expect(judge("b\n", .all) == isRecorded)
        #expect(judge("b\n", .never) == nil)
        try scratch.write("gold/title/one.txt", "b\r\n")
        #expect(judge("b\n", .never)?.contains("line endings") ?? false)
        #expect(judge("b\n", .missing) == isRecorded)
        #expect(try scratch.text("gold/title/one.txt") == "b\n")
    }

    @Test("a failure brings golden, rendering and difference along")
    func attachments() throws {
        let scratch = try Scratch()
        try scratch.write("gold/title/one.txt", "a\n")
        let name = try GoldenName(renderer: "title", entry: "one", fileExtension: "txt")
        let judge = SnapshotJudge(store: GoldenStore(scratch("gold")), recording: .never)
        let failure = try #require(judge.judge(Array("b\n".utf8), name))
        #expect(
            failure.attachments.map(\.name) == [
                "golden.title.one.txt", "rendering.title.one.txt", "difference.title.one.txt.txt",
            ])
        #expect(
            failure.attachments.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "a\n", "b\n", "- a\n+ b\n",
            ])
    }
}
