import SceneModel
import SwiftSource

extension ViewSource {
    /// Writes the view's body.
    mutating func body(to code: inout SwiftCode) {
        if let tap = scene.behavior.onTapView, scene.behavior.allowsTouch {
            actions.append((.onTapView, tap))
        }
        if let header = scene.header {
            content(below: header, to: &code)
        } else {
            stack(to: &code)
        }
        if let background = scene.paintedBackground {
            code.calling("background") { code in
                code.argument { color(background, .fill, to: &$0) }
            }
        }
        behavior(to: &code)
    }

    /// The content one below the other, where the scene has it.
    private mutating func stack(to code: inout SwiftCode) {
        switch scene.elements.count {
        case 0: code.append("Color.clear")
        case 1: element(scene.elements[0], to: &code)
        default:
            code.call("VStack") { code in
                code.argument("spacing", number: scene.spacing)
                code.closure { code in
                    for element in scene.elements { code.statement { self.element(element, to: &$0) } }
                }
            }
        }
        if scene.elements.indices.contains(where: { scene.elements[$0].hasCenteredText }) {
            code.calling("multilineTextAlignment", ".center")
        }
        if scene.padding != 0, !scene.elements.isEmpty { code.padding(".horizontal", scene.padding) }
        if scene.verticalOffset != 0 {
            code.calling("offset") { $0.argument("y", number: scene.verticalOffset) }
        }
        if scene.elements.isEmpty { return }
        code.calling("frame") { code in
            code.argument("maxWidth", ".infinity")
            code.argument("maxHeight", ".infinity")
        }
    }

    private mutating func element(_ element: Scene.Element, to code: inout SwiftCode) {
        switch element {
        case .image(let image): self.image(image, to: &code)
        case .title(let text):
            self.text(text, .title, to: &code)
            code.calling("accessibilityAddTraits", ".isHeader")
        case .description(let text): self.text(text, .description, to: &code)
        case .button(let button): self.button(button, .first, to: &code)
        case .secondaryButton(let button): self.button(button, .second, to: &code)
        case .customView(let view): customView(view, to: &code)
        }
    }

    /// The view with what it does at a tap, and the direction that the scene asks for.
    private func behavior(to code: inout SwiftCode) {
        if scene.behavior.onTapView != nil, scene.behavior.allowsTouch {
            // Without a background only the content itself would feel the tap.
            if scene.paintedBackground == nil { code.calling("contentShape", ".rect") }
            code.calling("onTapGesture") { code in
                code.closure { $0.statement(TapProperty.onTapView.call) }
            }
        }
        if !scene.behavior.fadesIn { code.calling("transition", ".identity") }
        if !scene.behavior.allowsTouch { code.calling("allowsHitTesting", "false") }
        if scene.direction == .auto { return }
        code.calling("environment") { code in
            code.argument("", "\\.layoutDirection")
            code.argument("", scene.direction == .ltr ? ".leftToRight" : ".rightToLeft")
        }
    }
}

// MARK: - Header

extension ViewSource {
    /// Writes the content with the list's header above it; colours are named in the order of the content.
    private mutating func content(below header: Scene.Header, to code: inout SwiftCode) {
        var content = SwiftCode()
        let place = content.apart { stack(to: &$0) }
        code.call("ZStack") { code in
            code.argument("alignment", ".top")
            code.closure { code in
                self.header(header, to: &code)
                code.statement(place, from: content)
            }
        }
    }

    private mutating func header(_ header: Scene.Header, to code: inout SwiftCode) {
        if header.image == nil, header.text == nil { return }
        code.statement { code in
            switch (header.image, header.text) {
            case (let image?, let text?):
                code.call("ZStack") { code in
                    code.closure { code in
                        code.statement { self.image(image, to: &$0) }
                        code.statement { self.text(text, .header, to: &$0) }
                    }
                }
            case (let image?, nil): self.image(image, to: &code)
            case (nil, let text?): self.text(text, .header, to: &code)
            case (nil, nil): break
            }
            code.calling("frame") { $0.argument("height", number: header.height) }
        }
    }
}
