public import SceneModel

/// What all pages of a gallery share: the screens that their toolbar offers, and how the entries are shown at
/// first.
public struct Gallery: Sendable {
    /// The name that the pages give the whole.
    public static let title = "Empty states"

    /// The pages that are no entry's, by their names without the ending.
    public static let pageNames = ["index", "compare"]

    /// How every screen is shown until somebody chooses otherwise.
    public struct Settings: Sendable {
        /// The screen, as a place in `canvases`.
        public var canvas = 0
        /// Whether the status bar and the navigation bar show.
        public var showsBars = false
        /// What is drawn around the screen.
        public var frame = Scene.Frame.none
        /// Light or dark.
        public var appearance = Appearance.light
        /// How much larger texts are set.
        public var textScale = 1.0
        /// The direction of reading.
        public var direction = LayoutDirection.auto

        /// The settings of the reference snapshots.
        public init() {}
    }

    /// Every screen that is offered.
    public let canvases: [GalleryCanvas]
    /// How entries are shown at first.
    public let settings: Settings
    /// Where the gallery is published, with a slash at the end; nil where that is not known.
    public let address: String?
    /// The text scales that are offered, from small to large.
    let textScales: [Double]

    /// A gallery that offers some screens, of which `settings` names one.
    public init(canvases: [GalleryCanvas], settings: Settings, address: String? = nil) {
        self.canvases = canvases
        self.settings = settings
        self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        textScales = Set(Self.standardTextScales + [settings.textScale]).sorted()
    }

    /// The screen that entries are shown on at first.
    var canvas: GalleryCanvas { canvases[settings.canvas] }

    /// The smallest and the standard step of Dynamic Type, its largest without and with the larger sizes for
    /// accessibility, and one between these.
    private static let standardTextScales = [0.82, 1, 1.35, 2, 3.1]
}
