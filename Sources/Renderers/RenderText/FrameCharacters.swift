import Rendering

/// The characters that frames and signs are drawn with, each one column wide.
struct FrameCharacters {
    /// The corners and sides of a box.
    struct Box {
        var topLeft: StaticString
        var topRight: StaticString
        var bottomLeft: StaticString
        var bottomRight: StaticString
        var horizontal: StaticString
        var vertical: StaticString
    }

    /// The card's own border.
    var card: Box
    /// A picture, which stands for something that cannot be shown.
    var image: Box
    /// A button with a background or a picture.
    var button: Box
    /// A custom view.
    var view: Box
    /// Where a rule meets the border at the left and right, and the rule.
    var ruleLeft: StaticString
    var ruleRight: StaticString
    var rule: StaticString
    /// The pattern of a picture without words.
    var shade: StaticString
    /// An activity indicator.
    var spinner: StaticString
    /// A full and an empty dot of the signal strength.
    var signalFull: StaticString
    var signalEmpty: StaticString
    /// Between the parts of the caption.
    var separator: String

    /// The characters of a style.
    init(_ style: RenderOptions.Style) {
        switch style {
        case .unicode: self = .unicode
        case .ascii: self = .ascii
        }
    }

    private init(
        card: Box, image: Box, button: Box, view: Box, ruleLeft: StaticString, ruleRight: StaticString,
        rule: StaticString, shade: StaticString, spinner: StaticString, signalFull: StaticString,
        signalEmpty: StaticString, separator: String
    ) {
        self.card = card
        self.image = image
        self.button = button
        self.view = view
        self.ruleLeft = ruleLeft
        self.ruleRight = ruleRight
        self.rule = rule
        self.shade = shade
        self.spinner = spinner
        self.signalFull = signalFull
        self.signalEmpty = signalEmpty
        self.separator = separator
    }

    private static let unicode = FrameCharacters(
        card: Box(
            topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
        image: Box(
            topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "╌", vertical: "╎"),
        button: Box(
            topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
        view: Box(
            topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│"),
        ruleLeft: "├", ruleRight: "┤", rule: "─", shade: "░", spinner: "◌", signalFull: "●",
        signalEmpty: "○", separator: " · ")

    private static let ascii = FrameCharacters(
        card: .ascii(corner: "+", horizontal: "-", vertical: "|"),
        image: .ascii(corner: "+", horizontal: ".", vertical: ":"),
        button: .ascii(corner: "+", horizontal: "-", vertical: "|"),
        view: .ascii(corner: "+", horizontal: "=", vertical: "|"),
        ruleLeft: "+", ruleRight: "+", rule: "-", shade: ".", spinner: "*", signalFull: "*",
        signalEmpty: ".", separator: " - ")
}

extension FrameCharacters.Box {
    fileprivate static func ascii(
        corner: StaticString, horizontal: StaticString, vertical: StaticString
    ) -> FrameCharacters.Box {
        FrameCharacters.Box(
            topLeft: corner, topRight: corner, bottomLeft: corner, bottomRight: corner,
            horizontal: horizontal, vertical: vertical)
    }
}
