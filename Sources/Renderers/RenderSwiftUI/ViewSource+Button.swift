import SceneModel
import SwiftSource

extension ViewSource {
    /// A button; one that looks otherwise while it is pressed, or has a background, has a style of its
    /// own.
    mutating func button(_ button: Scene.Button, _ place: ButtonPlace, to code: inout SwiftCode) {
        let (normal, pressed) = (button.normal, button.highlighted)
        if !actions.contains(where: { $0.property == place.action }) {
            actions.append((place.action, place == .first ? scene.behavior.onTapButton : nil))
        }
        let isPlain = normal.background == nil && normal == pressed
        let colors = normal.title.flatMap { title in pressed.title.flatMap { title.colors(besides: $0) } }
        // In closures of their own the actions need no isolation that SwiftUI's parameters would ask for.
        code.call("Button") { code in
            code.closure { $0.statement(place.action.call) }
            code.closure("label") { code in
                code.statement { code in
                    face(normal, place.role, isColored: colors == nil, to: &code)
                    if isPlain { padding(of: button, to: &code) }
                }
            }
        }
        if isPlain { return code.calling("buttonStyle", ".plain") }
        let style = style(of: button, colors, place)
        code.calling("buttonStyle") { code in
            code.argument { code in
                code.append(style)
                code.append("()")
            }
        }
    }

    /// The name of a button's style; one that is there already may serve both buttons.
    private mutating func style(
        of button: Scene.Button, _ colors: (own: Color, other: Color)?, _ place: ButtonPlace
    ) -> ButtonStyleSource.Name {
        var writer = SwiftSourceWriter(depth: ButtonStyleSource.depth)
        writer.statement { styleBody(of: button, colors, place, to: &$0) }
        let body = writer.bytes
        if let style = styles.first(where: { $0.body == body }) { return style.name }
        let others = styles.count { $0.name.place == place }
        let name = ButtonStyleSource.Name(place: place, number: others + 1)
        styles.append(ButtonStyleSource(name: name, body: body))
        return name
    }

    /// Writes the words or the picture of a face.
    mutating func face(
        _ face: Scene.Button.Face, _ role: ColorRole, isColored: Bool = true, to code: inout SwiftCode
    ) {
        if let image = face.image {
            self.image(image, to: &code)
        } else if let title = face.title {
            text(title, role, isColored: isColored, to: &code)
        } else {
            code.call("EmptyView")
        }
    }

    /// Writes the space above and below a face, and its least height.
    func padding(of button: Scene.Button, fillsWidth: Bool = false, to code: inout SwiftCode) {
        let isPicture = button.normal.image != nil
        if !isPicture, button.verticalPadding != 0 { code.padding(".vertical", button.verticalPadding) }
        let hasHeight = !isPicture && button.minimumHeight > 0
        guard fillsWidth || hasHeight else { return }
        code.calling("frame") { code in
            if fillsWidth { code.argument("maxWidth", ".infinity") }
            if hasHeight { code.argument("minHeight", number: button.minimumHeight) }
        }
    }
}
