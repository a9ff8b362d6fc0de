import MarkupText
import SceneModel

/// A text of a screen with the selector by which its page finds it.
///
/// The selectors are those that `Page` and its blocks write.
struct TextPlace {
    /// The class of the element.
    let selector: StyleSheet.Selector
    /// The text.
    let text: Scene.Text
    private let name: ClassName

    private init(_ name: ClassName, _ text: Scene.Text) {
        self.name = name
        self.text = text
        selector = StyleSheet.Selector(name)
    }

    /// The selectors and fonts of the stretches that stand in elements of their own.
    var runs: [(selector: StyleSheet.Selector, font: Font)] {
        guard let first = text.runs.first else { return [] }
        return text.runs.enumerated().dropFirst().filter { !$0.element.isSet(like: first) }.map {
            (StyleSheet.Selector(name, inner: ClassName("r", $0.offset)), $0.element.font)
        }
    }

    /// Every text of a scene below the bars that has letters at rest.
    static func all(in scene: Scene) -> [TextPlace] {
        var places: [TextPlace] = []
        if let text = scene.header?.text {
            places.append(TextPlace(ClassName("e", scene.elements.count + 2), text))
        }
        for (number, element) in scene.elements.enumerated() {
            switch element {
            case .image: break
            case .title(let text), .description(let text):
                places.append(TextPlace(ClassName("e", number), text))
            case .button(let button), .secondaryButton(let button):
                guard button.normal.image == nil, let title = button.normal.title else { break }
                places.append(TextPlace(ClassName("n", number), title))
            case .customView(let view):
                if let text = view.text { places.append(TextPlace(ClassName("n", number), text)) }
            }
        }
        return places.filter { !$0.text.runs.isEmpty }
    }
}
