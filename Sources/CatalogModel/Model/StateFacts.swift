public import SceneModel

/// What one state shows, as its file says it.
public struct StateFacts: Sendable {
    /// The image above the title.
    @Boxed public internal(set) var image: ImageFacts?
    /// The title.
    @Boxed public internal(set) var title: TextFacts?
    /// The description below it.
    @Boxed public internal(set) var description: TextFacts?
    /// The button.
    @Boxed public internal(set) var button: ButtonFacts?
    /// The second button.
    @Boxed public internal(set) var secondaryButton: ButtonFacts?
    /// The background.
    public internal(set) var backgroundColor: ThemedColor?
    /// Where the content stands.
    public internal(set) var verticalOffset: OffsetExpression?
    /// Points between elements.
    public internal(set) var spaceHeight: Double?
    /// A view in place of the content.
    @Boxed public internal(set) var customView: CustomViewFacts?
}

/// A text, as its file says it.
public struct TextFacts: Sendable {
    /// The letters; nil in a highlighted part that has those of the normal one.
    public internal(set) var text: LocalizedText?
    /// The font.
    public internal(set) var font: FontFacts?
    /// The colour.
    public internal(set) var color: ThemedColor?
    /// Points between letters.
    public internal(set) var kern: Double?
    /// Where lines stand.
    public internal(set) var alignment: TextAlignment?
    /// Points between lines.
    public internal(set) var lineSpacing: Double?
    /// The shadow behind the letters.
    @Boxed public internal(set) var shadow: ShadowFacts?
    /// Parts of the text with other attributes.
    public internal(set) var spans: [SpanFacts] = []
}

/// A part of a text with attributes of its own.
public struct SpanFacts: Sendable {
    /// The part: its first occurrence in the text.
    public internal(set) var text = LocalizedText("")
    /// Its colour.
    public internal(set) var color: ThemedColor?
    /// Its font.
    public internal(set) var font: FontFacts?
}

/// A font, as its file says it.
public struct FontFacts: Sendable {
    /// The face.
    public internal(set) var name: String?
    /// Points.
    public internal(set) var size: Double?
    /// How heavy.
    public internal(set) var weight: Font.Weight?
    /// Whether the device had the face; nil is yes.
    public internal(set) var available: Bool?
}

/// A shadow, as its file says it.
public struct ShadowFacts: Sendable {
    /// Its colour.
    public internal(set) var color: ThemedColor?
    /// Points to the right.
    public internal(set) var x: Double?
    /// Points down.
    public internal(set) var y: Double?
    /// The blur radius in points.
    public internal(set) var blur: Double?
}

/// A picture, as its file says it.
public struct ImageFacts: Sendable {
    /// The name of a file beside the entry; nil in a highlighted part that has the normal one's.
    public internal(set) var asset: String?
    /// Points.
    public internal(set) var width: Double?
    /// Points.
    public internal(set) var height: Double?
    /// The colour that every opaque part is drawn in.
    public internal(set) var tint: ThemedColor?
    /// How it moves.
    public internal(set) var animation: ImageAnimation?
    /// What it shows, in words.
    public internal(set) var alt: LocalizedText?
    /// The edges that do not stretch: top, left, bottom, right, in points.
    public internal(set) var capInsets: Insets?
    /// The drawn frame is the laid-out one enlarged by these, in points.
    public internal(set) var alignmentRectInsets: Insets?
}

/// A button's words in its two control states.
public struct TitleFacts: Sendable {
    /// At rest.
    @Boxed public internal(set) var normal: TextFacts?
    /// While pressed; what it leaves out is as at rest.
    @Boxed public internal(set) var highlighted: TextFacts?
}

/// A button's picture or background in its two control states.
public struct PictureFacts: Sendable {
    /// At rest.
    @Boxed public internal(set) var normal: ImageFacts?
    /// While pressed; what it leaves out is as at rest.
    @Boxed public internal(set) var highlighted: ImageFacts?
}

/// A button, as its file says it.
public struct ButtonFacts: Sendable {
    /// Its words.
    public internal(set) var title = TitleFacts()
    /// The picture in place of words and background.
    public internal(set) var image = PictureFacts()
    /// What is stretched behind the words.
    public internal(set) var background = PictureFacts()

    /// The words at rest.
    var words: LocalizedText? { title.$normal.flatMap { $0.text } }
}

/// A custom view, as its file says it.
public struct CustomViewFacts: Sendable {
    /// What kind of view.
    public internal(set) var type: Scene.CustomView.Kind?
    /// Points.
    public internal(set) var width: Double?
    /// Points.
    public internal(set) var height: Double?
    /// What it is painted with.
    public internal(set) var backgroundColor: ThemedColor?
    /// Its words.
    public internal(set) var text: LocalizedText?
    /// The font of its words.
    public internal(set) var font: FontFacts?
    /// The colour of its words.
    public internal(set) var color: ThemedColor?
}
