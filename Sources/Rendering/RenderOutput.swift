/// What a renderer gives back.
public struct RenderOutput: Hashable, Sendable {
    /// The files, in the order of the scenes.
    public var files: [Artifact]
    /// What the renderer has to say of them.
    public var notes: [RenderNote]

    /// Files, and what is to be said of them.
    public init(files: [Artifact] = [], notes: [RenderNote] = []) {
        self.files = files
        self.notes = notes
    }
}

/// One file, not yet written.
public struct Artifact: Hashable, Sendable {
    /// The name of the scene that it shows.
    public var scene: String
    /// Relative, with `/`, without `.` and `..`.
    public var path: String
    /// The media type of its bytes.
    public var mediaType: String
    /// The file.
    public var bytes: [UInt8]

    /// A file that shows `scene` and is to be written at `path`.
    public init(scene: String, path: String, mediaType: String, bytes: [UInt8]) {
        self.scene = scene
        self.path = path
        self.mediaType = mediaType
        self.bytes = bytes
    }
}

/// Something that a renderer says of its work, which is no failure.
public struct RenderNote: Hashable, Sendable {
    /// How grave it is.
    public enum Severity: String, CaseIterable, Codable, Sendable {
        case warning, note
    }

    /// How grave it is.
    public var severity: Severity
    /// The scene's name, where it is about one.
    public var scene: String?
    /// One sentence; a plugin's is not yet escaped.
    public var message: String

    /// A note on one scene, or on the whole request.
    public init(severity: Severity = .warning, scene: String? = nil, message: String) {
        self.severity = severity
        self.scene = scene
        self.message = message
    }
}
