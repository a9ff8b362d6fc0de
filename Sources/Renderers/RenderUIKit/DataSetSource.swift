import Rendering
import SceneModel
import SwiftSource

/// The methods of the source that shows a scene.
struct DataSetSource {
    let scene: Scene
    let assets: AssetTable
    /// The elements that the library can show: one of each kind, and a custom view in place of all else.
    private let elements: [Scene.Element]
    /// The pictures' names in the app.
    let images: AssetCatalog
    /// The colours in use.
    var colors: ColorConstants
    /// In the order in which the elements are shown.
    private(set) var methods: [DataSetMethod] = []
    /// The parts of the content that the library cannot show, in words.
    let leftOut: [String]
    /// Whether a picture is shown in another size than its own.
    var fitsImages = false

    /// The source of a scene, with the colours that a draft of it has counted.
    init(_ scene: Scene, _ assets: AssetTable, _ colors: ColorConstants? = nil) {
        self.scene = scene
        self.assets = assets
        let hasView = scene.elements.contains { $0.kind == .customView }
        var shown: Set<Scene.Element.Kind> = [.secondaryButton]
        let elements = scene.elements.filter { element in
            (element.kind == .customView || !hasView) && shown.insert(element.kind).inserted
        }
        self.elements = elements
        leftOut = scene.elements.filter { !elements.contains($0) }.map(\.leftOut)
        images = AssetCatalog(elements) { assets[$0]?.naturalSize }
        self.colors = colors ?? ColorConstants(spelling: Self.spelling)
    }

    /// Adds a method for everything that the scene shows, and that the library would not show by itself.
    mutating func addMethods() {
        for element in elements { add(element) }
        if let color = scene.backgroundColor {
            methods.append(
                DataSetMethod(
                    "backgroundColor", returns: "UIColor?", [self.color(color, "fill", isTyped: false)])
            )
        }
        if scene.verticalOffset != 0 {
            methods.append(
                DataSetMethod("verticalOffset", returns: "CGFloat", [.number(scene.verticalOffset)]))
        }
        // What the library's own answer is.
        if scene.spacing != 11 {
            methods.append(DataSetMethod("spaceHeight", returns: "CGFloat", [.number(scene.spacing)]))
        }
    }

    private mutating func add(_ element: Scene.Element) {
        switch element {
        case .image(let image): methods += imageMethods(image)
        case .title(let text):
            methods.append(DataSetMethod("title", returns: "NSAttributedString?", statements(text, "title")))
        case .description(let text):
            methods.append(
                DataSetMethod("description", returns: "NSAttributedString?", statements(text, "description")))
        case .button(let button): methods += buttonMethods(button)
        case .customView(let view):
            methods.append(DataSetMethod("customView", returns: "UIView?", customView(view)))
        case .secondaryButton: break
        }
    }

    /// The code for a colour in a role.
    mutating func color(_ color: Color, _ role: String, isTyped: Bool = true) -> SwiftCode {
        color.frameworkName.map { .code("\(isTyped ? "UIColor" : "").\($0)") } ?? colors.code(color, role)
    }

    private static func spelling(_ color: Color) -> SwiftCode {
        var arguments = color.components
        arguments.append("alpha", Color.fraction(color.alpha))
        return .call("UIColor", arguments)
    }
}

extension Scene.Element {
    /// What it is, and its words.
    fileprivate var leftOut: String {
        let (part, words) =
            switch self {
            case .image(let image): ("an image", image.alternativeText)
            case .title(let text): ("a title", text.string)
            case .description(let text): ("a description", text.string)
            case .button(let button): ("a button", button.words)
            case .secondaryButton(let button): ("the second button", button.words)
            case .customView(let view): ("a custom view", view.text?.string ?? "")
            }
        return words.isEmpty ? part : "\(part) “\(words)”"
    }
}

extension Scene.Button {
    fileprivate var words: String { normal.title?.string ?? normal.image?.alternativeText ?? "" }
}
