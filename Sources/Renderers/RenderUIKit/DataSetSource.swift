import Rendering
import SceneModel
import SwiftSource

/// The source that shows a scene.
struct DataSetSource {
    let assets: AssetTable
    let direction: LayoutDirection
    let animatesImage: Bool
    /// The elements that the library can show: one of each kind, and a custom view in place of all else.
    private let elements: [Scene.Element]
    /// The pictures' names in the app.
    let images: AssetCatalog
    /// The colours in use.
    var colors = ColorConstants(spelling: DataSetSource.spell)
    /// Whether a picture is shown in another size than its own.
    var fitsImages = false

    /// The source of a scene.
    init(_ scene: Scene, _ assets: AssetTable) {
        self.assets = assets
        direction = scene.direction
        animatesImage = scene.behavior.animatesImage
        elements = Self.shown(scene.elements)
        images = AssetCatalog(elements) { assets[$0]?.naturalSize }
    }

    private static func shown(_ elements: [Scene.Element]) -> [Scene.Element] {
        let hasView = elements.has(.customView)
        if !elements.has(.secondaryButton), elements.haveDifferentKinds, !hasView || elements.count == 1 {
            return elements
        }
        var kinds: [Scene.Element.Kind] = [.secondaryButton]
        return elements.filter { element in
            let kind = element.kind
            guard kind == .customView || !hasView, !kinds.contains(kind) else { return false }
            kinds.append(kind)
            return true
        }
    }

    /// The parts of the content that the library cannot show, in words.
    func leftOut(of scene: Scene) -> [String] {
        if elements.count == scene.elements.count { return [] }
        return scene.elements.filter { !elements.contains($0) }.map(\.leftOut)
    }

    /// Whether it has no methods for a scene.
    func isEmpty(for scene: Scene) -> Bool {
        scene.paintedBackground == nil && scene.verticalOffset == 0 && scene.spacing == Self.spacing
            && elements.allSatisfy(\.isBare)
    }

    /// Writes a method for everything that the scene shows, and that the library would not show by itself.
    mutating func writeMethods(of scene: Scene, to file: inout SwiftSourceWriter) {
        fitsImages = false
        for element in elements { write(element, of: scene, to: &file) }
        if let color = scene.paintedBackground {
            let reason: StaticString =
                scene.paintsBackdrop ? "The screen's own colour, which the other colours are made for." : ""
            file.question("backgroundColor", returns: "UIColor?", reason: reason) { code in
                code.statement { self.color(color, .fill, isTyped: false, to: &$0) }
            }
        }
        if scene.verticalOffset != 0 {
            file.question("verticalOffset", returns: "CGFloat") { code in
                code.statement { $0.number(scene.verticalOffset) }
            }
        }
        if scene.spacing != Self.spacing {
            file.question("spaceHeight", returns: "CGFloat") { code in
                code.statement { $0.number(scene.spacing) }
            }
        }
    }

    private mutating func write(_ element: Scene.Element, of scene: Scene, to file: inout SwiftSourceWriter) {
        switch element {
        case .image(let image): writeMethods(image, to: &file)
        case .title(let text):
            file.question("title", returns: "NSAttributedString?") { writeResult(text, .title, to: &$0) }
        case .description(let text):
            file.question("description", returns: "NSAttributedString?") {
                writeResult(text, .description, to: &$0)
            }
        case .button(let button): writeMethods(button, to: &file)
        case .customView(let view):
            file.question("customView", returns: "UIView?") { code in
                writeResult(view, appearance: scene.appearance(of: view), to: &code)
            }
        case .secondaryButton: break
        }
    }

    /// The library's own answer, in points.
    private static var spacing: Double { 11 }
}

// MARK: - Colours

extension DataSetSource {
    /// Writes a colour in a role.
    mutating func color(
        _ color: Color, _ role: ColorRole, isTyped: Bool = true, to code: inout SwiftCode
    ) {
        colors.count(color, as: role)
        write(color, isTyped: isTyped, to: &code)
    }

    /// Writes a colour that has been counted.
    func write(_ color: Color, isTyped: Bool = true, to code: inout SwiftCode) {
        guard let name = color.frameworkName else { return colors.write(color, to: &code) }
        if isTyped { code.append("UIColor") }
        code.append(name)
    }

    @Sendable private static func spell(_ color: Color, to code: inout SwiftCode) {
        code.call("UIColor") { code in
            code.components(color)
            code.fraction("alpha", color.alpha)
        }
    }
}

// MARK: - Elements

extension Scene.Element {
    /// Whether the library has no method for anything in it.
    fileprivate var isBare: Bool {
        guard case .button(let button) = self else { return false }
        return button.normal.image == nil && button.normal.title == nil && button.normal.background == nil
            && button.highlighted.background == nil
    }

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
