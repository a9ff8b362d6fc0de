import Rendering
import SceneModel

/// One part of the content as an element of the page.
enum ContentBlock {
    case picture(Picture)
    case title(TextBlock)
    case text(TextBlock)
    case button(ButtonBlock)
    case customView(CustomViewBlock)

    /// A part of the scene; `number` tells it from the others.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture.
    init(_ number: Int, _ element: Scene.Element, in page: PageContext) throws(RenderFailure) {
        let name = ClassName("e", number)
        switch element {
        case .image(let image):
            self = .picture(
                try Picture(name, image, in: page, isAnimated: page.scene.behavior.animatesImage))
        case .title(let text):
            self = .title(TextBlock(name, text, in: page))
        case .description(let text):
            self = .text(TextBlock(name, text, in: page))
        case .button(let button), .secondaryButton(let button):
            self = .button(try ButtonBlock(number, button, in: page))
        case .customView(let view): self = .customView(CustomViewBlock(number, view, in: page))
        }
    }

    /// Adds its rules.
    func addStyle(to style: inout PageStyle) {
        switch self {
        case .picture(let picture): picture.addStyle(to: &style)
        case .title(let text), .text(let text): text.addStyle(to: &style)
        case .button(let button): button.addStyle(to: &style)
        case .customView(let view): view.addStyle(to: &style)
        }
    }

    /// Writes its element.
    func write(into html: inout HTMLWriter) {
        switch self {
        case .picture(let picture): picture.write(into: &html)
        case .title(let text): text.write("h1", into: &html)
        case .text(let text): text.write("p", into: &html)
        case .button(let button): button.write(into: &html)
        case .customView(let view): view.write(into: &html)
        }
    }
}
