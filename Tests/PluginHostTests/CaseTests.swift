import Foundation
import PluginHost
import Rendering
import SceneModel
import Testing

/// The ways in which renderers were seen to fail, each with what must come of it.
@Suite("Cases of broken renderers")
struct CaseTests {
    private static let good = [
        Artifact(scene: "airbnb", path: "airbnb.txt", mediaType: "text/plain", bytes: Array("ok\n".utf8))
    ]

    /// A case whose renderer fails, and what its failure says.
    struct Failing: CustomTestStringConvertible, Sendable {
        var fixture: String
        var says: [String]
        var remedy: String?
        var log: String?
        var testDescription: String { fixture }
    }

    static let failing = [
        Failing(fixture: "P04.sh", says: ["protocol 999", "protocol 1"]),
        Failing(fixture: "P04.b.sh", says: ["no protocol at all", "protocol 1"]),
        Failing(fixture: "P04.c.sh", says: [#"protocol "1", which is a string"#, "protocol 1"]),
        Failing(fixture: "P04.d.sh", says: ["protocol 999", "protocol 1"]),
        Failing(
            fixture: "P07.sh",
            says: [
                "ended by signal 11 (SEGV)", #"having printed "{"protocol":1,"files":[{"content":"half""#,
            ],
            log: "about to fail"),
        Failing(
            fixture: "P08.sh", says: [#"begins with "Active code page: 1252\u{A}{"#], remedy: "standard error"
        ),
        Failing(
            fixture: "P08.b.sh", says: [#"after its answer: "Done.\u{A}""#], remedy: "standard error"),
        Failing(
            fixture: "P08.c.sh", says: [#"after its answer: "{"protocol":1,"#], remedy: "standard error"),
        Failing(fixture: "P14.sh", says: ["gave no answer"]),
        Failing(fixture: "P14.b.sh", says: ["gave no answer"]),
    ]

    @Test("a broken renderer is named, with what is wrong with it", arguments: failing)
    func broken(_ example: Failing) throws {
        let stage = try PluginStage()
        let file = try stage.add(fixture: example.fixture)
        let failure = try stage.host().failure()
        #expect(failure.kind == .renderer)
        #expect(failure.message.contains(file.path))
        for part in example.says { #expect(failure.message.contains(part)) }
        if let remedy = example.remedy { #expect(try #require(failure.remedy).contains(remedy)) }
        #expect(failure.log == example.log)
        #expect(failure.message.count < 500)
        #expect(stage.processesLeft().isEmpty)
        #expect(try stage.foldersLeft().isEmpty)
    }

    @Test("a good answer is used", arguments: ["P01.sh", "P06.sh", "P08.d.sh", "P10.sh", "P12.py"])
    func used(fixture: String) throws {
        let stage = try PluginStage()
        try stage.add(fixture: fixture)
        let start = ContinuousClock.now
        #expect(try stage.host().outcome().get() == RenderOutput(files: Self.good))
        #expect(ContinuousClock.now - start < .seconds(15))
        #expect(stage.processesLeft().isEmpty)
        #expect(try stage.foldersLeft().isEmpty)
    }

    @Test("P10: a request of two megabytes that nobody reads is no fault")
    func unreadRequest() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P10.sh")
        let picture = Asset(
            name: "large.png", mediaType: .png, naturalSize: Size(width: 1, height: 1),
            bytes: Array(repeating: 0x5A, count: 1_500_000))
        let request = RenderRequest(scenes: [Requests.scene()], assets: AssetTable([picture]))
        #expect(try stage.host().outcome(of: request).get().files == Self.good)
    }

    @Test("P05: a renderer that hangs and ignores TERM is ended soon after the time limit")
    func hangs() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P05.sh")
        let start = ContinuousClock.now
        let failure = try stage.host(time: .seconds(2)).failure()
        #expect(ContinuousClock.now - start < .seconds(15))
        #expect(failure.kind == .renderer)
        #expect(failure.message.hasPrefix("no answer after 2 s"))
        #expect(failure.remedy?.contains("--plugin-timeout") == true)
        #expect(stage.processesLeft().isEmpty)
        #expect(try stage.foldersLeft().isEmpty)
    }

    @Test("P09: endless output ends at the limit")
    func endless() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P09.sh")
        let failure = try stage.host(outputBytes: 16 << 20).failure()
        #expect(failure.kind == .renderer)
        #expect(failure.message.hasPrefix("it printed more than 16 MiB"))
        #expect(stage.processesLeft().isEmpty)
    }

    @Test("P12: of a long log the end is shown, and what is left out is counted")
    func floodOfLog() throws {
        let stage = try PluginStage()
        try stage.add(script: PluginStage.fixture("P12.py") + "sys.exit(3)\n")
        let log = try #require(try stage.host().failure().log)
        let lines = log.split(separator: "\n")
        #expect(lines.first == "(2085908 bytes before this are left out)")
        #expect(lines.dropFirst().allSatisfy { $0 == "noise line" })
        #expect(log.utf8.count < 5000)
    }

    @Test("P19: no shell sees the folder's name, and the renderer runs from wherever the program does")
    func oddFolder() throws {
        let stage = try PluginStage(plugins: "P19 it's $(touch pwned)")
        let file = try stage.add(fixture: "P01.sh")
        #expect(try stage.host().outcome().get().files == Self.good)
        let relative = PluginSearch(
            directories: ["P19 it's $(touch pwned)"], variable: nil, searchPath: nil,
            workingDirectory: stage.path, builtIns: [])
        #expect(try relative.find("case") == file)
        let everything = try FileManager.default.subpathsOfDirectory(atPath: stage.path)
        #expect(!everything.contains { $0.hasSuffix("pwned") })
    }
}
