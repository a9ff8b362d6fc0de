import SceneModel

extension StateFacts: KeyedBlock {
    static let blockName = "state"
    static let documentation = "What one state shows: the answers of `EmptyDataSetSource`."
    static let keys: KeyTable<StateFacts> = [
        Key("image", .block, "The image above the title.") { $0.image = $1 },
        Key("title", .block, "The title; 27 points where it says no size.") { $0.title = $1 },
        Key("description", .block, "The description; 17 points where it says no size.") {
            $0.description = $1
        },
        Key("button", .block, "The button; 17 points where it says no size.") { $0.button = $1 },
        Key("secondaryButton", .block, "A second button below the first.") { $0.secondaryButton = $1 },
        Key("backgroundColor", .color, default: "clear", "The background.") { $0.backgroundColor = $1 },
        Key(
            "verticalOffset", .offset, default: "0",
            "How far the content is moved from the middle; negative is up."
        ) { $0.verticalOffset = $1 },
        Key("spaceHeight", .extent, default: "11", "Points between elements; 0 means 0.") {
            $0.spaceHeight = $1
        },
        Key("customView", .block, "A view in place of image, title, description and button.") {
            $0.customView = $1
        },
    ]
}

extension TextFacts: KeyedBlock {
    static let blockName = "text"
    static let documentation = "A text and its attributes."
    static let keys: KeyTable<TextFacts> = [
        Key(
            "text", .localizedText,
            "The letters, exactly; needed except in a highlighted part, which has those of the normal one."
        ) { $0.text = $1 },
        Key("font", .block, default: "the system's face", "The font.") { $0.font = $1 },
        Key("color", .color, default: "#999999", "The colour.") { $0.color = $1 },
        Key("kern", .number(-100...100, unit: "points"), default: "0", "Points added between letters.") {
            $0.kern = $1
        },
        Key("alignment", .word, default: "center", "Where lines stand.") { $0.alignment = $1 },
        Key("lineSpacing", .number(0...1000, unit: "points"), default: "0", "Points between lines.") {
            $0.lineSpacing = $1
        },
        Key("shadow", .block, "The shadow behind the letters.") { $0.shadow = $1 },
        Key("spans", .list(.block, limit: 100), "Parts of the text with other attributes.") { $0.spans = $1 },
    ]
}

extension SpanFacts: KeyedBlock {
    static let blockName = "span"
    static let documentation = "A part of a text with attributes of its own: its first occurrence."
    static let keys: KeyTable<SpanFacts> = [
        Key("text", .localizedText, required: true, "The part, exactly as it stands in the text.") {
            $0.text = $1
        },
        Key("color", .color, default: "the text's", "Its colour.") { $0.color = $1 },
        Key("font", .block, default: "the text's", "Its font.") { $0.font = $1 },
    ]
}

extension FontFacts: KeyedBlock {
    static let blockName = "font"
    static let documentation = "A font."
    static let keys: KeyTable<FontFacts> = [
        Key(
            "name", .pattern(.fontName, accepts: Forms.isOneLine), default: "system",
            "`system`, or a name as iOS knows it, such as HelveticaNeue-Light; `system-bold` names a weight too."
        ) { $0.name = $1 },
        Key("size", .number(1...1000, unit: "points"), default: "the element's", "Points.") { $0.size = $1 },
        Key("weight", .word, default: "regular", "How heavy the strokes are.") { $0.weight = $1 },
        Key(
            "available", .flag, default: "true",
            "false where the device lacked the face: then the element's default font stands in, as in UIKit."
        ) { $0.available = $1 },
    ]
}

extension ShadowFacts: KeyedBlock {
    static let blockName = "shadow"
    static let documentation = "A shadow behind letters."
    static let keys: KeyTable<ShadowFacts> = [
        Key("color", .color, required: true, "Its colour.") { $0.color = $1 },
        Key("x", .number(-100...100, unit: "points"), default: "0", "Points to the right.") { $0.x = $1 },
        Key("y", .number(-100...100, unit: "points"), default: "0", "Points down.") { $0.y = $1 },
        Key("blur", .number(0...100, unit: "points"), default: "0", "The blur radius.") { $0.blur = $1 },
    ]
}

extension ImageFacts: KeyedBlock {
    static let blockName = "image"
    static let documentation = "A picture beside the entry."
    static let keys: KeyTable<ImageFacts> = [
        Key(
            "asset", .asset,
            "The name of an SVG or PNG file beside the entry; needed except in a highlighted part."
        ) { $0.asset = $1 },
        Key("width", .extent, default: "the picture's own", "Points.") { $0.width = $1 },
        Key("height", .extent, default: "the picture's own", "Points.") { $0.height = $1 },
        Key("tint", .color, "The colour that every opaque part is drawn in.") { $0.tint = $1 },
        Key("animation", .word, "How it moves, where the behaviour allows it.") { $0.animation = $1 },
        Key("alt", .localizedText, "What it shows, for someone who cannot see it.") { $0.alt = $1 },
        Key("capInsets", .insets, default: "[0, 0, 0, 0]", "A background's edges that do not stretch.") {
            $0.capInsets = $1
        },
        Key(
            "alignmentRectInsets", .insets, default: "[0, 0, 0, 0]",
            "How much a background's drawn frame is larger than the laid-out one; negative is smaller."
        ) { $0.alignmentRectInsets = $1 },
    ]
}

extension ButtonFacts: KeyedBlock {
    static let blockName = "button"
    static let documentation = "A button; an image hides its title and background."
    static let keys: KeyTable<ButtonFacts> = [
        Key("title", .block, "Its words.") { $0.title = $1 },
        Key("image", .block, "The picture in place of words and background.") { $0.image = $1 },
        Key("background", .block, "What is stretched behind the words.") { $0.background = $1 },
    ]
}

extension TitleFacts: KeyedBlock {
    static let blockName = "titlePerControlState"
    static let documentation = "A button's words in its two control states."
    static let keys: KeyTable<TitleFacts> = [
        Key("normal", .block, "At rest.") { $0.normal = $1 },
        Key("highlighted", .block, default: "as normal", "While pressed; what it leaves out is as normal.") {
            $0.highlighted = $1
        },
    ]
}

extension PictureFacts: KeyedBlock {
    static let blockName = "imagePerControlState"
    static let documentation = "A button's picture in its two control states."
    static let keys: KeyTable<PictureFacts> = [
        Key("normal", .block, "At rest.") { $0.normal = $1 },
        Key("highlighted", .block, default: "as normal", "While pressed; what it leaves out is as normal.") {
            $0.highlighted = $1
        },
    ]
}

extension CustomViewFacts: KeyedBlock {
    static let blockName = "customView"
    static let documentation = "A view in place of the content."
    static let keys: KeyTable<CustomViewFacts> = [
        Key("type", .word, required: true, "What kind of view.") { $0.type = $1 },
        Key("width", .extent, default: "the content's", "Points.") { $0.width = $1 },
        Key("height", .extent, default: "the content's", "Points.") { $0.height = $1 },
        Key("backgroundColor", .color, default: "clear", "What it is painted with.") {
            $0.backgroundColor = $1
        },
        Key("text", .localizedText, "Its words.") { $0.text = $1 },
        Key("font", .block, default: "the system's face, 17 points", "The font of its words.") {
            $0.font = $1
        },
        Key("color", .color, default: "#999999", "The colour of its words.") { $0.color = $1 },
    ]
}
