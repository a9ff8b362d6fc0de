public import SceneModel

// `Optional` is spelled out for the reason given in Scene.swift.

/// What is around the list view, and whose it is: all of a scene that neither source nor delegate says.
public struct Screen: Hashable, Sendable {
    /// The look of the status bar.
    public enum StatusBarStyle: String, CaseIterable, Sendable {
        /// Dark signs.
        case `default`
        /// White signs.
        case light
    }

    /// The navigation bar of an app.
    public struct NavigationBar: Hashable, Sendable {
        /// What it is painted with; nil for the system's.
        public var barColor: Optional<Color>
        /// The colour of its signs; nil for the system's.
        public var tintColor: Optional<Color>
        /// The title's colour; nil for black, or white in the dark.
        public var titleColor: Optional<Color>
        /// The title, shown where there is no logo.
        public var title: Optional<String>
        /// The picture in place of the title.
        public var logo: Optional<ImageAsset>

        /// A navigation bar; what is left out is the system's.
        public init(
            barColor: Color? = nil, tintColor: Color? = nil, titleColor: Color? = nil, title: String? = nil,
            logo: ImageAsset? = nil
        ) {
            self.barColor = barColor
            self.tintColor = tintColor
            self.titleColor = titleColor
            self.title = title
            self.logo = logo
        }
    }

    /// The list view's header.
    public struct Header: Hashable, Sendable {
        /// Points.
        public var height: Double
        /// Its picture.
        public var image: Optional<ImageAsset>
        /// Its text.
        public var text: Optional<StyledText>

        /// A header; the height in points.
        public init(height: Double, image: ImageAsset? = nil, text: StyledText? = nil) {
            self.height = height
            self.image = image
            self.text = text
        }
    }

    /// The stem of the scene's files.
    public var name: String
    /// Whose screen it is.
    public var app: Scene.App
    /// The state shown.
    public var state: String
    /// The language of the texts.
    public var language: String
    /// The look of the status bar.
    public var statusBar: StatusBarStyle
    /// The navigation bar.
    public var navigationBar: NavigationBar
    /// The list view's header.
    public var header: Optional<Header>
    /// What is drawn around the screen.
    public var frame: Scene.Frame
    /// What a tap on the view does.
    public var onTapView: Optional<TapAction>
    /// What a tap on the button does.
    public var onTapButton: Optional<TapAction>

    /// The surroundings of a list view.
    public init(
        name: String, app: Scene.App, state: String = "empty", language: String = "en",
        statusBar: StatusBarStyle = .default, navigationBar: NavigationBar = NavigationBar(),
        header: Header? = nil, frame: Scene.Frame = .none, onTapView: TapAction? = nil,
        onTapButton: TapAction? = nil
    ) {
        self.name = name
        self.app = app
        self.state = state
        self.language = language
        self.statusBar = statusBar
        self.navigationBar = navigationBar
        self.header = header
        self.frame = frame
        self.onTapView = onTapView
        self.onTapButton = onTapButton
    }
}
