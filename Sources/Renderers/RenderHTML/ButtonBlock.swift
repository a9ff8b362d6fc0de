import Rendering
import SceneModel

/// A button, laid out from side to side inside the padding, with what it shows while it is pressed; an object,
/// since it is large.
final class ButtonBlock {
    private let name: ClassName
    private let button: Scene.Button
    private let isEnabled: Bool
    private let normal: ButtonFace
    private let pressed: ButtonFace
    /// Whether pressing changes what the button says or which picture it is, and not only how it looks.
    private let hasTwoContents: Bool

    /// A button of the scene; `number` tells it from the other parts of the page.
    ///
    /// - Throws: `RenderFailure` where the assets lack one of its pictures.
    init(_ number: Int, _ button: Scene.Button, in page: PageContext) throws(RenderFailure) {
        name = ClassName("e", number)
        self.button = button
        isEnabled = page.scene.behavior.allowsTouch
        normal = try ButtonFace(ClassName("n", number), button.normal, in: page)
        pressed = try ButtonFace(ClassName("p", number), button.highlighted, in: page)
        hasTwoContents = !button.normal.hasSameContent(as: button.highlighted)
    }

    /// Its height, in points, where its words have the height that the function says.
    func height(_ ofText: (TextBlock) -> Double) -> Double {
        if let image = normal.image { return max(button.minimumHeight, image.image.size.height) }
        return max(button.minimumHeight, (normal.title.map(ofText) ?? 0) + 2 * button.verticalPadding)
    }

    /// Adds the rules of the button and of its faces.
    func addStyle(to style: inout PageStyle) {
        style.sheet.rule(.init(name)) { rule in
            rule.set("min-height", .points(button.minimumHeight))
            if button.normal.image == nil { rule.set("padding", .points(button.verticalPadding), .points(0)) }
        }
        normal.addStyle(to: &style)
        if hasTwoContents {
            pressed.addStyle(to: &style)
            style.sheet.rule(.init(name, ":not(:active)", inner: pressed.name)) { $0.literal("display:none") }
            style.sheet.rule(.init(name, ":active", inner: normal.name)) { $0.literal("display:none") }
        } else if let title = normal.title, let pressed = pressed.title {
            title.addStyle(pressed: pressed.text, in: name, to: &style)
        }
        addBackground(to: &style)
    }

    private func addBackground(to style: inout PageStyle) {
        guard let background = normal.background ?? pressed.background else { return }
        style.sheet.rule(.init(name, "::before")) { rule in
            rule.literal("content:\"\";position:absolute;z-index:-1;border:solid transparent")
            background.declareFrame(in: &rule)
            normal.background?.declarePicture(in: &rule)
        }
        guard normal.background != pressed.background else { return }
        style.sheet.rule(.init(name, ":active::before")) { rule in
            guard let background = pressed.background else { return rule.literal("border-image:none") }
            background.declareFrame(in: &rule)
            background.declarePicture(in: &rule)
        }
    }

    /// Writes the element.
    ///
    /// What shows only while the button is pressed is hidden from assistive technology.
    func write(into html: inout HTMLWriter) {
        html.element("button", .name(name), .literal("type", "button"), .flag("disabled", !isEnabled)) {
            html in
            normal.write(isHidden: false, into: &html)
            if hasTwoContents { pressed.write(isHidden: true, into: &html) }
        }
    }
}

extension Scene.Button.Face {
    /// Whether both are the same picture or the same letters, however these are set.
    fileprivate func hasSameContent(as other: Scene.Button.Face) -> Bool {
        guard image == other.image else { return false }
        guard let title, let otherTitle = other.title else { return title == nil && other.title == nil }
        return title.runs.count == otherTitle.runs.count
            && zip(title.runs, otherTitle.runs).allSatisfy { $0.text == $1.text }
    }
}
