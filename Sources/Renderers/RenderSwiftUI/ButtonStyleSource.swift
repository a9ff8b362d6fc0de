import SceneModel
import SwiftSource

/// A button style: what a button looks like, at rest and pressed.
struct ButtonStyleSource {
    /// The type's name.
    let name: String
    /// What its method returns.
    let body: SwiftCode

    /// Writes the type.
    func write(to file: inout SwiftSourceWriter) {
        file.block("private struct \(name): ButtonStyle") { file in
            file.block("func makeBody(configuration: Configuration) -> some View", [body])
        }
    }
}

extension ViewSource {
    /// What is stretched behind a button's words.
    func background(
        _ normal: Scene.Button.Background?, _ pressed: Scene.Button.Background?
    ) -> [SwiftCode] {
        guard let normal, let pressed, normal.isShaped(like: pressed) else {
            return [
                .branch(
                    "configuration.isPressed", pressed.map { picture($0, images[$0.asset]) } ?? [],
                    normal.map { picture($0, images[$0.asset]) } ?? [])
            ]
        }
        let name =
            normal.asset == pressed.asset
            ? images[normal.asset]
            : .choice("configuration.isPressed", images[pressed.asset], images[normal.asset])
        return picture(normal, name)
    }

    private func picture(_ background: Scene.Button.Background, _ name: SwiftCode) -> [SwiftCode] {
        let caps = background.stretchableCapInsets
        var view = SwiftCode.call("Image", ["decorative": name])
            .calling("resizable", caps == .zero ? [:] : ["capInsets": edges(caps)])
        let insets = background.drawingInsets
        if insets.left == insets.right, insets.top == insets.bottom {
            if insets.left != 0 {
                view = view.calling("padding", ["": ".horizontal", "": .number(insets.left)])
            }
            if insets.top != 0 { view = view.calling("padding", ["": ".vertical", "": .number(insets.top)]) }
        } else {
            view = view.calling("padding", ["": edges(insets)])
        }
        guard caps != background.capInsets else { return [view] }
        let said = background.capInsets
        let sides = [said.top, said.left, said.bottom, said.right].map(SwiftLiteral.number)
        return [
            .comment(
                "The catalogue's cap insets (\(sides.joined(separator: ", "))) leave nothing to stretch."),
            view,
        ]
    }
}

extension Scene.Button.Background {
    /// The cap insets, made smaller where they leave less than a point of the picture between them.
    fileprivate var stretchableCapInsets: Insets {
        let across = Self.shortened(capInsets.left, capInsets.right, room: size.width - 1)
        let down = Self.shortened(capInsets.top, capInsets.bottom, room: size.height - 1)
        return Insets(top: down.0, left: across.0, bottom: down.1, right: across.1)
    }

    private static func shortened(_ first: Double, _ last: Double, room: Double) -> (Double, Double) {
        guard first + last > room, first + last > 0 else { return (first, last) }
        let share = max(0, room) / (first + last)
        return ((first * share).rounded(.down), (last * share).rounded(.down))
    }
}
