import FileSystem
import Publishing
import Rendering
import SceneModel
import Snapshots

/// Compares one rendering with its golden, and writes it where that is allowed.
struct SnapshotJudge {
    let store: GoldenStore
    let recording: SnapshotRecording

    /// Lines of a difference that a message shows.
    private static let lineLimit = 40

    /// What is wrong; nil where the rendering is its golden.
    func judge(_ rendering: [UInt8], _ name: GoldenName) -> SnapshotFailure? {
        var golden: [UInt8] = []
        switch store.compare(name.path, with: rendering, golden: &golden) {
        case .matched: return nil
        case .unreadable(let reason):
            return SnapshotFailure(message: "\(name.path) cannot be read: \(reason)")
        case .missing:
            guard recording == .never else { return record(rendering, name) }
            return SnapshotFailure(
                message: "\(name.path) is missing in \(store.folder)",
                attachments: [("\(name.renderer).\(name.file)", rendering)])
        case .changed:
            let difference = Difference(golden: golden, rendering: rendering)
            let isMended = recording == .missing && difference.isOfLineEndingsOnly
            if recording == .all || isMended { return record(rendering, name) }
            return failure(name, difference, golden: golden, rendering: rendering)
        }
    }

    private func failure(
        _ name: GoldenName, _ difference: Difference, golden: [UInt8], rendering: [UInt8]
    ) -> SnapshotFailure {
        var lines = Self.text(difference.lines(limit: Self.lineLimit))
        if name.fileExtension == "json" {
            lines += SceneDifference.lines(golden: golden, rendering: rendering) ?? []
        }
        let file = "\(name.renderer).\(name.file)"
        return SnapshotFailure(
            message: (["\(name.path) has changed"] + lines).joined(separator: "\n"),
            attachments: [
                ("golden.\(file)", golden), ("rendering.\(file)", rendering),
                (
                    "difference.\(file).txt",
                    Array((Self.text(difference.lines).joined(separator: "\n") + "\n").utf8)
                ),
            ])
    }

    private static func text(_ lines: [DifferenceLine]) -> [String] {
        lines.map { "\($0.kind.sign) \($0.fitted(columns: 160).text)" }
    }

    /// Writes the golden; that is told as a failure too, since nothing has been checked.
    private func record(_ rendering: [UInt8], _ name: GoldenName) -> SnapshotFailure {
        let path = Path.join(store.folder, name.path)
        do throws(FileError) {
            try FileWriter.makeFolder(Path.parent(path))
            try FileWriter.write(rendering, to: path)
        } catch {
            return SnapshotFailure(message: "\(error)")
        }
        return SnapshotFailure(message: "\(name.path) was recorded; run the test again to check it")
    }

    /// The rendering of a scene, or why there is none.
    static func render(
        _ scene: Scene, _ assets: [Asset], _ renderer: any Renderer, _ options: RenderOptions
    ) -> Result<[UInt8], RenderFailure> {
        Result { () throws(RenderFailure) in
            let output = try renderer.render(
                RenderRequest(scenes: [scene], assets: AssetTable(assets), options: options))
            let files = output.files.filter { $0.scene == scene.name }
            guard files.count == 1 else {
                throw RenderFailure(
                    scene: scene.name, message: "it made \(files.count) files, and a golden is one file")
            }
            return files[0].bytes
        }
    }
}
