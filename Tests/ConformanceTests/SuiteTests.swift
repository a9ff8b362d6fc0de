import Conformance
import Rendering
import SceneModel
import Testing

@Suite("The table of cases")
struct SuiteTests {
    @Test("Every name is there once, and begins with its level")
    func names() {
        let names = ConformanceSuite.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count > 50)
        for name in names { #expect(name.hasPrefix("Required.") || name.hasPrefix("Recommended.")) }
        #expect(ConformanceSuite["Required.TitleOnly"]?.shortName == "TitleOnly")
        #expect(ConformanceSuite["Required.TitelOnly"] == nil)
        #expect(Set(ConformanceSuite.all.map(\.shortName)).count == names.count)
        #expect(ConformanceSuite["TitleOnly"]?.name == "Required.TitleOnly")
        #expect(ConformanceSuite.nearestName(to: "TitelOnly") == "TitleOnly")
        #expect(ConformanceSuite.nearestName(to: "Required.TitelOnly") == "Required.TitleOnly")
    }

    @Test("Every case says why it is there in one sentence", arguments: ConformanceSuite.all)
    func reasons(test: ConformanceCase) {
        #expect(test.why.hasSuffix(".") && !test.why.dropLast().contains(". "))
        #expect(test.why.count < 120 && !test.why.contains("|"))
        #expect(test.why.first?.isUppercase == true)
    }

    @Test(
        "The scenes of a case differ in name, and have the pictures they name",
        arguments: ConformanceSuite.all)
    func scenes(test: ConformanceCase) {
        #expect(!test.scenes.isEmpty)
        #expect(Set(test.scenes.map(\.name)).count == test.scenes.count)
        guard test.name != "Required.MissingArtwork" else { return }
        for scene in test.scenes {
            for case .picture(let image) in SampleRenderer.lines(of: scene) {
                #expect(test.assets[image.asset] != nil, "\(image.asset)")
            }
        }
    }

    @Test("Every feature of a scene is required by a case")
    func features() {
        let required = ConformanceSuite.all.flatMap(\.scenes).flatMap(\.requiredFeatures)
        #expect(Set(required) == Set(Scene.Feature.allCases))
    }

    @Test(
        "A pattern stands for the names that it matches",
        arguments: [
            ("*", ConformanceSuite.all.count), ("Required.TitleOnly", 1), ("Required.Title*", 1),
            ("required.*", ConformanceSuite.all.count { $0.level == .required }),
            ("hostiletext.BIDI", 1), ("*.HostileText.*", 10), ("Re*.*.E*", 2), ("*Onl?", 4), ("", 0),
            ("?", 0),
            ("**Empty**", 1), ("*Empt", 0), ("TitleOnly", 1), ("HostileText.*", 10), ("Title", 0),
        ])
    func patterns(pattern: String, count: Int) {
        #expect(ConformanceSuite.cases(matching: pattern).count == count)
    }

    @Test(
        "What is sent is the request, but where the request itself is judged", arguments: ConformanceSuite.all
    )
    func sent(test: ConformanceCase) {
        let plain: JSONValue = ["protocol": 1, "scenes": [["name": "specimen"]]]
        let sent = test.sent(plain)
        switch test.exam {
        case .otherProtocol: #expect(sent == ["protocol": 2, "scenes": [["name": "specimen"]]])
        case .unknownFields:
            #expect(sent["fieldOfLater"] != nil && sent["scenes"]?.array?.first?["fieldOfLater"] != nil)
            #expect(sent["protocol"] == 1)
        default: #expect(sent == plain)
        }
        let request = test.request(for: test.scenes)
        #expect(request.scenes.map(\.name) == test.scenes.map(\.name))
        #expect(request.options == test.options)
    }

    @Test("The chapter has a row for each case and a rule for each exam")
    func chapter() {
        for test in ConformanceSuite.all {
            #expect(ConformanceSuite.chapter.contains("| `\(test.name)` | \(test.why) |"))
        }
        for exam in Exam.allCases { #expect(ConformanceSuite.chapter.contains("- `\(exam.rawValue)`: ")) }
        #expect(ConformanceSuite.chapter.hasSuffix("|\n"))
    }

    @Test("A listing wraps to a width, or has a line a case")
    func listing() {
        let plain = ConformanceSuite.listing(width: nil).map(\.text)
        #expect(plain.count == ConformanceSuite.all.count)
        let wrapped = ConformanceSuite.listing(width: 72).map(\.text)
        #expect(wrapped.count > plain.count)
        #expect(wrapped.allSatisfy { $0.count <= 72 })
        #expect(wrapped.joined().filter { $0 != " " } == plain.joined().filter { $0 != " " })
    }
}
