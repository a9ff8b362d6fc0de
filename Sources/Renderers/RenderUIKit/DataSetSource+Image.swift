import Rendering
import SceneModel
import SwiftSource

extension DataSetSource {
    /// Writes the image, its tint, and how it moves.
    mutating func writeMethods(_ image: Scene.Image, to file: inout SwiftSourceWriter) {
        if isFitted(image) { fitsImages = true }
        file.emptyLine()
        if !image.alternativeText.isEmpty { file.documentation("“", image.alternativeText, "”.") }
        file.function("image", "forEmptyDataSet scrollView: UIScrollView", returns: "UIImage?") { code in
            code.statement { code in
                picture(image, to: &code) { $0.string(images[image.asset]) }
            }
        }
        if let tint = image.tint {
            file.question("imageTintColor", returns: "UIColor?") { code in
                code.statement { color(tint, .tint, isTyped: false, to: &$0) }
            }
        }
        if let animation = image.animation, animatesImage {
            file.question("imageAnimation", returns: "CAAnimation?") { Self.write(animation, to: &$0) }
        }
    }

    /// Whether a picture is shown in another size than its own.
    func isFitted(_ image: Scene.Image) -> Bool {
        assets[image.asset].map { $0.naturalSize != image.size } ?? false
    }

    /// Writes a picture of the app, by a name, in the size that the scene shows it in.
    func picture(_ image: Scene.Image, to code: inout SwiftCode, name: (inout SwiftCode) -> Void) {
        let isFitted = isFitted(image)
        code.call("UIImage", isOptional: isFitted) { $0.argument("named", name) }
        guard isFitted else { return }
        code.joining("fitted") { code in
            code.argument("in") { Self.size(image.size, to: &$0) }
        }
    }

    /// Writes both sides.
    static func size(_ size: Size, to code: inout SwiftCode) {
        code.call("CGSize") { code in
            code.argument("width", number: size.width)
            code.argument("height", number: size.height)
        }
    }

    /// Writes the method by which a picture gets another size.
    static func writeFitting(to file: inout SwiftSourceWriter) {
        file.block("extension UIImage") { file in
            file.documentation("The picture in the middle of a size, its proportions kept.")
            file.block("fileprivate func fitted(in box: CGSize) -> UIImage") { file in
                file.line("let scale = min(box.width / size.width, box.height / size.height)")
                file.line("let width = size.width * scale")
                file.line("let height = size.height * scale")
                file.line("let origin = CGPoint(x: (box.width - width) / 2, y: (box.height - height) / 2)")
                file.line("let frame = CGRect(origin: origin, size: CGSize(width: width, height: height))")
                file.line("return UIGraphicsImageRenderer(size: box).image { _ in draw(in: frame) }")
            }
        }
    }

    private static func write(_ animation: ImageAnimation, to code: inout SwiftCode) {
        switch animation {
        case .rotate:
            code.statement("let animation = CABasicAnimation(keyPath: \"transform.rotation.z\")")
            code.statement("animation.toValue = 2 * Double.pi")
            code.statement("animation.duration = 1")
            code.statement("animation.repeatCount = .infinity")
            code.statement("animation.isRemovedOnCompletion = false")
        case .pulse:
            code.statement("let animation = CABasicAnimation(keyPath: \"opacity\")")
            code.statement("animation.toValue = 0")
            code.statement("animation.duration = 0.75")
            code.statement("animation.autoreverses = true")
            code.statement("animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)")
            code.statement("animation.repeatCount = .infinity")
            code.statement("animation.isRemovedOnCompletion = false")
        }
        code.statement("return animation")
    }
}
