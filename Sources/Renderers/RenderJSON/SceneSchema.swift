public import SceneModel

/// The JSON Schema of a scene, which is what every renderer gets.
///
/// It allows no field that it does not name, so that a scene with a new one fails the test that checks every
/// scene of the catalogue against it.
public enum SceneSchema {
    /// A schema of draft 2020-12.
    public static var document: JSONValue {
        guard case .object(var members) = object("One screen with an empty state on it.", scene) else {
            return .null
        }
        members["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        members["title"] = "Scene"
        members["$defs"] = .object(Dictionary(definitions) { $1 })
        return .object(members)
    }

    private static let scene = [
        Field("name", string, "The stem of its files: `airbnb`, or `airbnb.loading`."),
        Field("app", reference("app"), "Whose screen it is."),
        Field("state", string, "The state shown: `empty`, `loading`, `error`, `search` or `noResults`."),
        Field("language", string, "The language of the texts, as in BCP 47."),
        Field("direction", choice(LayoutDirection.self), "The direction of reading."),
        Field("appearance", choice(Appearance.self), "Light or dark."),
        Field("canvas", reference("canvas"), "The screen."),
        Field("frame", choice(Scene.Frame.self), "What is drawn around the screen."),
        Field("statusBar", reference("statusBar"), "The bar with the time, where shown.", .optional),
        Field("navigationBar", reference("navigationBar"), "The bar with the title, where shown.", .optional),
        Field("header", reference("header"), "The list's own header, above the empty state.", .optional),
        Field("backdrop", color, "What the list lies on."),
        Field("backgroundColor", color, "The state's background; none is clear.", .optional),
        Field("verticalOffset", number, "Points from the middle; negative is up."),
        Field("padding", number, "Points between the content and the sides."),
        Field("spacing", number, "Points between elements."),
        Field("elements", ["type": "array", "items": reference("element")], "From top to bottom."),
        Field("behavior", reference("behavior"), "How the empty state behaves."),
    ]

    private static var definitions: [(String, JSONValue)] {
        [
            ("app", object("Whose screen it is.", app)), ("canvas", object("The screen.", canvas)),
            ("size", object("Width and height in points.", ["width", "height"].map { Field($0, number) })),
            (
                "insets",
                object(
                    "Distances from the edges in points.",
                    ["top", "left", "bottom", "right"].map { Field($0, number) })
            ),
            ("statusBar", object("The bar at the top with the time.", statusBar)),
            ("navigationBar", object("The bar with the title or logo.", navigationBar)),
            ("header", object("The list's own header.", header)),
            ("element", ["oneOf": .array(Scene.Element.Kind.allCases.map(element))]),
            ("text", object("A text with every attribute resolved.", text)),
            ("run", object("A stretch of text with the same attributes.", run)),
            ("font", object("A font by the name that iOS knows it by.", font)),
            ("shadow", object("A shadow behind letters.", shadow)),
            ("image", object("A picture at its place.", image)),
            ("face", object("What a button shows in one control state.", face)),
            ("background", object("A picture stretched behind a title.", background)),
            ("behavior", object("How the empty state behaves.", behavior)),
            ("tapAction", ["oneOf": .array(TapAction.Kind.allCases.map(tapAction))]),
        ]
    }

    /// The fields of an element beside its `type`.
    private static func element(_ kind: Scene.Element.Kind) -> JSONValue {
        let fields =
            switch kind {
            case .image: image
            case .title, .description: text
            case .button, .secondaryButton: button
            case .customView: customView
            }
        return object("", [Field("type", ["const": .string(kind.rawValue)])] + fields)
    }

    private static func tapAction(_ kind: TapAction.Kind) -> JSONValue {
        let fields =
            switch kind {
            case .show:
                [
                    Field("state", string, "The name of the scene that is shown."),
                    Field("seconds", number, "For how long; 0 is without end."),
                    Field("then", string, "The scene that follows.", .optional),
                ]
            case .log: [Field("message", string, "A line in the log.")]
            case .open: [Field("address", string, "An https address that is opened.")]
            }
        return object("", [Field("type", ["const": .string(kind.rawValue)])] + fields)
    }
}

// MARK: - Fields

extension SceneSchema {
    private static let app = [
        Field("id", string, "The entry's id; empty for a source of one's own."),
        Field("name", string, "The app's name."), Field("developer", string, "Who makes it.", .optional),
        Field("purpose", string, "Why the list is empty, such as `firstUse`.", .optional),
    ]

