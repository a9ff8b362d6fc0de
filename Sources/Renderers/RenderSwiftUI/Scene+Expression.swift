import SceneModel
import SwiftSource

extension Scene {
    /// Whether SwiftUI's own view can express the content: a picture that stands still, centred texts, and
    /// buttons that are words, in the middle, with the space that counts where nothing is said of it.
    var isUnavailableView: Bool {
        guard spacing == 11, verticalOffset == 0, header == nil else { return false }
        guard elements.has(.title) || elements.has(.image), elements.haveDifferentKinds else { return false }
        return elements.indices.allSatisfy { elements[$0].isPlain }
    }

    /// Whether there may be something in it that SwiftUI has no words for.
    var mayFallShort: Bool {
        header?.text?.mayFallShort ?? false || elements.indices.contains { elements[$0].mayFallShort }
    }
}

extension Scene.Element {
    /// Whether it is a picture that stands still, a centred text, or a button that is words.
    fileprivate var isPlain: Bool {
        switch self {
        case .image(let image): image.animation == nil
        case .title(let text), .description(let text): text.alignment == .center
        case .button(let button), .secondaryButton(let button):
            button.normal.isPlain && button.highlighted.isPlain
        case .customView: false
        }
    }

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

extension Scene.Button.Face {
    fileprivate var isPlain: Bool {
        image == nil && background == nil && title?.alignment ?? .center == .center
    }
}

extension Scene.Text {
    fileprivate var mayFallShort: Bool {
        alignment == .justified || runs.contains { $0.shadow != runs[0].shadow }
    }
}
