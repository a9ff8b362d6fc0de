import Rendering
import SceneModel
import SwiftSource

extension ViewSource {
    /// A picture with its tint and its motion.
    mutating func image(_ image: Scene.Image) -> SwiftCode {
        var view = sized(image)
        if let tint = image.tint { view = view.calling("foregroundStyle", ["": color(tint, "tint")]) }
        guard let animation = image.animation, scene.behavior.animatesImage else { return view }
        isAnimated = true
        return moving(view, animation)
    }

    /// A picture in its size, where that is not its own.
    private func sized(_ image: Scene.Image) -> SwiftCode {
        var view: SwiftCode =
            image.alternativeText.isEmpty
            ? .call("Image", ["decorative": images[image.asset]])
            : .call(
                "Image",
                [
                    "": images[image.asset],
                    "label": .call("Text", ["verbatim": .string(image.alternativeText)]),
                ])
        if image.tint != nil { view = view.calling("renderingMode", ["": ".template"]) }
        guard let own = assets[image.asset]?.naturalSize, own != image.size else { return view }
        view = view.calling("resizable")
        if own.width * image.size.height != own.height * image.size.width {
            view = view.calling("scaledToFit")
        }
        return view.calling("frame", Self.frame(image.size))
    }

    private func moving(_ view: SwiftCode, _ animation: ImageAnimation) -> SwiftCode {
        let view =
            switch animation {
            case .rotate:
                view.calling("rotationEffect", ["": ".degrees(isAnimated ? 360 : 0)"])
                    .calling(
                        "animation",
                        [
                            "": ".linear(duration: 1).repeatForever(autoreverses: false)",
                            "value": "isAnimated",
                        ])
            case .pulse:
                view.calling("opacity", ["": "isAnimated ? 0 : 1"])
                    .calling(
                        "animation",
                        ["": ".easeInOut(duration: 0.75).repeatForever()", "value": "isAnimated"])
            }
        return view.calling("onAppear", [:], SwiftClosure(["isAnimated = !reduceMotion"]))
    }

    /// Both sides.
    static func frame(_ size: Size) -> SwiftArguments {
        ["width": .number(size.width), "height": .number(size.height)]
    }
}
