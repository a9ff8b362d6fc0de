import SceneModel
import SwiftSource

extension ViewSource {
    /// The view's body.
    mutating func body() -> SwiftCode {
        if scene.behavior.onTapView != nil, scene.behavior.allowsTouch {
            actions.append(("onTapView", scene.behavior.onTapView?.sentence ?? ""))
        }
        var view = isUnavailableView ? unavailableView() : stack()
        if let header = scene.header {
            view = .call(
                "ZStack", ["alignment": ".top"], SwiftClosure(headerViews(header) + [view]))
        }
        if let background = scene.backgroundColor {
            view = view.calling("background", ["": color(background, "fill")])
        }
        return behavior(of: view)
    }

    /// The content as SwiftUI's own view for it, with the fonts and colours of the scene.
    private mutating func unavailableView() -> SwiftCode {
        var label: [SwiftCode] = []
        var icon: [SwiftCode] = []
        var description: [SwiftCode] = []
        var actions: [SwiftCode] = []
        for element in scene.elements {
            switch element {
            case .image(let image): icon.append(self.image(image))
            case .title(let text): label.append(self.text(text, "title"))
            case .description(let text): description.append(self.text(text, "description"))
            case .button(let button): actions.append(self.button(button, .first))
            case .secondaryButton(let button): actions.append(self.button(button, .second))
            case .customView: break
            }
        }
        let both = !label.isEmpty && !icon.isEmpty
        let head =
            both
            ? [.call("Label", [:], SwiftClosure(label), SwiftClosure("icon", icon))] : label + icon
        var closures = [SwiftClosure(head)]
        if !description.isEmpty { closures.append(SwiftClosure("description", description)) }
        if !actions.isEmpty { closures.append(SwiftClosure("actions", actions)) }
        return .call(SwiftCall("ContentUnavailableView", [:], closures: closures))
    }

    /// The content one below the other, where the scene has it.
    private mutating func stack() -> SwiftCode {
        let views = scene.elements.map { self.element($0) }
        var view: SwiftCode
        switch views.count {
        case 0: view = "Color.clear"
        case 1: view = views[0]
        default: view = .call("VStack", ["spacing": .number(scene.spacing)], SwiftClosure(views))
        }
        if scene.elements.contains(where: \.hasCenteredText) {
            view = view.calling("multilineTextAlignment", ["": ".center"])
        }
        if scene.padding != 0, !views.isEmpty {
            view = view.calling("padding", ["": ".horizontal", "": .number(scene.padding)])
        }
        if scene.verticalOffset != 0 { view = view.calling("offset", ["y": .number(scene.verticalOffset)]) }
        if views.isEmpty { return view }
        return view.calling("frame", ["maxWidth": ".infinity", "maxHeight": ".infinity"])
    }

    private mutating func element(_ element: Scene.Element) -> SwiftCode {
        switch element {
        case .image(let image): self.image(image)
        case .title(let text):
            self.text(text, "title").calling("accessibilityAddTraits", ["": ".isHeader"])
        case .description(let text): self.text(text, "description")
        case .button(let button): self.button(button, .first)
        case .secondaryButton(let button): self.button(button, .second)
        case .customView(let view): customView(view)
        }
    }

    private mutating func headerViews(_ header: Scene.Header) -> [SwiftCode] {
        var views: [SwiftCode] = []
        if let image = header.image { views.append(self.image(image)) }
        if let text = header.text { views.append(self.text(text, "header")) }
        switch views.count {
        case 0: return []
        case 1: return [views[0].calling("frame", ["height": .number(header.height)])]
        default:
            return [
                .call("ZStack", [:], SwiftClosure(views)).calling("frame", ["height": .number(header.height)])
            ]
        }
    }

    /// The view with what it does at a tap, and the direction that the scene asks for.
    private func behavior(of view: SwiftCode) -> SwiftCode {
        var view = view
        if actions.contains(where: { $0.name == "onTapView" }) {
            // Without a background only the content itself would feel the tap.
            if scene.backgroundColor == nil { view = view.calling("contentShape", ["": ".rect"]) }
            view = view.calling("onTapGesture", [:], SwiftClosure([.call("onTapView")]))
        }
        if !scene.behavior.fadesIn { view = view.calling("transition", ["": ".identity"]) }
        if !scene.behavior.allowsTouch { view = view.calling("allowsHitTesting", ["": "false"]) }
        switch scene.direction {
        case .auto: return view
        case .ltr: return view.calling("environment", ["": "\\.layoutDirection", "": ".leftToRight"])
        case .rtl: return view.calling("environment", ["": "\\.layoutDirection", "": ".rightToLeft"])
        }
    }
}

extension ViewSource {
    /// Whether SwiftUI's own view can express the content: a picture that stands still, centred texts, and
    /// buttons that are words, in the middle, with the space that counts where nothing is said of it.
    var isUnavailableView: Bool {
        guard scene.spacing == 11, scene.verticalOffset == 0, scene.header == nil else { return false }
        let kinds = scene.elements.map(\.kind)
        guard kinds.contains(.title) || kinds.contains(.image), Set(kinds).count == kinds.count else {
            return false
        }
        return scene.elements.allSatisfy(\.isPlain)
    }
}

extension Scene.Element {
    /// Whether it is a picture that stands still, a centred text, or a button that is words.
    fileprivate var isPlain: Bool {
        switch self {
        case .image(let image): image.animation == nil
        case .title(let text), .description(let text): text.alignment == .center
        case .button(let button), .secondaryButton(let button):
            [button.normal, button.highlighted].allSatisfy {
                $0.image == nil && $0.background == nil && $0.title?.alignment ?? .center == .center
            }
        case .customView: false
        }
    }

    /// Whether there is a text in it whose lines stand in the middle.
    fileprivate var hasCenteredText: Bool {
        switch self {
        case .image: false
        case .title(let text), .description(let text): text.alignment == .center
        case .button(let button), .secondaryButton(let button):
            [button.normal, button.highlighted].contains { $0.title?.alignment == .center }
        case .customView(let view): view.text?.alignment == .center
        }
    }
}
