// `Optional` is spelled out where a structure has an initialiser of its own: what is declared with `?` is nil
// first and then set, for which the compiler copies the finished whole, with a count for each text in it.

/// One screen with an empty state on it, every number resolved: all that a renderer needs, and all it sees.
public struct Scene: Hashable, Codable, Sendable {
    /// The stem of its files: `airbnb`, or `airbnb.loading` for a state other than `empty`.
    public var name: String
    /// Whose screen it is.
    public var app: App
    /// The state shown: `empty`, `loading`, `error`, `search` or `noResults`.
    public var state: String
    /// The language of the texts, as in BCP 47.
    public var language: String
    /// The direction of reading.
    public var direction: LayoutDirection
    /// Light or dark.
    public var appearance: Appearance
    /// The screen.
    public var canvas: Canvas
    /// What is drawn around the screen.
    public var frame: Frame
    /// The bar at the top with the time; nil where the bars are hidden.
    public var statusBar: Optional<StatusBar>
    /// The bar with the title or logo; nil where the bars are hidden.
    public var navigationBar: Optional<NavigationBar>
    /// The list view's own header, above the empty state.
    public var header: Optional<Header>
    /// What the list view lies on: white, or black in the dark.
    public var backdrop: Color
    /// The state's background; nil for clear, which shows the backdrop.
    public var backgroundColor: Optional<Color>
    /// Points by which the content is moved from the middle; negative is up.
    public var verticalOffset: Double
    /// Points between the content and the sides.
    public var padding: Double
    /// Points between elements.
    public var spacing: Double
    /// The content from top to bottom; empty where the state shows nothing.
    public var elements: [Element]
    /// How the empty state behaves.
    public var behavior: Behavior

    /// A scene from its parts.
    @inlinable
    public init(
        name: String, app: App, state: String, language: String, direction: LayoutDirection,
        appearance: Appearance, canvas: Canvas, frame: Frame = .none, statusBar: StatusBar? = nil,
        navigationBar: NavigationBar? = nil, header: Header? = nil, backdrop: Color,
        backgroundColor: Color? = nil, verticalOffset: Double = 0, padding: Double, spacing: Double = 11,
        elements: [Element], behavior: Behavior = Behavior()
    ) {
        self.name = name
        self.app = app
        self.state = state
        self.language = language
        self.direction = direction
        self.appearance = appearance
        self.canvas = canvas
        self.frame = frame
        self.statusBar = statusBar
        self.navigationBar = navigationBar
        self.header = header
        self.backdrop = backdrop
        self.backgroundColor = backgroundColor
        self.verticalOffset = verticalOffset
        self.padding = padding
        self.spacing = spacing
        self.elements = elements
        self.behavior = behavior
    }

    /// What is behind the content: the state's background over the backdrop.
    public var effectiveBackground: Color {
        guard let backgroundColor else { return backdrop }
        return backgroundColor.composited(over: backdrop)
    }

    /// The part of the screen that the list view takes, from its top, in points: below the bars.
    public var listTop: Double {
        (statusBar?.height ?? 0) + (navigationBar?.height ?? 0)
    }
}

extension Scene {
    /// Whose screen it is.
    public struct App: Hashable, Codable, Sendable {
        /// The entry's id; empty where a source of one's own is shown.
        public var id: String
        /// The app's name.
        public var name: String
        /// Who makes it.
        public var developer: Optional<String>
        /// Why the list is empty, such as `firstUse`.
        public var purpose: Optional<String>

        /// An app by name.
        public init(id: String = "", name: String, developer: String? = nil, purpose: String? = nil) {
            self.id = id
            self.name = name
            self.developer = developer
            self.purpose = purpose
        }
    }

    /// What is drawn around the screen.
    public enum Frame: String, CaseIterable, Codable, Sendable {
        /// Nothing.
        case none
        /// The body of a device.
        case device
    }

    /// The bar at the top with the time.
    public struct StatusBar: Hashable, Codable, Sendable {
        /// Points.
        public var height: Double
        /// Whether its signs are white.
        public var isLight: Bool
        /// What it lies on.
        public var backgroundColor: Color

        /// A status bar; the height in points.
        public init(height: Double, isLight: Bool, backgroundColor: Color) {
            self.height = height
            self.isLight = isLight
            self.backgroundColor = backgroundColor
        }
    }

    /// The bar with the title or logo.
    public struct NavigationBar: Hashable, Codable, Sendable {
        /// Points.
        public var height: Double
        /// What it is painted with.
        public var barColor: Color
        /// The colour of its signs.
        public var tintColor: Color
        /// The title, where there is no logo.
        public var title: Optional<String>
        /// The title's colour.
        public var titleColor: Color
        /// The picture in place of the title.
        public var logo: Optional<Image>

        /// A navigation bar; the height in points.
        public init(
            height: Double, barColor: Color, tintColor: Color, title: String?, titleColor: Color, logo: Image?
        ) {
            self.height = height
            self.barColor = barColor
            self.tintColor = tintColor
            self.title = title
            self.titleColor = titleColor
            self.logo = logo
        }
    }

    /// The list view's own header.
    public struct Header: Hashable, Codable, Sendable {
        /// Points.
        public var height: Double
        /// Its picture.
        public var image: Optional<Image>
        /// Its text.
        public var text: Optional<Text>

        /// A header; the height in points.
        public init(height: Double, image: Image? = nil, text: Text? = nil) {
            self.height = height
            self.image = image
            self.text = text
        }
    }
}
