import SceneModel
import SwiftSource

extension DataSetSource {
    /// The button's picture, or its title and what is behind that.
    mutating func buttonMethods(_ button: Scene.Button) -> [DataSetMethod] {
        var methods: [DataSetMethod] = []
        if let image = button.normal.image {
            let pressed = button.highlighted.image ?? image
            methods.append(
                DataSetMethod(
                    "buttonImage", returns: "UIImage?", isOfState: true, buttonImage(image, pressed)))
            return methods
        }
        if let title = button.normal.title {
            methods.append(
                DataSetMethod(
                    "buttonTitle", returns: "NSAttributedString?", isOfState: true,
                    buttonTitle(title, button.highlighted.title ?? title)))
        }
        if button.normal.background != nil || button.highlighted.background != nil {
            methods.append(
                DataSetMethod(
                    "buttonBackgroundImage", returns: "UIImage?", isOfState: true,
                    background(button.normal.background, button.highlighted.background)))
        }
        return methods
    }

    private mutating func buttonTitle(_ normal: Scene.Text, _ pressed: Scene.Text) -> [SwiftCode] {
        if normal == pressed { return statements(normal, "button") }
        if let colors = normal.colors(besides: pressed) {
            let color = SwiftCode.choice(
                Self.isPressed, self.color(colors.other, "pressed"), self.color(colors.own, "button"))
            let (setup, value) = attributedString(normal, "button", color: color)
            return Self.returning(value, after: setup)
        }
        let (setup, value) = attributedString(pressed, "pressed")
        return [.branch(Self.isPressed, setup + [.prefixed("return ", value)], [])]
            + returningAlways(attributedString(normal, "button"))
    }

    private mutating func buttonImage(_ normal: Scene.Image, _ pressed: Scene.Image) -> [SwiftCode] {
        guard normal.size == pressed.size else {
            return [.branch(Self.isPressed, named(pressed), [])] + named(normal)
        }
        let name = choice(images[normal.asset], images[pressed.asset], normal.asset == pressed.asset)
        let (own, other) = (normal.alternativeText, pressed.alternativeText)
        return named(picture(name, normal), choice(.string(own), .string(other), own == other), own + other)
    }

    private mutating func named(_ image: Scene.Image) -> [SwiftCode] {
        named(picture(images[image.asset], image), .string(image.alternativeText), image.alternativeText)
    }

    /// A picture that is called something, since a button that is one has no other name.
    private func named(_ picture: SwiftCode, _ label: SwiftCode, _ text: String) -> [SwiftCode] {
        if text.isEmpty { return [.prefixed("return ", picture)] }
        return [
            .prefixed("let image = ", picture), .prefixed("image?.accessibilityLabel = ", label),
            "return image",
        ]
    }

    private func background(
        _ normal: Scene.Button.Background?, _ pressed: Scene.Button.Background?
    ) -> [SwiftCode] {
        if let normal, let pressed, normal.isShaped(like: pressed) {
            let isSame = normal.asset == pressed.asset
            return [Self.stretched(normal, choice(images[normal.asset], images[pressed.asset], isSame))]
        }
        let values = [pressed, normal].map { face in
            SwiftCode.prefixed("return ", face.map { Self.stretched($0, images[$0.asset]) } ?? "nil")
        }
        return [.branch(Self.isPressed, [values[0]], []), values[1]]
    }

    private static func stretched(_ background: Scene.Button.Background, _ name: SwiftCode) -> SwiftCode {
        let picture = SwiftCode.call("UIImage", ["named": name]).optional.calling(
            "resizableImage",
            ["withCapInsets": insets(background.capInsets, sign: 1), "resizingMode": ".stretch"])
        guard background.drawingInsets != .zero else { return picture }
        // The drawn frame is the laid-out one enlarged by the alignment insets.
        return picture.calling(
            "withAlignmentRectInsets", ["": insets(background.drawingInsets, sign: -1)])
    }

    private static func insets(_ insets: Insets, sign: Double) -> SwiftCode {
        if insets == .zero { return ".zero" }
        return .call(
            "UIEdgeInsets",
            [
                "top": .number(sign * insets.top), "left": .number(sign * insets.left),
                "bottom": .number(sign * insets.bottom), "right": .number(sign * insets.right),
            ])
    }

    private func choice(_ normal: SwiftCode, _ pressed: SwiftCode, _ areSame: Bool) -> SwiftCode {
        areSame ? normal : .choice(Self.isPressed, pressed, normal)
    }

    private func returningAlways(_ text: (setup: [SwiftCode], value: SwiftCode)) -> [SwiftCode] {
        text.setup + [.prefixed("return ", text.value)]
    }

    private static let isPressed = "state == .highlighted"
}
