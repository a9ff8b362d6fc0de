import Foundation
import Rendering
import Testing

@testable import Commands

@Suite("snapshot prune")
struct SnapshotPruneTests {
    @Test("prune removes what nothing accounts for, and never another's file")
    func prune() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        _ = stage.snapshot("record", "--renderer", "text")
        let own = try stage.goldens()
        let foreign = [
            "text/README.md", "notes.txt", "docs/readme.md", "text/gone.pdf", "text/one.txt.bak",
            "text/.gitattributes",
        ]
        for file in foreign { try stage.workspace.write("gold/\(file)", "x") }
        for file in ["text/gone.txt", "text/one.dark.txt", "text/one.pdf", "old/one.pdf"] {
            try stage.workspace.write("gold/\(file)", "x")
        }
        let manifest = "{\"renderers\": [\"text\"]}"
        try stage.workspace.write("gold/snapshots.json", manifest)
        let dry = stage.snapshot("prune", "--dry-run")
        #expect(dry.status == 0)
        #expect(
            dry.lines == [
                "old/one.pdf: snapshots.json does not keep the renderer old",
                "text/gone.txt: its entry is gone", "text/one.dark.txt: there is no variant dark",
                "text/one.pdf: the renderer text makes .txt now",
            ])
        #expect(try stage.goldens().contains("text/gone.txt"))
        #expect(stage.snapshot("prune", "--renderer", "text").lines.count == 3)
        #expect(stage.snapshot("list", "--renderer", "old").lines == ["old/one.pdf"])
        #expect(stage.snapshot("prune", "--renderer", "old").lines.count == 1)
        #expect(try stage.goldens() == (own + foreign + ["snapshots.json"]).sorted())
        #expect(stage.snapshot("prune").lines == [])
    }

    @Test("goldens of a renderer that is merely not found are not pruned")
    func missingRenderer() throws {
        var stage = try SnapshotStage(["one": "Hello"])
        stage.registry = .init([TitleRenderer(), TitleRenderer(name: "other")])
        try stage.workspace.write("gold/snapshots.json", "{\"renderers\": [\"title\", \"other\"]}")
        _ = stage.snapshot("record")
        let before = try stage.workspace.tree("gold")
        stage.registry = .init([TitleRenderer()])
        for arguments in [[], ["--renderer", "other"]] {
            let verified = stage.snapshot(["verify"])
            let pruned = stage.snapshot(["prune"] + arguments)
            #expect(pruned.status == 2 && pruned.errors == verified.errors)
            #expect(pruned.errors.contains("snapshots.json names it"))
        }
        #expect(stage.snapshot("prune", "--renderer", "title").status == 0)
        #expect(try stage.workspace.tree("gold") == before)
        // Where no manifest says what is kept, only who is named is gone.
        try stage.workspace.write("gold/snapshots.json", "{}")
        let left = stage.snapshot("prune")
        #expect(left.status == 0 && left.lines == [])
        #expect(left.errors.contains("2 goldens of other left") && left.errors.contains("--renderer other"))
        // A file of it that cannot be run is no reason either.
        let program = try stage.workspace.write("plugins/emptystates-render-other", "#!/bin/sh\n")
        let broken = stage.snapshot(
            "prune", "--renderer", "other", "--plugin-directory", stage.workspace("plugins"))
        #expect(broken.status == 2 && broken.errors.contains("is not executable"))
        #expect(try stage.goldens().count == 5)
        try FileManager.default.removeItem(atPath: program)
        let gone = stage.snapshot("prune", "--renderer", "other")
        #expect(
            gone.lines == [
                "other/one.error.txt: there is no renderer other",
                "other/one.txt: there is no renderer other",
            ])
    }

    @Test("where the manifest was lost, goldens of variants are not pruned")
    func missingManifest() throws {
        let stage = try SnapshotStage(["one": "Hello", "two": "World"])
        let manifest = "{\"variants\": {\"dark\": {\"appearance\": \"dark\"}}}"
        try stage.workspace.write("gold/snapshots.json", manifest)
        _ = stage.snapshot("record", "--renderer", "text")
        try FileManager.default.removeItem(atPath: stage.workspace("gold/snapshots.json"))
        let before = try stage.workspace.tree("gold")
        for arguments in [[], ["--dry-run"], ["--renderer", "text"]] {
            let result = stage.snapshot(["prune"] + arguments)
            #expect(result.status == 2 && result.lines == [])
            #expect(result.errors.contains("4 goldens are of variants that it would describe: dark"))
        }
        #expect(try stage.workspace.tree("gold") == before)
        try stage.workspace.write("gold/snapshots.json", "{}")
        #expect(stage.snapshot("prune").lines.count == 4)
        #expect(stage.snapshot("verify").lines == ["4 matched"])
    }

    @Test("prune removes nothing where the catalogue is wrong, is empty or is another")
    func carefulPrune() throws {
        let stage = try SnapshotStage(["one": "Hello"])
        _ = stage.snapshot("record", "--renderer", "text")
        try stage.workspace.write("gold/text/gone.txt", "x")
        let before = try stage.workspace.tree("gold")
        try stage.workspace.write("cat/bad.yaml", "id: gone\nstates: 1\n")
        #expect(stage.snapshot("prune").status == 1)
        try FileManager.default.removeItem(atPath: stage.workspace("cat/bad.yaml"))
        try FileManager.default.removeItem(atPath: stage.workspace("cat/one.yaml"))
        #expect(stage.snapshot("prune").status == 2)
        try stage.write("other", "Hello")
        let other = stage.snapshot("prune")
        #expect(other.status == 1)
        #expect(other.errors.contains("is of this catalogue; nothing was removed"))
        #expect(try stage.workspace.tree("gold") == before)
    }
}
