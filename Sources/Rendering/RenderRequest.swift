public import SceneModel

/// Everything a renderer gets.
public struct RenderRequest: Sendable {
    /// What to render, in order.
    public var scenes: [Scene]
    /// The pictures that the scenes name.
    public var assets: AssetTable
    /// What the user asked for.
    public var options: RenderOptions

    /// A request for some scenes.
    public init(scenes: [Scene], assets: AssetTable, options: RenderOptions = RenderOptions()) {
        self.scenes = scenes
        self.assets = assets
        self.options = options
    }
}

/// The pictures of a request, found by name.
///
/// A scene has few, so they lie in a small array.
public struct AssetTable: Sendable {
    /// In the order in which the scenes name them, each once.
    public private(set) var assets: [Asset]

    /// A table of some pictures.
    public init(_ assets: [Asset] = []) {
        self.assets = []
        for asset in assets { insert(asset) }
    }

    /// Adds a picture unless one of its name is there.
    public mutating func insert(_ asset: Asset) {
        if self[asset.name] == nil { assets.append(asset) }
    }

    /// The picture of that name.
    public subscript(name: String) -> Asset? { assets.first { $0.name == name } }
}

/// What the user asked of a renderer; each reads what concerns it.
public struct RenderOptions: Hashable, Codable, Sendable {
    /// How many colours a terminal has.
    public enum Colors: String, CaseIterable, Codable, Sendable {
        case none, ansi16, ansi256, truecolor
    }

    /// The characters that frames are drawn with.
    public enum Style: String, CaseIterable, Codable, Sendable {
        case unicode, ascii
    }

    /// Columns of a terminal.
    public var width: Int
    /// How many colours.
    public var colors: Colors
    /// The characters of frames.
    public var style: Style
    /// Whether pages do what the entries say of taps; their states are then pages beside one another.
    public var isInteractive: Bool

    /// What the user asked for; the defaults are those of a pipe.
    public init(
        width: Int = 80, colors: Colors = .none, style: Style = .unicode, isInteractive: Bool = false
    ) {
        self.isInteractive = isInteractive
        self.width = width
        self.colors = colors
        self.style = style
    }
}
