import SceneModel
import SwiftSource

extension DataSetSource {
    /// Writes the button's picture, or its title and what is behind that.
    mutating func writeMethods(_ button: Scene.Button, to file: inout SwiftSourceWriter) {
        let (normal, pressed) = (button.normal, button.highlighted)
        if let image = normal.image {
            file.questionOfState("buttonImage", returns: "UIImage?") {
                writeResult(image, pressed.image ?? image, to: &$0)
            }
            return
        }
        if let title = normal.title {
            file.questionOfState("buttonTitle", returns: "NSAttributedString?") {
                writeResult(title, pressed.title ?? title, to: &$0)
            }
        }
        if normal.background != nil || pressed.background != nil {
            file.questionOfState("buttonBackgroundImage", returns: "UIImage?") {
                writeResult(normal.background, pressed.background, to: &$0)
            }
        }
    }

    private static var isPressed: StaticString { "state == .highlighted" }

    /// Writes a string literal, another one while the button is pressed.
    private func string(_ normal: String, _ pressed: String, _ areSame: Bool, to code: inout SwiftCode) {
        if areSame { return code.string(normal) }
        code.choice(Self.isPressed) {
            $0.string(pressed)
        } else: {
            $0.string(normal)
        }
    }
}

// MARK: - Title

extension DataSetSource {
    private mutating func writeResult(
        _ normal: Scene.Text, _ pressed: Scene.Text, to code: inout SwiftCode
    ) {
        if normal == pressed { return writeResult(normal, .button, to: &code) }
        if let both = normal.colors(besides: pressed) {
            colors.count(both.other, as: .pressed)
            colors.count(both.own, as: .button)
            return writeResult(AttributedWords(normal, .button, direction, pressed: both.other), to: &code)
        }
        code.branch(Self.isPressed) { code in
            writeAlways(AttributedWords(pressed, .pressed, direction), to: &code)
        }
        writeAlways(AttributedWords(normal, .button, direction), to: &code)
    }

    /// Writes the colour of a text's first stretch, another one while the button is pressed.
    mutating func color(of words: AttributedWords, _ own: Color, to code: inout SwiftCode) {
        guard let pressed = words.pressed else { return color(own, words.role, to: &code) }
        code.choice(Self.isPressed) {
            write(pressed, to: &$0)
        } else: {
            write(own, to: &$0)
        }
    }
}

// MARK: - Picture

extension DataSetSource {
    private mutating func writeResult(
        _ normal: Scene.Image, _ pressed: Scene.Image, to code: inout SwiftCode
    ) {
        guard normal.size == pressed.size else {
            code.branch(Self.isPressed) { writeResult(pressed, pressed, to: &$0) }
            return writeResult(normal, normal, to: &code)
        }
        if isFitted(normal) { fitsImages = true }
        let (own, other) = (normal.alternativeText, pressed.alternativeText)
        // A button that is a picture has no other name.
        let isNamed = !own.isEmpty || !other.isEmpty
        code.statement { code in
            code.append(isNamed ? "let image = " : "return ")
            picture(normal, to: &code) { code in
                string(images[normal.asset], images[pressed.asset], normal.asset == pressed.asset, to: &code)
            }
        }
        guard isNamed else { return }
        code.statement { code in
            code.append("image?.accessibilityLabel = ")
            string(own, other, own == other, to: &code)
        }
        code.statement("return image")
    }
}

// MARK: - Background

extension DataSetSource {
    private func writeResult(
        _ normal: Scene.Button.Background?, _ pressed: Scene.Button.Background?, to code: inout SwiftCode
    ) {
        if let normal, let pressed, normal.isShaped(like: pressed) {
            let isSame = normal.asset == pressed.asset
            code.statement { code in
                Self.stretched(normal, to: &code) { code in
                    string(images[normal.asset], images[pressed.asset], isSame, to: &code)
                }
            }
            return
        }
        code.branch(Self.isPressed) { writeAlways(pressed, to: &$0) }
        writeAlways(normal, to: &code)
    }

    private func writeAlways(_ background: Scene.Button.Background?, to code: inout SwiftCode) {
        guard let background else { return code.statement("return nil") }
        code.statement { code in
            code.append("return ")
            Self.stretched(background, to: &code) { $0.string(images[background.asset]) }
        }
    }

    private static func stretched(
        _ background: Scene.Button.Background, to code: inout SwiftCode, name: (inout SwiftCode) -> Void
    ) {
        code.call("UIImage", isOptional: true) { $0.argument("named", name) }
        code.calling("resizableImage") { code in
            code.argument("withCapInsets") { insets(background.capInsets, sign: 1, to: &$0) }
            code.argument("resizingMode", ".stretch")
        }
        guard background.drawingInsets != .zero else { return }
        // The drawn frame is the laid-out one enlarged by the alignment insets.
        code.calling("withAlignmentRectInsets") { code in
            code.argument { insets(background.drawingInsets, sign: -1, to: &$0) }
        }
    }

    private static func insets(_ insets: Insets, sign: Double, to code: inout SwiftCode) {
        if insets == .zero { return code.append(".zero") }
        code.call("UIEdgeInsets") { code in
            code.argument("top", number: sign * insets.top)
            code.argument("left", number: sign * insets.left)
            code.argument("bottom", number: sign * insets.bottom)
            code.argument("right", number: sign * insets.right)
        }
    }
}
