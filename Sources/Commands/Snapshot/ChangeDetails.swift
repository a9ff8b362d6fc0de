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
            scene: golden.map { golden in
                let lines = sceneLines(name, scene, golden: golden, rendering: rendering)
                return lines.isEmpty ? causes(name, scene, difference, rendering) : lines
            } ?? [],
            renderings: showsRenderings
                ? .init(golden: golden, rendering: rendering, mediaType: mediaType) : nil)
    }

    /// What waits for a golden, else what is rendered now.
    private func rendering(of path: String, _ scene: GoldenScene?) -> [UInt8]? {
        if let waiting = try? pending?.rendering(for: path) { return waiting }
        return scene.flatMap { try? Self.bytes(of: $0) }
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
        let prefix = Self.prefix(name)
        if let data = scenes?.info, name.renderer == data.name {
            return (SceneDifference.lines(golden: golden, rendering: rendering) ?? []).map { prefix + $0 }
        }
        if let lines = keptSceneLines(name, scene) { return lines.map { prefix + $0 } }
        return (SceneDifference.markupLines(golden: golden, rendering: rendering) ?? []).map { prefix + $0 }
    }

    private static func prefix(_ name: GoldenName) -> String {
        name.variant.map { "\(name.entry) (\($0)): " } ?? "\(name.entry): "
    }

    /// Where nothing has changed in the scene, what may have: the renderer, or the golden.
    private func causes(
        _ name: GoldenName, _ scene: GoldenScene?, _ difference: Difference, _ rendering: [UInt8]
    ) -> [String] {
        let prefix = Self.prefix(name)
        // An edited golden shows it in its difference.
        guard !difference.showsEditing else { return [] }
        if let scene, !isSteady(scene, pending == nil ? rendering : nil) {
            return [prefix + GoldenComparison.unsteadiness(of: name.renderer)]
        }
        guard name.renderer != scenes?.info.name, keptSceneLines(name, scene) != nil else { return [] }
        return [
            "\(prefix)the scene is the same: the renderer \(name.renderer) has changed, or the golden was edited"
        ]
    }

    /// Whether a scene is rendered to the same bytes twice; `first` is what it has been rendered to just now.
    private func isSteady(_ scene: GoldenScene, _ first: [UInt8]?) -> Bool {
        guard let before = first ?? (try? Self.bytes(of: scene)), let after = try? Self.bytes(of: scene)
        else {
            return true
        }
        return before == after
    }

    private static func bytes(of scene: GoldenScene) throws(RenderFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        try scene.render(into: &bytes)
        return bytes
    }

    /// The difference of the scene as it is now from its golden in JSON; nil where there is none.
    private func keptSceneLines(_ name: GoldenName, _ scene: GoldenScene?) -> [String]? {
        guard let scenes, let scene else { return nil }
        let data = GoldenScene(scene.composition, KeptRenderer(scenes), scene.variant)
        guard let golden = setup.store.bytes(of: data.path) else { return nil }
        guard let rendering = try? Self.bytes(of: data) else { return nil }
        return SceneDifference.lines(golden: golden, rendering: rendering)
    }
}
