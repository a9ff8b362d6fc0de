import Rendering

/// The characters that frames and signs are drawn with, each one column wide.
final class FrameCharacters: Sendable {
    /// The corners and sides of a box.
    final class Box: Sendable {
        let topLeft: Sign
        let topRight: Sign
        let bottomLeft: Sign
        let bottomRight: Sign
        let horizontal: Sign
        let vertical: Sign

        init(
            topLeft: Sign, topRight: Sign, bottomLeft: Sign, bottomRight: Sign, horizontal: Sign,
            vertical: Sign
        ) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomLeft = bottomLeft
            self.bottomRight = bottomRight
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// The card's own border.
    let card: Box
    /// A picture, which stands for something that cannot be shown.
    let image: Box
    /// A button with a background or a picture.
    let button: Box
    /// A custom view.
    let view: Box
    /// Where a rule meets the border at the left and right, and the rule.
    let ruleLeft: Sign
    let ruleRight: Sign
    let rule: Sign
    /// The pattern of a picture without words.
    let shade: Sign
    /// An activity indicator.
    let spinner: Sign
    /// A full and an empty dot of the signal strength.
    let signalFull: Sign
    let signalEmpty: Sign
    /// Between the parts of the caption.
    let separator: String

    /// The characters of a style.
    static func of(_ style: RenderOptions.Style) -> FrameCharacters {
        switch style {
        case .unicode: unicode
        case .ascii: ascii
        }
    }

    /// A column that shows nothing.
    static let blank: Sign = " "

    private init(
        card: Box, image: Box, button: Box, view: Box, ruleLeft: Sign, ruleRight: Sign,
        rule: Sign, shade: Sign, spinner: Sign, signalFull: Sign,
        signalEmpty: Sign, separator: String
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
        corner: Sign, horizontal: Sign, vertical: Sign
    ) -> FrameCharacters.Box {
        FrameCharacters.Box(
            topLeft: corner, topRight: corner, bottomLeft: corner, bottomRight: corner,
            horizontal: horizontal, vertical: vertical)
    }
}
