public import SceneModel

/// What a renderer says of itself.
public struct RendererInfo: Hashable, Sendable {
    /// The name on the command line: `text`.
    public var name: String
    /// Its own version; nil for a built-in renderer, which has the program's.
    public var version: String?
    /// What it makes, in a few words.
    public var summary: String
    /// The media type of its files: `text/html`.
    public var mediaType: String
    /// The ending of its files, without the dot: `html`.
    public var fileExtension: String
    /// What it can express; nil where it says nothing of it, and nothing is refused.
    public var features: Set<Scene.Feature>?

    /// A renderer's name and what it makes.
    public init(
        name: String, version: String? = nil, summary: String, mediaType: String, fileExtension: String,
        features: Set<Scene.Feature>? = Set(Scene.Feature.allCases)
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.mediaType = mediaType
        self.fileExtension = fileExtension
        self.features = features
    }

    /// What a scene requires and this renderer lacks, in the order of `Scene.Feature`.
    public func missingFeatures(for scene: Scene) -> [Scene.Feature] {
        // Most renderers have all there are, and then a scene need not be asked.
        guard let features, features.count < Scene.Feature.allCases.count else { return [] }
        return scene.requiredFeatures.filter { !features.contains($0) }
    }

    /// Where the file of a scene belongs: `airbnb.loading.html`.
    public func path(of scene: Scene) -> String { "\(scene.name).\(fileExtension)" }
}
