import SceneModel
import SwiftSource

/// The methods of the delegate whose answers differ from the library's own, and those that hear of taps.
struct DataSetDelegate {
    private let behavior: Scene.Behavior
    private let hasImage: Bool
    private let movesImage: Bool
    private let hearsOfButton: Bool

    /// The delegate of a scene.
    init(_ scene: Scene) {
        behavior = scene.behavior
        hasImage = scene.elements.has(.image)
        movesImage = scene.behavior.animatesImage && scene.elements.contains(where: \.isMovingImage)
        hearsOfButton = scene.behavior.allowsTouch && scene.elements.has(.button)
    }

    private var hearsOfView: Bool { behavior.allowsTouch && behavior.onTapView != nil }

    /// Whether there is none.
    var isEmpty: Bool {
        behavior.fadesIn && behavior.allowsTouch && !behavior.allowsScroll && !hasImage && !hearsOfView
            && !hearsOfButton
    }

    /// Writes what taps call, as properties of the class.
    func writeActions(to file: inout SwiftSourceWriter) {
        if hearsOfView, let tap = behavior.onTapView {
            file.documentation("", tap.sentence)
            file.line("var onTapView: () -> Void = {}")
        }
        if hearsOfButton {
            if let tap = behavior.onTapButton {
                file.documentation("", tap.sentence)
            } else {
                file.documentation("Called when the button is tapped.")
            }
            file.line("var onTapButton: () -> Void = {}")
        }
    }

    /// Writes the methods, in the order of the library's protocol.
    func writeMethods(to file: inout SwiftSourceWriter) {
        if !behavior.fadesIn { file.answer("emptyDataSetShouldFadeIn", "false") }
        if !behavior.allowsTouch { file.answer("emptyDataSetShouldAllowTouch", "false") }
        if behavior.allowsScroll { file.answer("emptyDataSetShouldAllowScroll", "true") }
        // The library documents no as its answer, and answers yes: only a no ends the motion that the image
        // view, which all states share, has from a state before.
        if movesImage {
            file.answer("emptyDataSetShouldAnimateImageView", "!UIAccessibility.isReduceMotionEnabled")
        } else if hasImage {
            file.answer(
                "emptyDataSetShouldAnimateImageView", "false",
                reason: "Otherwise a picture that turned while the list was loading would go on turning.")
        }
        if hearsOfView { file.tap("_ scrollView: UIScrollView, didTapView view: UIView", "onTapView()") }
        if hearsOfButton {
            file.tap("_ scrollView: UIScrollView, didTapButton button: UIButton", "onTapButton()")
        }
    }
}

extension Scene.Element {
    /// Whether it is an image that moves.
    fileprivate var isMovingImage: Bool {
        guard case .image(let image) = self else { return false }
        return image.animation != nil
    }
}
