import Rendering
import SceneModel
import SwiftSource

extension ViewSource {
    /// Writes a picture with its tint and its motion.
    mutating func image(_ image: Scene.Image, to code: inout SwiftCode) {
        picture(image, to: &code)
        if let tint = image.tint {
            code.calling("foregroundStyle") { code in
                code.argument { color(tint, .tint, to: &$0) }
            }
        }
        guard let animation = image.animation, scene.behavior.animatesImage else { return }
        isAnimated = true
        code.motion(animation)
    }

    /// Writes a picture in its size, where that is not its own.
    private func picture(_ image: Scene.Image, to code: inout SwiftCode) {
        let name = images[image.asset]
        code.call("Image") { code in
            if image.alternativeText.isEmpty { return code.argument("decorative", string: name) }
            code.argument(string: name)
            code.argument("label") { $0.text(image.alternativeText) }
        }
        if image.tint != nil { code.calling("renderingMode", ".template") }
        guard let own = assets[image.asset]?.naturalSize, own != image.size else { return }
        code.calling("resizable")
        if own.width * image.size.height != own.height * image.size.width { code.calling("scaledToFit") }
        code.frame(image.size)
    }
}

extension SwiftCode {
    /// Appends `Text(verbatim: "...")`.
    mutating func text(_ words: String) {
        call("Text") { $0.argument("verbatim", string: words) }
    }

    /// Appends `.frame(width: 8, height: 9)`.
    mutating func frame(_ size: Size) {
        calling("frame") { code in
            code.argument("width", number: size.width)
            code.argument("height", number: size.height)
        }
    }

    fileprivate mutating func motion(_ animation: ImageAnimation) {
        switch animation {
        case .rotate:
            calling("rotationEffect", ".degrees(isAnimated ? 360 : 0)")
            calling("animation") { code in
                code.argument("", ".linear(duration: 1).repeatForever(autoreverses: false)")
                code.argument("value", "isAnimated")
            }
        case .pulse:
            calling("opacity", "isAnimated ? 0 : 1")
            calling("animation") { code in
                code.argument("", ".easeInOut(duration: 0.75).repeatForever()")
                code.argument("value", "isAnimated")
            }
        }
        calling("onAppear") { code in
            code.closure { $0.statement("isAnimated = !reduceMotion") }
        }
    }
}
