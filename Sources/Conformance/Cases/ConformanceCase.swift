public import Rendering
public import SceneModel

/// A row of the suite: what is rendered, why, and what is judged.
public struct ConformanceCase: Sendable {
    /// Whether a renderer must pass.
    public enum Level: String, CaseIterable, Sendable {
        /// A renderer that fails shows something else than the scene, or puts its users at risk.
        case required = "Required"
        /// A renderer that fails serves some people worse than others.
        case recommended = "Recommended"
    }

    /// The name, such as `Required.HostileText.HTML`.
    public let name: String
    /// What must hold, and for whom, in one sentence.
    public let why: String
    /// What is judged.
    public let exam: Exam
    /// What is rendered.
    public let scenes: [Scene]
    /// The pictures of the request.
    public let assets: AssetTable
    /// The options of the request.
    public let options: RenderOptions

    /// A case; where it has several scenes they are numbered, since the scenes of a request differ in name.
    init(
        _ name: String, _ why: String, _ scenes: Scene..., exam: Exam = .words,
        assets: [Asset] = Specimen.artwork, options: RenderOptions = RenderOptions()
    ) {
        self.name = name
        self.why = why
        self.exam = exam
        self.assets = AssetTable(assets)
        self.options = options
        guard scenes.count > 1 else {
            self.scenes = scenes
            return
        }
        self.scenes = scenes.enumerated().map { index, scene in
            var scene = scene
            scene.name += "-\(index + 1)"
            return scene
        }
    }

    /// Whether a renderer must pass.
    public var level: Level { name.hasPrefix(Level.required.rawValue + ".") ? .required : .recommended }

    /// The name without the level: `HostileText.HTML`.
    public var shortName: String { String(name.dropFirst(level.rawValue.count + 1)) }
}

/// What is judged of a rendering.
public enum Exam: String, CaseIterable, Sendable {
    /// Each file, by its media type.
    case words
    /// Each file, unless the renderer refuses the content.
    case wordsOrRefusal
    /// What stands for pictures.
    case alternatives
    /// The same request twice.
    case sameTwice
    /// One request for all scenes against a request for each.
    case batchEqualsSingle
    /// A request with fields that no version of the protocol has had.
    case unknownFields
    /// A request of another protocol.
    case otherProtocol
    /// A terminal's colours.
    case colors
    /// Frames in ASCII.
    case asciiFrames

    /// What is judged, in one sentence.
    public var summary: String {
        switch self {
        case .words: "Every file is sound in its medium and holds the scene's words in order."
        case .wordsOrRefusal: "The content is refused in a message, or the files are sound all the same."
        case .alternatives: "The words that stand for a picture are somewhere in the file."
        case .sameTwice: "The same request twice gives the same files, byte for byte."
        case .batchEqualsSingle: "A request for all scenes gives the files that a request for each gives."
        case .unknownFields: "Fields that are not known change nothing."
        case .otherProtocol: "A request of protocol 2 is refused, by a status other than 0 or an error."
        case .colors: "With colours, a terminal's text says the same, and each line's sequences only colour."
        case .asciiFrames: "Frames in ASCII are ASCII, where the words are."
        }
    }
}
