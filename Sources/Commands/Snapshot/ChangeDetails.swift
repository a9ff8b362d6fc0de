import CatalogModel
import EmptyDataSet
import Rendering
import SceneModel
import SnapshotScenes
import Snapshots

/// Looks into changes: renders a golden that has had one again, so that a run need not hold what it rendered.
struct ChangeDetails {
    let comparison: GoldenComparison
    /// The files of the entries, by id.
    let files: [String: String]
    /// The renderer of scenes as data, where there is one.
    let scenes: (any Renderer)?
    /// Where renderings wait that are shown in place of fresh ones; nil for none.
    var pending: PendingFolder?

    private var setup: SnapshotSetup { comparison.setup }

    /// Fills in the details of as many changes as `limit`.
    ///
    /// With `showsRenderings`, golden and rendering are added too.
    func fill(
        _ report: inout SnapshotReport, limit: Int, includingNew: Bool = false, showsRenderings: Bool = false
    ) {
        var left = limit
        for index in report.changes.indices where left > 0 {
            let change = report.changes[index]
            guard includingNew || !change.isNew, let path = change.goldens.first else { continue }
            left -= 1
            report.changes[index].detail = detail(of: path, showsRenderings: showsRenderings)
        }
    }

    /// What a path is the golden of.
    func layoutName(of path: String) -> GoldenName? { setup.layout.name(of: path) }

    /// What the change of a golden is; nil where it can no longer be told.
    func detail(of path: String, showsRenderings: Bool = false) -> SnapshotReport.Detail? {
        guard let name = setup.layout.name(of: path) else { return nil }
        let scene = scene(of: name)
        guard let rendering = rendering(of: path, scene) else { return nil }
        let golden = setup.store.bytes(of: path)
        let difference =
            golden.map { Difference(golden: $0, rendering: rendering) }
            ?? Difference(new: rendering, by: name.renderer)
        let mediaType = scene?.renderer.info.mediaType ?? "text/plain"
        return SnapshotReport.Detail(
            lines: difference.lines(limit: ReportText.lineLimit),
            scene: golden.map { sceneLines(name, scene, golden: $0, rendering: rendering) } ?? [],
            renderings: showsRenderings
                ? .init(golden: golden, rendering: rendering, mediaType: mediaType) : nil)
    }

    /// What waits for a golden, else what is rendered now.
    private func rendering(of path: String, _ scene: GoldenScene?) -> [UInt8]? {
        if let waiting = try? pending?.rendering(for: path) { return waiting }
        guard let scene else { return nil }
        var bytes: [UInt8] = []
        do throws(RenderFailure) {
            try scene.render(into: &bytes)
        } catch {
            return nil
        }
        return bytes
    }

    /// The scene that a golden is of, composed again.
    func scene(of name: GoldenName) -> GoldenScene? {
        guard let path = files[name.entry] else { return nil }
        let file = Catalog.read(path)
        guard let entry = file.entry else { return nil }
        let loaded = LoadedEntry(entry: entry, artwork: EntryArtwork.load(for: file).artwork)
        return comparison.scenes(of: loaded).first { $0.path == name.path }
    }

    // MARK: Scenes

    /// What has changed in the scene, by its golden in JSON; where none is kept, by what the page itself says.
    private func sceneLines(
        _ name: GoldenName, _ scene: GoldenScene?, golden: [UInt8], rendering: [UInt8]
    ) -> [String] {
        let prefix = name.variant.map { "\(name.entry) (\($0)): " } ?? "\(name.entry): "
        if let data = scenes?.info, name.renderer == data.name {
            return (SceneDifference.lines(golden: golden, rendering: rendering) ?? []).map { prefix + $0 }
        }
        if let lines = keptSceneLines(name, scene) {
            let isSame = "the scene is the same, so the renderer \(name.renderer) has changed"
            return (lines.isEmpty ? [isSame] : lines).map { prefix + $0 }
        }
        return (SceneDifference.markupLines(golden: golden, rendering: rendering) ?? []).map { prefix + $0 }
    }

    /// The difference of the scene as it is now from its golden in JSON; nil where there is none.
    private func keptSceneLines(_ name: GoldenName, _ scene: GoldenScene?) -> [String]? {
        guard let scenes, let scene else { return nil }
        let data = GoldenScene(scene.composition, KeptRenderer(scenes), scene.variant)
        guard let golden = setup.store.bytes(of: data.path) else { return nil }
        var rendering: [UInt8] = []
        do throws(RenderFailure) {
            try data.render(into: &rendering)
        } catch {
            return nil
        }
        return SceneDifference.lines(golden: golden, rendering: rendering)
    }
}
