import ByteWriting
import SceneModel
import SwiftSource

/// A button style: what a button looks like, at rest and pressed.
struct ButtonStyleSource {
    /// The name of a style: that of the first button that has it, and a number from the second on.
    struct Name {
        /// The button.
        var place: ButtonPlace
        /// From 1.
        var number: Int
    }

    /// The type's name.
    let name: Name
    /// What its method returns.
    let body: [UInt8]

    /// The steps of indentation that the body has.
    static let depth = 2

    /// Writes the type.
    func write(to file: inout SwiftSourceWriter) {
        file.statement { code in
            code.append("private struct ")
            code.append(name)
            code.append(": ButtonStyle {")
        }
        file.line("    func makeBody(configuration: Configuration) -> some View {")
        file.append(body)
        file.line("    }")
        file.line("}")
    }
}

extension SwiftCode {
    /// Appends the name of a button style.
    mutating func append(_ name: ButtonStyleSource.Name) {
        append(name.place.style)
        if name.number > 1 { append(name.number) }
    }
}

extension ViewSource {
    private static var isPressed: StaticString { "configuration.isPressed" }

    /// Writes the body of the style of a button; where there are `colors`, its words differ in nothing else.
    mutating func styleBody(
        of button: Scene.Button, _ colors: (own: Color, other: Color)?, _ place: ButtonPlace,
        to code: inout SwiftCode
    ) {
        let (normal, pressed) = (button.normal, button.highlighted)
        if let colors {
            code.append("configuration.label")
            code.calling("foregroundStyle") { code in
                code.argument { code in
                    code.choice(Self.isPressed) { code in
                        typedColor(colors.other, .pressed, to: &code)
                    } else: { code in
                        typedColor(colors.own, place.role, to: &code)
                    }
                }
            }
        } else if normal.title != pressed.title || normal.image != pressed.image {
            code.call("Group") { code in
                code.closure { code in
                    code.branch(Self.isPressed) { code in
                        code.statement { face(pressed, .pressed, to: &$0) }
                    } else: { code in
                        code.statement("configuration.label")
                    }
                }
            }
        } else {
            code.append("configuration.label")
        }
        let hasBackground = normal.background != nil || pressed.background != nil
        padding(of: button, fillsWidth: hasBackground, to: &code)
        if hasBackground {
            code.calling("background") { code in
                code.closure { background(normal.background, pressed.background, to: &$0) }
            }
        }
        code.calling("contentShape", ".rect")
    }

    /// Writes what is stretched behind a button's words.
    private func background(
        _ normal: Scene.Button.Background?, _ pressed: Scene.Button.Background?, to code: inout SwiftCode
    ) {
        guard let normal, let pressed, normal.isShaped(like: pressed) else {
            return code.branch(Self.isPressed) { code in
                if let pressed { picture(pressed, to: &code) { $0.string(images[pressed.asset]) } }
            } else: { code in
                if let normal { picture(normal, to: &code) { $0.string(images[normal.asset]) } }
            }
        }
        picture(normal, to: &code) { code in
            if normal.asset == pressed.asset { return code.string(images[normal.asset]) }
            code.choice(Self.isPressed) {
                $0.string(images[pressed.asset])
            } else: {
                $0.string(images[normal.asset])
            }
        }
    }

    private func picture(
        _ background: Scene.Button.Background, to code: inout SwiftCode, name: (inout SwiftCode) -> Void
    ) {
        let caps = background.stretchableCapInsets
        let said = background.capInsets
        if caps != said {
            let sides = [said.top, said.left, said.bottom, said.right].map(NumberText.shortest)
            code.comment(
                "The catalogue's cap insets (", sides.joined(separator: ", "), ") leave nothing to stretch.")
        }
        code.statement { code in
            code.call("Image") { $0.argument("decorative", name) }
            code.calling("resizable") { code in
                if caps != .zero { code.argument("capInsets") { edges(caps, to: &$0) } }
            }
            padding(background.drawingInsets, to: &code)
        }
    }

    private func padding(_ insets: Insets, to code: inout SwiftCode) {
        guard insets.left == insets.right, insets.top == insets.bottom else {
            return code.calling("padding") { code in
                code.argument { edges(insets, to: &$0) }
            }
        }
        if insets.left != 0 { code.padding(".horizontal", insets.left) }
        if insets.top != 0 { code.padding(".vertical", insets.top) }
    }
}

extension SwiftCode {
    /// Appends `.padding(.horizontal, 23)`.
    mutating func padding(_ edges: StaticString, _ points: Double) {
        calling("padding") { code in
            code.argument("", edges)
            code.argument(number: points)
        }
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
