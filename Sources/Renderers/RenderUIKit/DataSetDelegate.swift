import SceneModel
import SwiftSource

/// The methods of the delegate whose answers differ from the library's own, and those that hear of taps.
struct DataSetDelegate {
    /// In the order of the library's protocol.
    private(set) var methods: [DataSetMethod] = []
    /// What taps call, as properties of the class.
    private(set) var actions: [(name: String, documentation: String)] = []

    /// The delegate of a scene.
    init(_ scene: Scene) {
        let behavior = scene.behavior
        if !behavior.fadesIn { methods.append(DataSetMethod(question: "emptyDataSetShouldFadeIn", "false")) }
        if !behavior.allowsTouch {
            methods.append(DataSetMethod(question: "emptyDataSetShouldAllowTouch", "false"))
        }
        if behavior.allowsScroll {
            methods.append(DataSetMethod(question: "emptyDataSetShouldAllowScroll", "true"))
        }
        // The library documents no as its answer, and answers yes: it is said wherever there is something to move.
        if scene.movesImage {
            methods.append(
                DataSetMethod(
                    question: "emptyDataSetShouldAnimateImageView", "!UIAccessibility.isReduceMotionEnabled"))
        }
        guard behavior.allowsTouch else { return }
        if let tap = behavior.onTapView { add("onTapView", tap.sentence, "didTapView view: UIView") }
        if scene.elements.contains(where: { $0.kind == .button }) {
            let sentence = behavior.onTapButton?.sentence ?? "Called when the button is tapped."
            add("onTapButton", sentence, "didTapButton button: UIButton")
        }
    }

    private mutating func add(_ name: String, _ sentence: String, _ parameter: String) {
        actions.append((name, sentence))
        methods.append(DataSetMethod(tap: parameter, .call(name)))
    }
}

extension Scene {
    /// Whether an image of the content moves.
    var movesImage: Bool {
        behavior.animatesImage
            && elements.contains {
                guard case .image(let image) = $0 else { return false }
                return image.animation != nil
            }
    }
}
