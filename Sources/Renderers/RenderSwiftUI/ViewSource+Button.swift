import SceneModel
import SwiftSource

/// Which of the two buttons.
enum ButtonPlace {
    case first, second

    /// The property with what it does.
    var action: String { self == .first ? "onTapButton" : "onTapSecondaryButton" }
    /// The name of its style.
    var style: String { self == .first ? "MainButtonStyle" : "SecondaryButtonStyle" }
    /// The start of the names of its texts and colours.
    var role: String { self == .first ? "button" : "secondaryButton" }
}

extension ViewSource {
    /// A button; one that looks otherwise while it is pressed, or has a background, gets a style of its own.
    mutating func button(_ button: Scene.Button, _ place: ButtonPlace) -> SwiftCode {
        addAction(place)
        let isPlain = button.normal == button.highlighted && button.normal.background == nil
        let colors = button.normal.title.flatMap { title in
            button.highlighted.title.flatMap { title.colors(besides: $0) }
        }
        var label = face(button.normal, place.role, isColored: colors == nil)
        if isPlain { label = padded(label, button) }
        // In closures of their own the actions need no isolation that SwiftUI's parameters would ask for.
        let view = SwiftCode.call(
            "Button", [:], SwiftClosure([.call(place.action)]), SwiftClosure("label", [label]))
        if isPlain { return view.calling("buttonStyle", ["": ".plain"]) }
        let style = name(of: style(of: button, colors, place), place)
        return view.calling("buttonStyle", ["": .code("\(style)()")])
    }

    /// The name of the style with that body; one that is there already serves both buttons.
    private mutating func name(of body: SwiftCode, _ place: ButtonPlace) -> String {
        if let style = styles.first(where: { $0.body == body }) { return style.name }
        let others = styles.count { $0.name.hasPrefix(place.style) }
        let name = others == 0 ? place.style : "\(place.style)\(others + 1)"
        styles.append(ButtonStyleSource(name: name, body: body))
        return name
    }

    private mutating func addAction(_ place: ButtonPlace) {
        guard !actions.contains(where: { $0.name == place.action }) else { return }
        let tap = place == .first ? scene.behavior.onTapButton?.sentence : nil
        actions.append((place.action, tap ?? "Called when the button is tapped."))
    }

    /// The words or the picture of a face.
    private mutating func face(_ face: Scene.Button.Face, _ role: String, isColored: Bool = true) -> SwiftCode
    {
        if let image = face.image { return self.image(image) }
        guard let title = face.title else { return .call("EmptyView") }
        return text(title, role, isColored: isColored)
    }

    /// A face with the space above and below it, and its least height.
    private func padded(_ view: SwiftCode, _ button: Scene.Button, fillsWidth: Bool = false) -> SwiftCode {
        var view = view
        if button.normal.image == nil, button.verticalPadding != 0 {
            view = view.calling("padding", ["": ".vertical", "": .number(button.verticalPadding)])
        }
        var frame: SwiftArguments = [:]
        if fillsWidth { frame.append("maxWidth", ".infinity") }
        if button.minimumHeight > 0, button.normal.image == nil {
            frame.append("minHeight", .number(button.minimumHeight))
        }
        return frame.isEmpty ? view : view.calling("frame", frame)
    }

    private mutating func style(
        of button: Scene.Button, _ colors: (own: Color, other: Color)?, _ place: ButtonPlace
    ) -> SwiftCode {
        let (normal, pressed) = (button.normal, button.highlighted)
        var view: SwiftCode = "configuration.label"
        if let colors {
            view = view.calling(
                "foregroundStyle",
                [
                    "": .choice(
                        "configuration.isPressed", typedColor(colors.other, "pressed"),
                        typedColor(colors.own, place.role))
                ])
        } else if normal.title != pressed.title || normal.image != pressed.image {
            view = .call(
                "Group", [:],
                SwiftClosure([.branch("configuration.isPressed", [face(pressed, "pressed")], [view])]))
        }
        let hasBackground = normal.background != nil || pressed.background != nil
        view = padded(view, button, fillsWidth: hasBackground)
        if hasBackground {
            view = view.calling(
                "background", [:], SwiftClosure(background(normal.background, pressed.background)))
        }
        return view.calling("contentShape", ["": ".rect"])
    }
}
