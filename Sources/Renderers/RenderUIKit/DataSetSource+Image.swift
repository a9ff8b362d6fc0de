import Rendering
import SceneModel
import SwiftSource

extension DataSetSource {
    /// The image, its tint, and how it moves.
    mutating func imageMethods(_ image: Scene.Image) -> [DataSetMethod] {
        var methods = [
            DataSetMethod(
                "image", returns: "UIImage?",
                documentation: image.alternativeText.isEmpty ? "" : "“\(image.alternativeText)”.",
                [picture(images[image.asset], image)])
        ]
        if let tint = image.tint {
            methods.append(
                DataSetMethod("imageTintColor", returns: "UIColor?", [color(tint, "tint", isTyped: false)]))
        }
        if let animation = image.animation, scene.behavior.animatesImage {
            methods.append(
                DataSetMethod("imageAnimation", returns: "CAAnimation?", Self.statements(animation)))
        }
        return methods
    }

    /// A picture of the app in the size that the scene shows it in.
    mutating func picture(_ name: SwiftCode, _ image: Scene.Image) -> SwiftCode {
        let picture = SwiftCode.call("UIImage", ["named": name])
        guard let own = assets[image.asset]?.naturalSize, own != image.size else { return picture }
        fitsImages = true
        return picture.optional.joining("fitted", ["in": Self.size(image.size)])
    }

    /// Both sides.
    static func size(_ size: Size) -> SwiftCode {
        .call("CGSize", ["width": .number(size.width), "height": .number(size.height)])
    }

    /// Writes the method by which a picture gets another size.
    static func writeFitting(to file: inout SwiftSourceWriter) {
        file.block("extension UIImage") { file in
            file.documentation("The picture in the middle of a size, its proportions kept.")
            file.block("fileprivate func fitted(in box: CGSize) -> UIImage") { file in
                file.write([
                    "let scale = min(box.width / size.width, box.height / size.height)",
                    "let width = size.width * scale",
                    "let height = size.height * scale",
                    "let origin = CGPoint(x: (box.width - width) / 2, y: (box.height - height) / 2)",
                    "let frame = CGRect(origin: origin, size: CGSize(width: width, height: height))",
                    "return UIGraphicsImageRenderer(size: box).image { _ in draw(in: frame) }",
                ])
            }
        }
    }

    private static func statements(_ animation: ImageAnimation) -> [SwiftCode] {
        switch animation {
        case .rotate:
            [
                "let animation = CABasicAnimation(keyPath: \"transform.rotation.z\")",
                "animation.toValue = 2 * Double.pi",
                "animation.duration = 1",
                "animation.repeatCount = .infinity",
                "animation.isRemovedOnCompletion = false",
                "return animation",
            ]
        case .pulse:
            [
                "let animation = CABasicAnimation(keyPath: \"opacity\")",
                "animation.toValue = 0",
                "animation.duration = 0.75",
                "animation.autoreverses = true",
                "animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)",
                "animation.repeatCount = .infinity",
                "animation.isRemovedOnCompletion = false",
                "return animation",
            ]
        }
    }
}
