import CatalogModel
import EmptyDataSet
import Rendering
import SceneModel
import SnapshotScenes
import Snapshots
import Testing

@Suite("Variants as scenes")
struct SceneVariantTests {
    private func variant(_ options: KeyValuePairs<String, JSONValue>) throws -> SceneVariant {
        try SceneVariant(
            SnapshotManifest.Variant(
                name: "v", options: options.map { SnapshotManifest.Option(name: $0.key, value: $0.value) }))
    }

    @Test("the plain goldens show the standard device, as a pipe gets it")
    func plain() {
        #expect(SceneVariant.plain.name == nil)
        #expect(SceneVariant.plain.request == SceneRequest())
        #expect(SceneVariant.plain.options == RenderOptions())
        #expect(SceneVariant.plain.isKept(entry: "a", renderer: "b"))
    }

    @Test("each option of a scene does what it does on the command line")
    func options() throws {
        let all = try variant([
            "device": "ipad", "orientation": "landscape", "bars": "shown", "frame": "device",
            "appearance": "dark", "text-scale": 2, "language": "ko", "direction": "rtl", "query": "words",
            "width": 40, "colors": "truecolor", "style": "ascii",
        ])
        #expect(all.request.canvas == Device.named("ipad")?.canvas(.landscape))
        #expect(all.request.showsBars && all.request.frame == .device)
        #expect(
            all.request.traits
                == TraitCollection(
                    appearance: .dark, textScale: 2, layoutDirection: .rtl, language: "ko"))
        #expect(all.request.query == "words")
        #expect(all.options == RenderOptions(width: 40, colors: .truecolor, style: .ascii))
        let sized = try variant(["size": "320x480", "orientation": "landscape"])
        #expect(sized.request.canvas == Canvas(width: 480, height: 320))
    }

    @Test(
        "a value that an option does not take is refused",
        arguments: [
            ("device", "iphone-3"), ("size", "320"), ("size", "1x1"), ("orientation", "upright"),
            ("bars", true),
            ("frame", 1), ("appearance", "dim"), ("text-scale", 9), ("text-scale", "2"), ("language", 1),
            ("direction", "down"), ("query", []), ("width", 0), ("colors", "many"), ("style", ""),
        ] as [(String, JSONValue)])
    func refusals(name: String, value: JSONValue) throws {
        let problem = try #require(throws: StoreProblem.self) { try variant([name: value]) }
        #expect(problem.message.hasPrefix("\"\(name)\" of the variant \"v\" must be "))
    }

    @Test("an option that there is not is answered with the nearest")
    func unknown() throws {
        let problem = try #require(throws: StoreProblem.self) { try variant(["textscale": 2]) }
        #expect(problem.remedy == "did you mean \"text-scale\"?")
    }
}
