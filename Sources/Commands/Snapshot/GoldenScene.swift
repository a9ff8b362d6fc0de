import EmptyDataSet
import Rendering
import SceneModel
import SnapshotScenes
import Snapshots

/// One scene as one renderer is asked for it.
struct GoldenScene: Sendable {
    let composition: SceneComposer.Composition
    let renderer: KeptRenderer
    let variant: SceneVariant
    /// The path of its golden below the store.
    let path: String

    init(_ composition: SceneComposer.Composition, _ renderer: KeptRenderer, _ variant: SceneVariant) {
        self.composition = composition
        self.renderer = renderer
        self.variant = variant
        // The same as a `GoldenName` says, whose checks have been made of each part before.
        let stem = variant.name.map { "\(composition.scene.name).\($0)" } ?? composition.scene.name
        path = "\(renderer.info.name)/\(stem).\(renderer.info.fileExtension)"
    }

    /// What the golden is of.
    func name() throws(GoldenNameProblem) -> GoldenName {
        try GoldenName(
            renderer: renderer.info.name, scene: composition.scene.name, variant: variant.name,
            fileExtension: renderer.info.fileExtension)
    }

    /// Renders it alone, in place of what is in `output`.
    func render(into output: inout [UInt8]) throws(RenderFailure) {
        output.removeAll(keepingCapacity: true)
        let assets = AssetTable(composition.assets)
        if renderer.batchSize == 1 {
            return try renderer.renderer.render(
                composition.scene, assets: assets, options: variant.options, into: &output)
        }
        let answer = try renderer.renderer.render(
            RenderRequest(scenes: [composition.scene], assets: assets, options: variant.options))
        output += try only(answer.files)
    }

    /// The bytes of the one file of this scene among some.
    func only(_ files: [Artifact]) throws(RenderFailure) -> [UInt8] {
        let own = files.filter { $0.scene == composition.scene.name }
        guard own.count == 1 else {
            throw RenderFailure(
                scene: composition.scene.name,
                message: own.isEmpty
                    ? "it made no file of this scene"
                    : "it made \(own.count) files of one scene, and a golden is one file")
        }
        return own[0].bytes
    }
}
