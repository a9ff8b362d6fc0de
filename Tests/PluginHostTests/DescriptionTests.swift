import PluginHost
import Rendering
import SceneModel
import Testing

@Suite("Renderers that describe themselves")
struct DescriptionTests {
    @Test("a renderer has the name of its file, and the rest as it says")
    func info() throws {
        let stage = try PluginStage()
        try stage.add(
            describing: """
                {"protocol": 1, "name": "other", "version": "2.1", "summary": "words", "mediaType": "Text/Plain; \
                charset=utf-8", "fileExtension": "txt", "features": ["animation", "holograms", "bars"], "more": [1]}
                """, answering: "")
        let info = try stage.host().renderer(named: "case").info
        #expect(
            info
                == RendererInfo(
                    name: "case", version: "2.1", summary: "words", mediaType: "text/plain",
                    fileExtension: "txt", features: [.animation, .bars]))
    }

    @Test("a feature that is not known is told of with the nearest that is, and spoils nothing")
    func unknownFeatures() throws {
        let stage = try PluginStage()
        let file = try stage.add(
            describing: """
                {"protocol": 1, "mediaType": "text/plain", "fileExtension": "txt",
                 "features": ["imageTnt", "bars", "imageTnt", "x\\u001b[2Jy"]}
                """, answering: "")
        let description = try stage.host().describe(file)
        #expect(description.info.features == [.bars])
        #expect(description.faults.map(\.kind) == [.unknownFeature, .unknownFeature])
        #expect(
            description.faults.map(\.message) == [
                "\(file.path) names the feature 'imageTnt', which is not known",
                #"\#(file.path) names the feature 'x\u{1B}[2Jy', which is not known"#,
            ])
        #expect(description.faults[0].remedy == "did you mean imageTint?")
        #expect(description.faults[1].remedy?.hasPrefix("the features are attributedRuns, ") == true)
    }

    @Test("of a renderer that names no features nothing is refused")
    func noFeatures() throws {
        let stage = try PluginStage()
        try stage.add(answering: "")
        let info = try stage.host().renderer(named: "case").info
        #expect(info.features == nil)
        #expect(info.version == nil)
    }

    @Test(
        "a renderer gets as many scenes at once as it wants, and 64 at most",
        arguments: [("1", 1), ("16", 16), ("65", 64), ("null", 64)])
    func batchSize(text: String, size: Int) throws {
        let stage = try PluginStage()
        try stage.add(
            describing:
                #"{"protocol": 1, "mediaType": "text/plain", "fileExtension": "txt", "batchSize": \#(text)}"#,
            answering: "")
        #expect(try stage.host().renderer(named: "case").batchSize == size)
    }

    @Test("a renderer that hangs while it describes itself is ended")
    func hangs() throws {
        let stage = try PluginStage()
        try stage.add(script: "#!/bin/sh\nsleep 60\n")
        #expect(try stage.host(time: .milliseconds(300)).failure().message.hasPrefix("no answer after 0.3 s"))
        #expect(stage.processesLeft().isEmpty)
    }

    @Test("words of a renderer command no terminal")
    func escaped() throws {
        let stage = try PluginStage()
        try stage.add(
            describing: """
                {"protocol": 1, "version": "\\u001b[31m1", "summary": "\\u202ered", "mediaType": "text/plain", \
                "fileExtension": "txt"}
                """, answering: "")
        let info = try stage.host().renderer(named: "case").info
        #expect(info.version == #"\u{1B}[31m1"#)
        #expect(info.summary == #"\u{202E}red"#)
    }

    @Test("a broken description is told from a broken answer")
    func broken() throws {
        let stage = try PluginStage()
        let file = try stage.add(describing: "hello", answering: "")
        let message = try stage.host().failure().message
        #expect(message.hasPrefix("\(file.path): its description is not JSON"))
    }
}
