public import Rendering
public import SceneModel

/// A state of an entry, to be rendered by each renderer.
public struct MatrixState: Sendable {
    /// The entry's id.
    public let entry: String
    /// The state's name.
    public let state: String
    /// Its scene.
    public let scene: Scene
    /// The pictures that the scene names.
    public let assets: AssetTable

    /// A state of an entry.
    public init(entry: String, state: String, scene: Scene, assets: AssetTable) {
        self.entry = entry
        self.state = state
        self.scene = scene
        self.assets = assets
    }
}

/// What a renderer makes of a state.
public enum MatrixCell: Hashable, Sendable {
    /// Everything is shown.
    case fine
    /// What is shown is sound, and these cannot be expressed.
    case degraded([Scene.Feature])
    /// What comes out is wrong, or nothing comes.
    case broken(RenderingFault)

    /// A state that was not rendered, since the renderer broke down before.
    static let notRun = MatrixCell.broken(RenderingFault(Patience.remark))
}