    private static let canvas = [
        Field("device", string, "The device; none for a size of one's own.", .optional),
        Field("size", reference("size"), "The screen."),
        Field("orientation", choice(Orientation.self), "How it is held."),
        Field("safeArea", reference("insets"), "What hardware and system keep free."),
        Field("statusBarHeight", number, "Points; 0 where none is shown."),
        Field("navigationBarHeight", number, "Points."),
        Field("cornerRadius", number, "The radius of the screen's corners in points."),
    ]

    private static let statusBar = [
        Field("height", number, "Points."), Field("isLight", flag, "Whether its signs are white."),
        Field("backgroundColor", color, "What it lies on."),
    ]

    private static let navigationBar = [
        Field("height", number, "Points."), Field("barColor", color, "What it is painted with."),
        Field("tintColor", color, "The colour of its signs."),
        Field("title", string, "The title, where there is no logo.", .optional),
        Field("titleColor", color, "The title's colour."),
        Field("logo", reference("image"), "The picture in place of the title.", .optional),
    ]

    private static let header = [
        Field("height", number, "Points."), Field("image", reference("image"), "Its picture.", .optional),
        Field("text", reference("text"), "Its text.", .optional),
    ]

    private static let text = [
        Field("runs", ["type": "array", "items": reference("run")], "The stretches in reading order."),
        Field("alignment", choice(TextAlignment.self), "Where lines stand in the block."),
        Field("lineHeight", number, "The height of a line in points."),
        Field("lineSpacing", number, "Points between two lines."),
    ]

    private static let run = [
        Field("text", string, "The letters."), Field("font", reference("font"), "Their font."),
        Field("color", color, "Their colour."), Field("kern", number, "Points added between letters."),
        Field("shadow", reference("shadow"), "The shadow behind them.", .optional),
    ]

    private static let font = [
        Field("name", string, "`system`, or a PostScript or family name."), Field("size", number, "Points."),
        Field("weight", choice(Font.Weight.self), "How heavy."),
    ]

    private static let shadow = [
        Field("color", color), Field("x", number, "Points to the right."), Field("y", number, "Points down."),
        Field("blur", number, "The blur radius in points."),
    ]

    private static let image = [
        Field("asset", string, "The name of its bytes among the request's assets."),
        Field("size", reference("size"), "How large it is shown."),
        Field("alternativeText", string, "What it shows; empty where it only decorates."),
        Field("tint", color, "Every opaque part is drawn in this colour.", .optional),
        Field("animation", choice(ImageAnimation.self), "How it moves.", .optional),
    ]

    private static let button = [
        Field("normal", reference("face"), "At rest."),
        Field("highlighted", reference("face"), "While pressed."),
        Field("minimumHeight", number, "The least height in points."),
        Field("verticalPadding", number, "Points above and below the title."),
    ]

    private static let face = [
        Field("title", reference("text"), "The words.", .optional),
        Field("image", reference("image"), "The picture in place of words and background.", .optional),
        Field("background", reference("background"), "What is drawn behind the words.", .optional),
    ]

    private static let background = [
        Field("asset", string, "The name of its bytes among the request's assets."),
        Field("size", reference("size"), "The picture's own size."),
        Field("capInsets", reference("insets"), "Its edges that do not stretch."),
        Field("drawingInsets", reference("insets"), "How far the drawn frame lies inside the laid-out one."),
    ]

    private static let customView = [
        Field("kind", choice(Scene.CustomView.Kind.self), "What kind of view."),
        Field("size", reference("size"), "None for as large as its content.", .optional),
        Field("backgroundColor", color, "What it is painted with.", .optional),
        Field("text", reference("text"), "Its words.", .optional),
    ]

    private static let behavior = [
        Field("fadesIn", flag, "It fades in."), Field("allowsTouch", flag, "It reacts to touches."),
        Field("allowsScroll", flag, "The list can be scrolled."),
        Field("animatesImage", flag, "Its image is animated."),
        Field("onTapView", reference("tapAction"), "What a tap on the view does.", .optional),
        Field("onTapButton", reference("tapAction"), "What a tap on the button does.", .optional),
    ]
}
