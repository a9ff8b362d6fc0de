import Commands
import Foundation
import Rendering
import Testing

@Suite("What a store keeps")
struct SnapshotVariantTests {
    @Test("variants are kept beside the plain goldens, of the entries and by the renderers that are named")
    func variants() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        try stage.workspace.write(
            "gold/snapshots.json",
            """
            {"renderers": ["text", "html"], "states": "first", "variants": {
              "dark": {"appearance": "dark", "renderers": ["html"]},
              "tablet": {"device": "ipad", "bars": "shown", "text-scale": 1.5, "width": 40, "entries": ["t*"]}}}
            """)
        #expect(stage.snapshot("record").status == 0)
        #expect(
            try stage.goldens() == [
                "html/one.dark.html", "html/one.html", "html/two.dark.html", "html/two.html",
                "html/two.tablet.html", "snapshots.json", "text/one.txt", "text/two.tablet.txt",
                "text/two.txt",
            ])
        #expect(stage.snapshot("verify").lines == ["8 matched"])
        let rendered = run(
            "render", stage.workspace("cat/two.yaml"), "--renderer", "html", "--device", "ipad", "--bars",
            "shown",
            "--text-scale", "1.5")
        #expect(try stage.workspace.bytes("gold/html/two.tablet.html") == rendered.outputBytes)
        // Every state in this run, and orphans in one that keeps the first only.
        #expect(stage.snapshot("record", "--all-states").status == 0)
        #expect(stage.snapshot("verify", "--all-states").lines == ["16 matched"])
        #expect(stage.snapshot("verify").lines.last == "8 matched, 8 orphaned")
        try stage.workspace.write("gold/snapshots.json", "{\"renderers\": [\"html\"]}")
        let narrowed = stage.snapshot("verify")
        #expect(narrowed.output.contains("html/one.dark.html: there is no variant dark"))
        #expect(narrowed.output.contains("text/one.txt: snapshots.json does not keep the renderer text"))
        #expect(narrowed.lines.last == "4 matched, 12 orphaned")
    }

    @Test(
        "a manifest that cannot be understood is an error with a remedy, and nothing is recorded",
        arguments: [
            ("{\"variants\": {\"a\": {\"apearance\": \"dark\"}}}", "did you mean \"appearance\"?"),
            ("{\"variants\": {\"a\": {\"appearance\": \"dim\"}}}", "must be one of light, dark"),
            ("{\"variants\": {\"a\": {\"text-scale\": \"2\"}}}", "must be a number from 0.8 to 3.1"),
            ("{\"variants\": {\"a\": {\"size\": \"1x2\"}}}", "such as \"320x480\""),
            ("{\"variants\": {\"a\": {\"device\": \"iphone-3\"}}}", "must be one of iphone-4"),
            ("{\"variants\": {\"a\": {\"bars\": true}}}", "must be one of shown, hidden"),
            ("{\"variants\": {\"loading\": {\"bars\": \"shown\"}}}", "that is a state"),
            ("{\"renderers\": [\"htlm\"]}", "there is no renderer 'htlm'"),
            ("{", "snapshots.json:1:2"),
        ])
    func wrongManifest(text: String, message: String) throws {
        let stage = try SnapshotStage(["one": "Hello"])
        try stage.workspace.write("gold/snapshots.json", text)
        for command in ["record", "verify"] {
            let result = stage.snapshot(command)
            #expect(result.status == 2)
            #expect(result.errors.contains(message), "\(result.errors)")
        }
        #expect(try stage.goldens() == ["snapshots.json"])
    }

    @Test("a renderer that the manifest does not keep is not recorded by a slip")
    func unkeptRenderer() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        try stage.workspace.write("gold/snapshots.json", "{\"renderers\": [\"html\"]}")
        let result = stage.snapshot("record", "--renderer", "text")
        #expect(result.status == 2)
        #expect(result.errors.contains("add it to \"renderers\" there"))
    }

    @Test("a renderer that wants many scenes at once gets them, whatever the order of its answers")
    func batches() throws {
        var stage = try SnapshotStage([:])
        for number in 0..<25 { try stage.write("e\(number)", "Title \(number)") }
        try stage.workspace.write(
            "gold/snapshots.json", "{\"variants\": {\"dark\": {\"appearance\": \"dark\"}}}")
        stage.registry = .init([TitleRenderer(batchSize: 7)])
        #expect(stage.snapshot("record", "--renderer", "title").status == 0)
        #expect(try stage.workspace.text("gold/title/e7.txt") == "light Title 7\n")
        #expect(try stage.workspace.text("gold/title/e24.dark.txt") == "dark Title 24\n")
        #expect(stage.snapshot("verify").lines == ["100 matched"])
        stage.registry = .init([TitleRenderer()])
        #expect(stage.snapshot("verify").lines == ["100 matched"])
        // One scene that cannot be rendered does not hide the others of its batch.
        stage.registry = .init([TitleRenderer(batchSize: 100)])
        try stage.write("e3", "poison")
        let result = stage.snapshot("verify")
        #expect(result.status == 1)
        #expect(result.lines.last == "98 matched, 2 failed")
        #expect(result.lines.first == "failed      title/e3.dark.txt: it is poison")
    }

    @Test("a renderer that makes several files of a scene fails, since a golden is one")
    func severalFiles() throws {
        var stage = try SnapshotStage(["one": "Hello"])
        stage.registry = .init([TitleRenderer(batchSize: 2, fileCount: 2)])
        let result = stage.snapshot("record", "--renderer", "title")
        #expect(result.status == 1)
        #expect(result.errors.contains("it made 2 files of one scene, and a golden is one file"))
        #expect(try stage.goldens() == [])
    }

    @Test("a scene that a renderer cannot express has no golden, and fails where it has one")
    func refused() throws {
        var stage = try SnapshotStage(["one": "Hello"])
        try stage.workspace.write(
            "cat/fancy.yaml", "id: fancy\nstates: {empty: {title: {text: Fancy, kern: 2}}}\n")
        stage.registry = .init([TitleRenderer(features: [])])
        #expect(stage.snapshot("record", "--renderer", "title").status == 0)
        #expect(try stage.goldens() == ["title/one.error.txt", "title/one.txt"])
        #expect(stage.snapshot("verify").lines == ["2 matched, 1 not taken by their renderer"])
        stage.registry = .init([TitleRenderer()])
        #expect(stage.snapshot("record").status == 0)
        #expect(stage.snapshot("verify").lines == ["3 matched"])
        stage.registry = .init([TitleRenderer(features: [])])
        let result = stage.snapshot("verify")
        #expect(result.status == 1)
        #expect(
            result.lines.first?.hasPrefix("failed      title/fancy.txt: its renderer does not have") ?? false)
    }

    @Test("goldens of renderers that are not here are not taken for no goldens")
    func unknownRenderers() throws {
        var stage = try SnapshotStage(["one": "Hello"])
        stage.registry = .init([TitleRenderer()])
        _ = stage.snapshot("record", "--renderer", "title")
        stage.registry = .init([TitleRenderer(name: "other")])
        let result = stage.snapshot("verify")
        #expect(result.status == 2)
        #expect(result.errors.contains("are of renderers that there are not: title"))
    }

    @Test("a golden says nothing of a renderer's version")
    func version() throws {
        var stage = try SnapshotStage(["one": "Hello"])
        stage.registry = .init([TitleRenderer()])
        _ = stage.snapshot("record", "--renderer", "title")
        for (path, bytes) in try stage.workspace.tree("gold") {
            #expect(!path.contains("9.9") && !String(decoding: bytes, as: UTF8.self).contains("9.9"))
        }
    }
}
