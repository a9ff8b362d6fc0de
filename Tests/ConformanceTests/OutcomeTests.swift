import Conformance
import Rendering
import SceneModel
import Synchronization
import Testing

@Suite("How cases end")
struct OutcomeTests {
    private func outcome(_ name: String, of renderer: any Renderer) throws -> CaseOutcome {
        ConformanceRun(renderer).outcome(of: try #require(ConformanceSuite[name]))
    }

    @Test("A scene that requires what a renderer lacks is not asked for")
    func degraded() throws {
        let asked = Counter()
        let modest = SampleRenderer.plain.with { sample in
            sample.info.features = []
            sample.check = { scene, _ throws(RenderFailure) in
                if !scene.requiredFeatures.isEmpty { _ = asked.next() }
            }
        }
        for test in ConformanceSuite.all {
            let lacking = Set(test.scenes.flatMap(\.requiredFeatures)).sorted()
            let outcome = ConformanceRun(modest).outcome(of: test)
            switch test.exam {
            case .words where !lacking.isEmpty: #expect(outcome == .degraded(lacking), "\(test.name)")
            case .unknownFields, .otherProtocol: break
            default: #expect(outcome == .passed, "\(test.name)")
            }
        }
        #expect(asked.next() == 1, "a scene was asked for that requires a feature")
    }

    @Test("A renderer that says nothing of its features is asked for everything")
    func unknownFeatures() throws {
        let silent = SampleRenderer.plain.with { $0.info.features = nil }
        #expect(try outcome("Required.Header", of: silent) == .passed)
    }

    @Test("Unknown fields are for renderers that take JSON")
    func unknownFields() throws {
        guard case .notApplicable = try outcome("Required.UnknownFields", of: SampleRenderer.plain) else {
            Issue.record("it was judged")
            return
        }
        #expect(try outcome("Required.UnknownFields", of: StrictRenderer(isStrict: false)) == .passed)
    }

    @Test("Another protocol is for renderers that take JSON")
    func otherProtocol() throws {
        guard case .notApplicable = try outcome("Required.OtherProtocol", of: SampleRenderer.plain) else {
            Issue.record("it was judged")
            return
        }
        #expect(try outcome("Required.OtherProtocol", of: StrictRenderer()) == .passed)
        guard
            case .failed(let fault) = try outcome(
                "Required.OtherProtocol", of: StrictRenderer(readsProtocol: false))
        else {
            Issue.record("it passed")
            return
        }
        #expect(fault.reason == "it renders a request of protocol 2, which it cannot know; " + Self.remedy)
    }

    private static let remedy =
        "it must refuse protocol 2 by a status other than 0, or by an error; in sh a pipe hides the status"

    @Test("A renderer that breaks down at another protocol is told that it must refuse it")
    func breakdownAtOtherProtocol() throws {
        let renderer = StrictRenderer(failsAtOtherProtocol: true)
        guard case .failed(let fault) = try outcome("Required.OtherProtocol", of: renderer) else {
            Issue.record("it passed")
            return
        }
        #expect(fault.reason == "the renderer is broken: it gave no answer; " + Self.remedy)
    }

    @Test(
        "A file of another media type than the description's is told of, and not read",
        arguments: ["text/html", "Text/HTML; charset=utf-8"])
    func otherMediaType(mediaType: String) throws {
        let renderer = SampleRenderer.plain.changing { files in
            files.map {
                Artifact(scene: $0.scene, path: $0.path, mediaType: mediaType, bytes: $0.bytes)
            }
        }
        for name in ["Required.TitleOnly", "Recommended.AlternativeText"] {
            guard case .failed(let fault) = try outcome(name, of: renderer) else {
                Issue.record("\(name) passed")
                return
            }
            #expect(fault.reason == "the file says text/html, the description text/plain")
        }
    }

    @Test("Of an empty file it is said what would do, where that is a line feed")
    func emptyFile() throws {
        for (renderer, reason) in [
            (SampleRenderer.plain, "a file is empty (a line feed will do)"),
            (.markdown, "a file is empty (a line feed will do)"), (.html, "a file is empty"),
            (.json, "a file is empty"), (.png, "a file is empty"),
        ] {
            let empty = renderer.with { $0.finish = { _ in [] } }
            guard case .failed(let fault) = try outcome("Required.Empty", of: empty) else {
                Issue.record("\(renderer.info.name) passed")
                return
            }
            #expect(fault.reason == reason, "\(renderer.info.name)")
        }
        let least = SampleRenderer.plain.with { $0.finish = { _ in [0x0A] } }
        #expect(try outcome("Required.Empty", of: least) == .passed)
    }

    @Test("A line that is too wide is quoted with its blanks")
    func wideLine() throws {
        let wide = SampleRenderer.plain.with {
            $0.write = { _, _, _ in "| Nothing  here" + String(repeating: " ", count: 70) + "|\n" }
        }
        guard case .failed(let fault) = try outcome("Required.TitleOnly", of: wide) else {
            Issue.record("it passed")
            return
        }
        #expect(fault.reason == "line 1 takes 86 columns, and 80 were asked for")
        #expect(fault.excerpt == "| Nothing  here" + String(repeating: " ", count: 70) + "|")
        let test = try #require(ConformanceSuite["TitleOnly"])
        let report = ConformanceReport([
            .init(info: wide.info, results: ConformanceRun(wide).results(of: [test]))
        ])
        let lines = report.lines(width: 200).map(\.text)
        #expect(lines.contains { $0.contains("“| Nothing  here" + String(repeating: " ", count: 70) + "|”") })
        for line in report.lines(width: 60) { #expect(line.text.count <= 60) }
    }

    @Test("What the terminal's cases ask for does not concern other media")
    func otherMedia() throws {
        for name in ["Recommended.Colors", "Recommended.ASCIIFrames"] {
            guard case .notApplicable = try outcome(name, of: SampleRenderer.html) else {
                Issue.record("\(name) was judged")
                return
            }
        }
        guard case .notApplicable = try outcome("Recommended.AlternativeText", of: SampleRenderer.png) else {
            Issue.record("a picture was read for its words")
            return
        }
    }

    @Test("A failure says what is wrong, with an excerpt that is safe to print")
    func excerpt() throws {
        let raw = SampleRenderer.plain.with { $0.escape = { $0 } }
        guard case .failed(let fault) = try outcome("Required.HostileText.Escapes", of: raw) else {
            Issue.record("it passed")
            return
        }
        #expect(fault.reason == "the file holds the character \\u{1B} in itself")
        #expect(fault.excerpt?.contains("\\u{1B}") == true)
        let printed = (fault.reason + (fault.excerpt ?? "")).unicodeScalars
        #expect(printed.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }

    @Test("A refusal is a failure, and tells a renderer that is broken from content that is refused")
    func refusals() throws {
        for (kind, words) in [
            (RenderFailure.Kind.content, "the content is refused"), (.renderer, "the renderer is broken"),
        ] {
            let renderer = SampleRenderer.plain.with { sample in
                sample.check = { _, _ throws(RenderFailure) in
                    throw RenderFailure(kind: kind, message: "no \u{1B}[31m luck", log: "one\ntwo")
                }
            }
            guard case .failed(let fault) = try outcome("Required.Empty", of: renderer) else {
                Issue.record("it passed")
                return
            }
            #expect(fault.reason.hasPrefix(words) && fault.reason.contains("no \\u{1B}[31m luck"))
            #expect(fault.excerpt == "two")
        }
    }

    @Test("A renderer that breaks down three times in a row is not asked again")
    func patience() throws {
        func failing(after count: Int, every step: Int, _ kind: RenderFailure.Kind) -> SampleRenderer {
            let asked = Counter()
            return SampleRenderer.plain.with { sample in
                sample.check = { _, _ throws(RenderFailure) in
                    let number = asked.next()
                    if number > count, number % step == 0 { throw RenderFailure(kind: kind, message: "no") }
                }
            }
        }
        func judged(_ renderer: SampleRenderer) -> Int {
            ConformanceRun(renderer).results(of: ConformanceSuite.cases(matching: "Required.*"))
                .count {
                    $0.outcome
                        != .notApplicable("it is not run, since the renderer broke down 3 times in a row")
                }
        }
        let all = ConformanceSuite.cases(matching: "Required.*").count
        #expect(judged(failing(after: 5, every: 1, .renderer)) == 8)
        #expect(judged(failing(after: 5, every: 1, .content)) == all)
        #expect(judged(failing(after: 5, every: 7, .renderer)) == all)
    }

    @Test("Several files a scene are all read, and the words are in the first of the renderer's type")
    func severalFiles() throws {
        func renderer(_ style: String, _ mediaType: String) -> SampleRenderer {
            SampleRenderer.plain.changing { files in
                files.flatMap { file in
                    [
                        file,
                        Artifact(
                            scene: file.scene, path: file.path + ".more", mediaType: mediaType,
                            bytes: Array(style.utf8)),
                    ]
                }
            }
        }
        #expect(try outcome("Required.TitleOnly", of: renderer("{}", "application/json")) == .passed)
        #expect(try outcome("Required.TitleOnly", of: renderer("other words", "text/plain")) == .passed)
        guard case .failed = try outcome("Required.TitleOnly", of: renderer("{", "application/json")) else {
            Issue.record("a file of broken JSON was let pass")
            return
        }
    }

    @Test(
        "A path that leads out of the folder, or is none, fails",
        arguments: [
            "../a.txt", "/a.txt", "a/../b", "a//b", "./a", "a\\b", "", "a/", "a\u{0}b", "a\nb", "..",
        ])
    func paths(path: String) throws {
        let renderer = SampleRenderer.plain.changing { $0.map { $0.moved(path) } }
        guard case .failed = try outcome("Required.TitleOnly", of: renderer) else {
            Issue.record("it passed")
            return
        }
    }

    @Test("A plain path passes", arguments: ["a.txt", "a/b.txt", "..a", "a b.txt", "ä.txt"])
    func plainPaths(path: String) throws {
        let renderer = SampleRenderer.plain.changing { $0.map { $0.moved(path) } }
        #expect(try outcome("Required.TitleOnly", of: renderer) == .passed)
    }
}
