import EmptyDataSet
import Rendering
import SceneModel
import Testing
import WireFormat

@Suite("Requests on the wire")
struct RequestTests {
    private static let options = RenderOptions(
        width: 41, colors: .ansi256, style: .ascii, isInteractive: true)

    @Test("a request with the whole catalogue survives being written and read")
    func roundTrip() throws {
        let compositions = try Shipped.compositions()
        var assets = AssetTable()
        for asset in compositions.flatMap(\.assets) { assets.insert(asset) }
        assets.insert(
            Asset(
                name: "a/b.png", mediaType: .png, naturalSize: Size(width: 1.5, height: 2),
                bytes: [0, 255, 10]))
        let request = RenderRequest(
            scenes: compositions.map(\.scene), assets: assets, options: Self.options)
        let read = try WireRequest.read(WireRequest.bytes(request))
        #expect(read.scenes == request.scenes)
        #expect(read.options == request.options)
        #expect(Set(read.assets.assets) == Set(request.assets.assets))
        #expect(read.assets.assets.count == request.assets.assets.count)
    }

    @Test("the document has the fields that the agreement names")
    func fields() throws {
        let composition = try #require(
            try Shipped.compositions().first { $0.scene.requiredFeatures.count > 1 && !$0.assets.isEmpty })
        let scene = composition.scene
        let request = RenderRequest(
            scenes: [scene], assets: AssetTable(composition.assets), options: Self.options)
        let value = try JSONValue(parsing: WireRequest.bytes(request, indented: true))
        #expect(value["protocol"]?.integer == 1)
        #expect(try value["scenes"]?.array?.first == JSONValue(encoding: scene))
        #expect(value["requiredFeatures"] == .strings(scene.requiredFeatures.map(\.rawValue)))
        #expect(
            value["options"] == ["width": 41, "colors": "ansi256", "style": "ascii", "isInteractive": true])
        let asset = try #require(composition.assets.first)
        let written = value["assets"]?[asset.name]
        #expect(written?["mediaType"]?.string == asset.mediaType.rawValue)
        #expect(written?["encoding"] == "utf8")
        #expect(written?["content"]?.string.map { Array($0.utf8) } == asset.bytes)
        #expect(WireRequest.bytes(request, indented: true) == value.bytes(indented: true))
        #expect(WireRequest.bytes(request) == value.bytes())
    }

    @Test(
        "drawings are text where they are UTF-8, and pictures base64",
        arguments: [
            (Asset.MediaType.svg, Array("<svg/>".utf8), "utf8", "<svg/>"),
            (.svg, [0xFF, 0xFE], "base64", "//4="), (.png, Array("PNG".utf8), "base64", "UE5H"),
            (.png, [], "base64", ""),
        ])
    func encodings(mediaType: Asset.MediaType, bytes: [UInt8], encoding: String, content: String) throws {
        let asset = Asset(
            name: "a", mediaType: mediaType, naturalSize: Size(width: 1, height: 1), bytes: bytes)
        let request = RenderRequest(scenes: [], assets: AssetTable([asset]))
        let written = try JSONValue(parsing: WireRequest.bytes(request))["assets"]?["a"]
        #expect(written?["encoding"]?.string == encoding)
        #expect(written?["content"]?.string == content)
        #expect(try WireRequest.read(WireRequest.bytes(request)).assets.assets == [asset])
    }

    @Test("fields that are not known are ignored, and what is missing has the values of a pipe")
    func lenient() throws {
        let text = """
            \u{FEFF}{"protocol": 1, "scenes": [], "future": {"a": [1]}, "options": {"width": 30, "font": "x"},
             "assets": {"a.svg": {"mediaType": "image/svg+xml", "encoding": "utf8", "content": "é", "new": 1}}}

            """
        let request = try WireRequest.read(Array(text.utf8))
        #expect(request.options == RenderOptions(width: 30))
        #expect(request.assets["a.svg"]?.bytes == Array("é".utf8))
        #expect(try WireRequest.read(Array(#"{"protocol":1,"scenes":[]}"#.utf8)).options == RenderOptions())
    }

    @Test(
        "what is wrong is said with its place",
        arguments: [
            ("", "line 1, column 1: the text ends where a value is due"),
            ("[]", "the document: expected an object, not an array"),
            ("{}", "it speaks no protocol at all, and this program speaks protocol 1"),
            (#"{"protocol":2}"#, "it speaks protocol 2, and this program speaks protocol 1"),
            (#"{"protocol":1.5}"#, "it speaks protocol 1.5, and this program speaks protocol 1"),
            (
                #"{"protocol":"1"}"#,
                #"it speaks protocol "1", which is a string, and this program speaks protocol 1"#
            ),
            (
                #"{"protocol":[1]}"#,
                "it speaks a protocol that is an array, and this program speaks protocol 1"
            ),
            (#"{"protocol":1,"protocol":1}"#, "line 1, column 15: the field 'protocol' stands twice"),
            (#"{"protocol":1}"#, "scenes: it is missing"),
            (#"{"protocol":1,"scenes":{}}"#, "scenes: expected an array, not an object"),
            (#"{"protocol":1,"scenes":[{}]}"#, "scenes[0].name: it is missing"),
            (
                #"{"protocol":1,"scenes":[],"options":{"width":"80"}}"#,
                "options.width: expected a whole number, not a string"
            ),
            (
                #"{"protocol":1,"scenes":[],"options":{"colors":"red"}}"#,
                #"options.colors: expected one of none, ansi16, ansi256, truecolor, not "red""#
            ),
            (#"{"protocol":1,"scenes":[],"assets":{"a":{}}}"#, #"assets."a".mediaType: it is missing"#),
            (
                #"{"protocol":1,"scenes":[],"assets":{"a":{"mediaType":"image/gif"}}}"#,
                #"assets."a".mediaType: expected image/svg+xml or image/png, not "image/gif""#
            ),
            (
                #"{"protocol":1,"scenes":[],"assets":{"a":{"mediaType":"image/png","encoding":"base64","content":"AA"}}}"#,
                #"assets."a".content: it is not base64 with padding"#
            ),
            (
                #"{"protocol":1,"scenes":[],"requiredFeatures":"bars"}"#,
                "requiredFeatures: expected an array, not a string"
            ),
        ])
    func broken(text: String, message: String) {
        #expect {
            try WireRequest.read(Array(text.utf8))
        } throws: { error in
            (error as? WireProblem)?.message == message
        }
    }

    @Test("a scene with a field of the wrong type is refused with the field's place")
    func wrongScene() throws {
        var scene = try JSONValue(encoding: try #require(try Shipped.compositions().first).scene)
        guard case .object(var members) = scene else { throw WireProblem.field("scene", "no object") }
        members["padding"] = "wide"
        scene = .object(members)
        let request = JSONValue.object(["protocol": 1, "scenes": .array([scene])]).bytes()
        #expect {
            try WireRequest.read(request)
        } throws: { error in
            (error as? WireProblem)?.message.hasPrefix("scenes[0].padding: ") ?? false
        }
    }
}
