import PluginKit
import Rendering
import SceneModel
import Testing
import WireFormat

/// A renderer that shows titles, refuses the app `Refused`, and breaks at `Broken`.
private struct Titles: Renderer {
    let info = RendererInfo(
        name: "titles", version: "1.0", summary: "titles alone", mediaType: "text/plain",
        fileExtension: "txt",
        features: [])

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        if scene.app.name == "Refused" { throw RenderFailure(scene: scene.name, message: "not this one") }
        if scene.app.name == "Broken" { throw RenderFailure(kind: .renderer, message: "out of paper") }
        output += "\(scene.app.name)\n".utf8
    }
}

@Suite("Renderers as programs")
struct PluginReplyTests {
    private static func request(_ apps: String...) -> RenderRequest {
        let scenes = apps.map { app in
            Scene(
                name: app.lowercased(), app: Scene.App(name: app), state: "empty", language: "en",
                direction: .auto, appearance: .light, canvas: Canvas(width: 320, height: 480),
                backdrop: .white, padding: 20, elements: [])
        }
        return RenderRequest(scenes: scenes, assets: AssetTable())
    }

    private static func reply(_ arguments: [String], _ input: [UInt8] = []) -> PluginReply {
        PluginMain.reply(of: Titles(), to: arguments) { input }
    }

    @Test("a renderer describes itself on one line, without reading a request")
    func describe() throws {
        let reply = PluginMain.reply(of: Titles(), to: ["describe"]) {
            Issue.record("it read its input")
            return []
        }
        #expect(reply.status == 0)
        #expect(reply.complaint == nil)
        #expect(reply.output.last == UInt8(ascii: "\n"))
        #expect(reply.output.filter { $0 == UInt8(ascii: "\n") }.count == 1)
        #expect(try WireDescription.read(reply.output) == WireDescription(info: Titles().info))
    }

    @Test("a request is answered with files")
    func render() throws {
        let request = Self.request("One", "Two")
        let reply = Self.reply(["render"], WireRequest.bytes(request))
        #expect(reply.status == 0)
        let output = try WireAnswer.read(reply.output, scenes: ["one", "two"], info: Titles().info).get()
        #expect(output == (try Titles().render(request)))
    }

    @Test("content that is refused is an answer")
    func refused() throws {
        let reply = Self.reply(["render"], WireRequest.bytes(Self.request("One", "Refused")))
        #expect(reply.status == 0)
        let answer = try WireAnswer.read(reply.output, scenes: ["one", "refused"], info: Titles().info)
        #expect(answer == .failure(RenderFailure(scene: "refused", message: "not this one")))
    }

    @Test("a renderer that breaks complains, and gives no answer")
    func broken() {
        let reply = Self.reply(["render"], WireRequest.bytes(Self.request("Broken")))
        #expect(reply.status == 2)
        #expect(reply.output.isEmpty)
        #expect(reply.complaint == "out of paper")
    }

    @Test("a request that cannot be read is complained of", arguments: ["", "hello", #"{"protocol":2}"#])
    func badRequest(text: String) {
        let reply = Self.reply(["render"], Array(text.utf8))
        #expect(reply.status == 2)
        #expect(reply.output.isEmpty)
        #expect(reply.complaint?.hasPrefix("the request cannot be read: ") == true)
    }

    @Test(
        "any other arguments are wrong",
        arguments: [[], ["Render"], ["--help"], ["render", "describe"], ["describe", ""]])
    func arguments(arguments: [String]) {
        let reply = Self.reply(arguments)
        #expect(reply.status == 64)
        #expect(reply.output.isEmpty)
        #expect(reply.complaint != nil)
    }
}
