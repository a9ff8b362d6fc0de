import Rendering
import SceneModel
import Testing
import WireFormat

@Suite("Descriptions on the wire")
struct DescriptionTests {
    @Test(
        "a description survives being written and read",
        arguments: [
            RendererInfo(
                name: "words", version: "1.0", summary: "words alone", mediaType: "text/plain",
                fileExtension: "txt", features: [.bars, .animation]),
            RendererInfo(
                name: "a", summary: "", mediaType: "image/svg+xml", fileExtension: "tar.gz", features: nil),
            RendererInfo(name: "all", summary: "s", mediaType: "text/html", fileExtension: "html"),
        ])
    func roundTrip(info: RendererInfo) throws {
        for description in [WireDescription(info: info), WireDescription(info: info, batchSize: 16)] {
            #expect(try WireDescription.read(description.bytes()) == description)
            #expect(try WireDescription.read(description.bytes(indented: true)) == description)
        }
    }

    @Test("features are listed in their order")
    func features() throws {
        let info = RendererInfo(name: "all", summary: "s", mediaType: "text/html", fileExtension: "html")
        let value = try JSONValue(parsing: WireDescription(info: info).bytes())
        #expect(value["features"] == .strings(Scene.Feature.allCases.map(\.rawValue)))
    }

    private static func described(_ mediaType: String, _ fileExtension: String) -> [UInt8] {
        JSONValue.object([
            "protocol": 1, "mediaType": .string(mediaType), "fileExtension": .string(fileExtension),
        ]).bytes()
    }

    @Test(
        "media types lose their parameters and are small",
        arguments: [
            ("text/plain", "text/plain"), ("Text/HTML; charset=utf-8", "text/html"),
            ("image/svg+xml", "image/svg+xml"), ("application/vnd.a.b+json", "application/vnd.a.b+json"),
        ])
    func mediaTypes(text: String, essence: String) throws {
        #expect(try WireDescription.read(Self.described(text, "x")).info.mediaType == essence)
    }

    @Test(
        "what is no media type is refused",
        arguments: ["", "text", "/", "text/", "a/b/c", "te xt/plain", "é/é"])
    func badMediaTypes(text: String) {
        #expect(throws: WireProblem.self) { try WireDescription.read(Self.described(text, "x")) }
    }

    @Test(
        "what cannot end a file's name is refused",
        arguments: [
            "", ".", ".txt", "txt.", "a/b", "../x", "a b", "a\u{0}", "é", String(repeating: "a", count: 33),
        ])
    func badExtensions(text: String) {
        #expect(throws: WireProblem.self) { try WireDescription.read(Self.described("text/plain", text)) }
    }

    @Test("a batch has at least one scene", arguments: ["0", "-1", "1.5", "\"8\""])
    func badBatchSizes(text: String) {
        let json = #"{"protocol":1,"mediaType":"a/b","fileExtension":"c","batchSize":\#(text)}"#
        #expect(throws: WireProblem.self) { try WireDescription.read(Array(json.utf8)) }
    }

    @Test("the protocol is looked at before all else")
    func version() {
        #expect(throws: WireProblem.version("protocol 999")) {
            try WireDescription.read(Array(#"{"protocol":999,"mediaType":{"a":1}}"#.utf8))
        }
    }
}
