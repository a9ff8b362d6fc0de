/// Why a scene cannot be rendered.
public struct RenderFailure: Error, Hashable, Sendable {
    /// Whose fault it is.
    public enum Kind: Hashable, Sendable {
        /// The scene's: this renderer cannot show it.
        case content
        /// The renderer's: it is broken, or could not be run.
        case renderer
    }

    /// Whose fault it is.
    public var kind: Kind
    /// The scene's name, where one is to blame.
    public var scene: String?
    /// What is wrong, in one sentence.
    public var message: String
    /// What can be done about it.
    public var remedy: String?
    /// The end of what the renderer logged, made safe to print; a line break between its lines.
    public var log: String?

    /// A failure of one scene, or of the whole request.
    public init(
        kind: Kind = .content, scene: String? = nil, message: String, remedy: String? = nil,
        log: String? = nil
    ) {
        self.kind = kind
        self.scene = scene
        self.message = message
        self.remedy = remedy
        self.log = log
    }
}
