import CatalogModel
import CommandTable
import EmptyDataSet
import SceneModel

/// The options SCENE: what the screen is like.
enum SceneOptions {
    static let state = Option(
        "state", value: .oneOf(StateName.self, placeholder: "STATE"),
        summary: "The state to show; the entry's first where none is named")
    static let device = Option(
        "device", value: .oneOf(Device.all.map(\.name), placeholder: "NAME"), default: Device.standard.name,
        summary: "The device whose screen it is")
    static let size = Option(
        "size", value: .size, summary: "A screen of that size in points, such as 320x480")
    static let orientation = Option(
        "orientation", value: .oneOf(Orientation.self), default: .portrait, summary: "How the device is held")
    static let bars = Option(
        "bars", value: .oneOf(Bars.self), default: .hidden, summary: "The status bar and the navigation bar")
    static let frame = Option(
        "frame", value: .oneOf(Scene.Frame.self), default: .none, summary: "What is drawn around the screen")
    static let appearance = Option(
        "appearance", value: .oneOf(Appearance.self), default: .light, summary: "Light or dark")
    static let textScale = Option(
        "text-scale", value: .decimal("X", in: 0.8...3.1), default: 1,
        summary: "How much larger texts are set, as by Dynamic Type")
    static let language = Option(
        "language", value: .language, summary: "The language wanted, where an entry has several")
    static let direction = Option(
        "direction", value: .oneOf(LayoutDirection.self), default: .auto, summary: "The direction of reading")
    static let query = Option(
        "query", value: .text("TEXT"), summary: "What was searched for, in the texts of noResults")

    /// All of them.
    static let all =
        (OptionList(state, device, size, orientation, bars, frame)
        + OptionList(appearance, textScale, language, direction, query)).section("SCENE OPTIONS")

    /// Whether the bars are shown.
    enum Bars: String, CaseIterable, Sendable {
        case shown, hidden
    }

    /// What the options ask for.
    static func request(_ parsed: Parsed) throws(CommandFailure) -> SceneRequest {
        var request = SceneRequest()
        request.canvas = try canvas(parsed)
        request.showsBars = parsed[bars] == .shown
        request.frame = parsed[frame]
        request.traits = TraitCollection(
            appearance: parsed[appearance], textScale: parsed[textScale],
            layoutDirection: parsed[direction], language: parsed[language])
        request.query = parsed[query]
        return request
    }

    private static func canvas(_ parsed: Parsed) throws(CommandFailure) -> Canvas {
        if let size = parsed[size] {
            guard !parsed.isGiven(device) else {
                throw parsed.wrongUsage("--device and --size exclude each other")
            }
            let isTurned = parsed[orientation] == .landscape && size.height > size.width
            return Canvas(
                width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height)
        }
        let device = Device.named(parsed[device]) ?? Device.standard
        return device.canvas(parsed[orientation])
    }
}

extension ValueType where Value == String {
    /// The code of a language, in the form that entries write it.
    static let language = ValueType("CODE") { argument throws(ValueError) in
        if let problem = LanguageCode.problem(argument) { throw ValueError(problem) }
        return argument
    }
}

extension ValueType where Value == Size {
    /// `375x667`: width and height in points, each 100 to 4096.
    static let size = ValueType("WxH") { argument throws(ValueError) in
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            (100...4096).contains(width), (100...4096).contains(height)
        else {
            throw ValueError("expected width and height in points, each 100 to 4096", hint: "such as 375x667")
        }
        return Size(width: Double(width), height: Double(height))
    }
}
