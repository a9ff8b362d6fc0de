import Rendering
import SceneModel

/// One part of the content as an element of the page: an object, since a page walks through its parts several
/// times.
enum ContentBlock {
    case picture(Picture)
    case title(TextBlock)
    case text(TextBlock)
    case button(ButtonBlock)
    case customView(CustomViewBlock)

    /// A part of the scene by its number.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture.
    init(_ number: Int, in page: PageContext) throws(RenderFailure) {
        let name = ClassName("e", number)
        switch page.scene.elements[number] {
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

    /// Whether it is a title.
    var isTitle: Bool { if case .title = self { true } else { false } }

    /// Whether it is a button.
    var isButton: Bool { if case .button = self { true } else { false } }

    /// Whether it stands in the middle, and does not go from side to side.
    var isAsWideAsItsContent: Bool {
        switch self {
        case .picture, .customView: true
        case .title, .text, .button: false
        }
    }

    /// About the height it takes, in points.
    var likelyHeight: Double { height(\.likelyHeight) }

    /// The most height it can take in a width, in points.
    func greatestHeight(in width: Double) -> Double { height { $0.greatestHeight(in: width) } }

    private func height(_ ofText: (TextBlock) -> Double) -> Double {
        switch self {
        case .picture(let picture): picture.image.size.height
        case .title(let text), .text(let text): ofText(text)
        case .button(let button): button.height(ofText)
        case .customView(let view): view.height(ofText)
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
