import ByteWriting
import MarkupText
import Rendering
import SceneModel

/// A picture of the catalogue: always an `<img>`, in which nothing runs.
final class Picture {
    /// The element's class.
    let name: ClassName
    /// The picture at its place.
    let image: Scene.Image
    /// Its bytes as an address.
    let address: DataAddress
    /// Whether it moves, where it has a motion.
    let isAnimated: Bool

    /// A picture of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack it.
    init(
        _ name: ClassName, _ image: Scene.Image, in page: PageContext, isAnimated: Bool = false
    ) throws(RenderFailure) {
        self.name = name
        self.image = image
        self.address = try page.address(of: image.asset)
        self.isAnimated = isAnimated
    }

    /// Adds its size, its tint and its motion.
    ///
    /// A tinted picture is a box in the colour seen through the
    /// picture's opaque parts.
    func addStyle(to style: inout PageStyle) {
        style.sheet.rule(.init(name)) { rule in
            rule.set("width", .points(image.size.width))
            rule.set("height", .points(image.size.height))
            guard let tint = image.tint else { return }
            rule.set("background", .color(tint))
            rule.set("mask", .address(address), .keyword("0 0/100% 100%"))
        }
        guard isAnimated, let animation = image.animation else { return }
        style.sheet.group("@media(prefers-reduced-motion:no-preference)") { sheet in
            sheet.rule(.init(name)) { rule in
                switch animation {
                case .rotate: rule.literal("animation:turn 1s linear infinite")
                case .pulse: rule.literal("animation:pulse 1.5s ease-in-out infinite")
                }
            }
            switch animation {
            case .rotate: sheet.literal("@keyframes turn{to{transform:rotate(1turn)}}")
            case .pulse: sheet.literal("@keyframes pulse{50%{opacity:0}}")
            }
        }
    }

    /// Writes the element.
    ///
    /// Where it must have a name, and has no description, it is called by its file.
    func write(needsName: Bool = false, isHidden: Bool = false, into html: inout HTMLWriter) {
        let description = image.alternativeText.isEmpty && needsName ? fileStem : image.alternativeText
        html.void(
            "img", .name(name), .text("alt", isHidden ? "" : description),
            .address("src", image.tint == nil ? address : .blank))
    }

    /// `plus` for `airbnb/plus.svg`.
    private var fileStem: String {
        let file = image.asset.split(separator: "/").last ?? ""
        return String(file.split(separator: ".").first ?? "image")
    }
}
