import SceneModel

extension Scene {
    /// Whether there may be something in it that SwiftUI has no words for.
    var mayFallShort: Bool {
        header?.text?.mayFallShort ?? false || elements.indices.contains { elements[$0].mayFallShort }
    }
}

extension Scene.Element {
    /// Whether there is a text in it whose lines stand in the middle.
    var hasCenteredText: Bool {
        switch self {
        case .image: false
        case .title(let text), .description(let text): text.alignment == .center
        case .button(let button), .secondaryButton(let button):
            button.normal.title?.alignment == .center || button.highlighted.title?.alignment == .center
        case .customView(let view): view.text?.alignment == .center
        }
    }

    fileprivate var mayFallShort: Bool {
        switch self {
        case .image: false
        case .title(let text), .description(let text): text.mayFallShort
        case .button(let button), .secondaryButton(let button):
            button.normal.title?.mayFallShort ?? false || button.highlighted.title?.mayFallShort ?? false
        case .customView(let view): view.text?.mayFallShort ?? false
        }
    }
}

extension Scene.Text {
    fileprivate var mayFallShort: Bool {
        alignment == .justified || runs.contains { $0.shadow != runs[0].shadow }
    }
}
