import SceneModel
import Snapshots
import Testing

@Suite("The manifest of a store")
struct ManifestTests {
    private func read(_ text: String?) throws -> SnapshotManifest {
        let scratch = try Scratch()
        if let text { try scratch.write("snapshots.json", text) }
        return try SnapshotManifest.read(in: GoldenStore(scratch.path), states: ["empty", "noResults"])
    }

    @Test("without a manifest everything is plain")
    func none() throws {
        #expect(try read(nil) == SnapshotManifest())
        #expect(try read("{}") == SnapshotManifest())
    }

    @Test("it says renderers, states and variants, in any order")
    func whole() throws {
        let manifest = try read(
            """
            {"variants": {"large": {"text-scale": 2, "entries": ["air*", "vine"]},
                          "dark": {"renderers": ["html"], "appearance": "dark", "bars": "shown"}},
             "states": "first", "renderers": ["text", "html"]}
            """)
        #expect(manifest.renderers == ["text", "html"])
        #expect(manifest.keepsFirstStateOnly)
        #expect(manifest.variants.map(\.name) == ["dark", "large"])
        let (dark, large) = (manifest.variants[0], manifest.variants[1])
        #expect(dark.options.map(\.name) == ["appearance", "bars"])
        #expect(large.options == [.init(name: "text-scale", value: 2)])
        #expect(dark.isKept(entry: "x", renderer: "html") && !dark.isKept(entry: "x", renderer: "text"))
        #expect(
            large.isKept(entry: "airbnb", renderer: "text") && !large.isKept(entry: "x", renderer: "text"))
    }

    @Test(
        "what is wrong with it is said with the file, and where it is near, with what was meant",
        arguments: [
            ("[]", "the manifest must be an object, not an array", nil),
            ("{\"variant\": {}}", "unknown key \"variant\" in the manifest", "did you mean \"variants\"?"),
            ("{\"states\": \"some\"}", "\"states\" must be \"all\" or \"first\", not a string", nil),
            ("{\"renderers\": []}", "\"renderers\" must be a list of strings", nil),
            ("{\"renderers\": [\"../x\"]}", "\"../x\" in \"renderers\" is no renderer's name", nil),
            ("{\"variants\": {\"noresults\": {\"bars\": \"shown\"}}}", "that is a state", nil),
            ("{\"variants\": {\"A\": {\"bars\": \"shown\"}}}", "a variant cannot be called \"A\"", nil),
            ("{\"variants\": {\"a\": {\"entries\": [\"x\"]}}}", "no other than the plain golden", nil),
            ("{\"variants\": {\"a\": 1}}", "must be an object, not a number", nil),
        ] as [(String, String, String?)])
    func problems(text: String, message: String, remedy: String?) throws {
        let problem = try #require(throws: StoreProblem.self) { try read(text) }
        #expect(problem.message.contains(message))
        #expect(problem.message.contains("/snapshots.json: "))
        #expect(problem.remedy == remedy)
    }

    @Test("JSON that is none is reported with its place")
    func syntax() throws {
        let problem = try #require(throws: StoreProblem.self) { try read("{\n\"renderers\": [,]}") }
        #expect(problem.message.contains("/snapshots.json:2:15: "))
    }
}
