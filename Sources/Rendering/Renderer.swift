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

    /// The files of all scenes of a request.
    ///
    /// By default each scene becomes one file, `<scene name>.<file extension>`.
    ///
    /// - Throws: `RenderFailure` where a scene cannot be rendered.
    func render(_ request: RenderRequest) throws(RenderFailure) -> [Artifact]
}

extension Renderer {
    /// One file a scene.
    public func render(_ request: RenderRequest) throws(RenderFailure) -> [Artifact] {
        var artifacts: [Artifact] = []
        for scene in request.scenes {
            var bytes: [UInt8] = []
            try render(scene, assets: request.assets, options: request.options, into: &bytes)
            artifacts.append(
                Artifact(
                    path: "\(scene.name).\(info.fileExtension)", mediaType: info.mediaType, bytes: bytes))
        }
        return artifacts
    }
}

/// What a renderer says of itself.
public struct RendererInfo: Hashable, Sendable {
    /// The name on the command line: `text`.
    public var name: String
    /// What it makes, in a few words.
    public var summary: String
    /// The media type of its files: `text/html`.
    public var mediaType: String
    /// The ending of its files, without the dot: `html`.
    public var fileExtension: String

    /// A renderer's name and what it makes.
    public init(name: String, summary: String, mediaType: String, fileExtension: String) {
        self.name = name
        self.summary = summary
        self.mediaType = mediaType
        self.fileExtension = fileExtension
    }
}

/// One file, not yet written.
public struct Artifact: Hashable, Sendable {
    /// Relative, with `/`, without `.` and `..`.
    public var path: String
    /// The media type of its bytes.
    public var mediaType: String
    /// The file.
    public var bytes: [UInt8]

    /// A file that is to be written at `path`.
    public init(path: String, mediaType: String, bytes: [UInt8]) {
        self.path = path
        self.mediaType = mediaType
        self.bytes = bytes
    }
}

/// Why a scene cannot be rendered.
public struct RenderFailure: Error, Hashable, Sendable {
    /// The scene's name, where one is to blame.
    public var scene: String?
    /// What is wrong, in one sentence.
    public var message: String

    /// A failure of one scene, or of the whole request.
    public init(scene: String? = nil, message: String) {
        self.scene = scene
        self.message = message
    }
}
