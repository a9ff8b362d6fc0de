public import SceneModel

/// Turns scenes into files.
///
/// It is a pure function: the same request gives the same bytes, and all it knows of the world is in the
/// request.
public protocol Renderer: Sendable {
    /// Its name and what it makes.
    var info: RendererInfo { get }

    /// Appends the file that one scene becomes to `output`.
    ///
    /// - Throws: `RenderFailure` where the scene cannot be rendered; `output` is then of no use.
    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure)

    /// What is to be said of a scene that is rendered, such as what looks otherwise; by default nothing.
    func notes(on scene: Scene, assets: AssetTable) -> [RenderNote]

    /// The files of all scenes of a request.
    ///
    /// A renderer that wants one scene at a time may also be asked for it alone, without a request. By default each scene becomes one file, `<scene name>.<file extension>`.
    ///
    /// - Throws: `RenderFailure` where a scene cannot be rendered.
    func render(_ request: RenderRequest) throws(RenderFailure) -> RenderOutput

    /// How many scenes it wants in one request; more than 1 where a request costs much, such as a process.
    var batchSize: Int { get }
}

extension Renderer {
    /// One file a scene.
    public func render(_ request: RenderRequest) throws(RenderFailure) -> RenderOutput {
        var output = RenderOutput()
        for scene in request.scenes {
            var bytes: [UInt8] = []
            try render(scene, assets: request.assets, options: request.options, into: &bytes)
            output.files.append(
                Artifact(
                    scene: scene.name, path: info.path(of: scene), mediaType: info.mediaType, bytes: bytes))
            output.notes += notes(on: scene, assets: request.assets)
        }
        return output
    }

    /// Nothing.
    public func notes(on scene: Scene, assets: AssetTable) -> [RenderNote] { [] }

    /// One scene a request.
    public var batchSize: Int { 1 }
}
