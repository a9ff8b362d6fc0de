// `Optional` is spelled out for the reason given in Scene.swift.

extension Scene {
    /// One part of the content.
    public enum Element: Hashable, Sendable {
        case image(Image)
        case title(Text)
        case description(Text)
        // In a place of their own, so that the other elements stay small.
        indirect case button(Button)
        indirect case secondaryButton(Button)
        case customView(CustomView)
    }

    /// A text with every attribute resolved.
    public struct Text: Hashable, Codable, Sendable {
        /// A stretch of text with the same attributes.
        public struct Run: Hashable, Codable, Sendable {
            /// The letters.
            public var text: String
            /// Their font.
            public var font: Font
            /// Their colour.
            public var color: Color
            /// Points added between letters.
            public var kern: Double
            /// The shadow behind the letters.
            public var shadow: Shadow?

            /// A stretch of text.
            public init(text: String, font: Font, color: Color, kern: Double = 0, shadow: Shadow? = nil) {
                self.text = text
                self.font = font
                self.color = color
                self.kern = kern
                self.shadow = shadow
            }
        }

        /// The stretches in reading order.
        public var runs: [Run]
        /// Where lines stand in the block.
        public var alignment: TextAlignment
        /// The height of a line in points, without the spacing.
        public var lineHeight: Double
        /// Points between the bottom of a line and the top of the next.
        public var lineSpacing: Double

        /// A text from its stretches; heights in points.
        public init(
            runs: [Run], alignment: TextAlignment = .center, lineHeight: Double, lineSpacing: Double = 0
        ) {
            self.runs = runs
            self.alignment = alignment
            self.lineHeight = lineHeight
            self.lineSpacing = lineSpacing
        }

        /// The letters alone.
        public var string: String {
            if runs.count == 1 { return runs[0].text }
            return runs.map(\.text).joined()
        }
    }

    /// A picture at its place.
    public struct Image: Hashable, Codable, Sendable {
        /// The name of its bytes among the request's assets.
        public var asset: String
        /// Points.
        public var size: Size
        /// What it shows, for someone who cannot see it; empty where it only decorates.
        public var alternativeText: String
        /// Where set, every opaque part of the picture is drawn in this colour.
        public var tint: Color?
        /// How it moves; nil where it stands still.
        public var animation: ImageAnimation?

        /// A picture at a size in points.
        public init(
            asset: String, size: Size, alternativeText: String = "", tint: Color? = nil,
            animation: ImageAnimation? = nil
        ) {
            self.asset = asset
            self.size = size
            self.alternativeText = alternativeText
            self.tint = tint
            self.animation = animation
        }
    }

    /// A button.
    ///
    /// It is laid out from side to side, inside the padding.
    public struct Button: Hashable, Codable, Sendable {
        /// What is drawn in one control state.
        public struct Face: Hashable, Codable, Sendable {
            /// The words; nil where there is an image.
            public var title: Optional<Text>
            /// The picture in place of words and background.
            public var image: Optional<Image>
            /// What is drawn behind the words.
            public var background: Optional<Background>

            /// A face from its parts.
            public init(title: Text? = nil, image: Image? = nil, background: Background? = nil) {
                self.title = title
                self.image = image
                self.background = background
            }
        }

        /// A picture stretched behind a title.
        public struct Background: Hashable, Codable, Sendable {
            /// The name of its bytes among the request's assets.
            public var asset: String
            /// The picture's own size in points.
            public var size: Size
            /// Its edges that do not stretch, in points.
            public var capInsets: Insets
            /// How far the drawn frame lies inside the laid-out one, in points; negative is outside.
            public var drawingInsets: Insets

            /// A picture that is stretched inside its cap insets.
            public init(asset: String, size: Size, capInsets: Insets, drawingInsets: Insets) {
                self.asset = asset
                self.size = size
                self.capInsets = capInsets
                self.drawingInsets = drawingInsets
            }
        }

        /// At rest.
        public var normal: Face
        /// While pressed.
        public var highlighted: Face
        /// The least height it is laid out with, in points; more where its title needs it.
        public var minimumHeight: Double
        /// Points above and below the title.
        public var verticalPadding: Double

        /// A button from its two faces; heights in points.
        public init(normal: Face, highlighted: Face, minimumHeight: Double, verticalPadding: Double = 6) {
            self.normal = normal
            self.highlighted = highlighted
            self.minimumHeight = minimumHeight
            self.verticalPadding = verticalPadding
        }
    }

    /// A view in place of the content.
    public struct CustomView: Hashable, Codable, Sendable {
        /// What kind of view.
        public enum Kind: String, CaseIterable, Codable, Sendable {
            /// A turning activity indicator.
            case spinner
            /// A box.
            case view
            /// A line of text.
            case label
        }

        /// What every renderer calls an activity indicator where it stands in words.
        public static let spinnerName = "Loading"

        /// What kind of view.
        public var kind: Kind
        /// Points; nil for as large as its content.
        public var size: Optional<Size>
        /// What it is painted with; nil for clear.
        public var backgroundColor: Optional<Color>
        /// Its words.
        public var text: Optional<Text>

        /// A custom view; the size in points.
        public init(kind: Kind, size: Size? = nil, backgroundColor: Color? = nil, text: Text? = nil) {
            self.kind = kind
            self.size = size
            self.backgroundColor = backgroundColor
            self.text = text
        }
    }

    /// How the empty state behaves.
    public struct Behavior: Hashable, Codable, Sendable {
        /// It fades in.
        public var fadesIn: Bool
        /// It reacts to touches.
        public var allowsTouch: Bool
        /// The list can be scrolled while it shows.
        public var allowsScroll: Bool
        /// Its image is animated.
        public var animatesImage: Bool
        /// What a tap on the view does.
        public var onTapView: Optional<TapAction>
        /// What a tap on the button does.
        public var onTapButton: Optional<TapAction>

        /// The defaults of DZNEmptyDataSet.
        public init(
            fadesIn: Bool = true, allowsTouch: Bool = true, allowsScroll: Bool = false,
            animatesImage: Bool = false, onTapView: TapAction? = nil, onTapButton: TapAction? = nil
        ) {
            self.fadesIn = fadesIn
            self.allowsTouch = allowsTouch
            self.allowsScroll = allowsScroll
            self.animatesImage = animatesImage
            self.onTapView = onTapView
            self.onTapButton = onTapButton
        }
    }
}

/// What a tap does.
///
/// An entry names states; in a `Scene` they are the names of their scenes.
public enum TapAction: Hashable, Sendable {
    /// Another state for some seconds, then a third; 0 seconds are without end.
    case show(state: String, seconds: Double, then: String?)
    /// A line in the log.
    case log(String)
    /// An https address, opened after it has been shown.
    case open(String)
}
