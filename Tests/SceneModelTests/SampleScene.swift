import SceneModel

/// Scenes that no entry describes.
enum SampleScene {
    /// A scene with every field set, each text of which is `text` and each number `number`.
    static func full(text: String = "a", number: Double = 1.5) -> Scene {
        let sample = Sample(text: text, number: number)
        return Scene(
            name: text, app: Scene.App(id: text, name: text, developer: text, purpose: text), state: text,
            language: text, direction: .rtl, appearance: .dark, canvas: sample.canvas, frame: .device,
            statusBar: Scene.StatusBar(height: number, isLight: true, backgroundColor: .black),
            navigationBar: Scene.NavigationBar(
                height: number, barColor: .white, tintColor: .black, title: text, titleColor: .black,
                logo: sample.image),
            header: Scene.Header(height: number, image: sample.image, text: sample.words),
            backdrop: .black, backgroundColor: Color(red: 1, green: 2, blue: 3, alpha: 4),
            verticalOffset: number, padding: number, spacing: number, elements: sample.elements,
            behavior: Scene.Behavior(
                fadesIn: false, allowsTouch: true, allowsScroll: true, animatesImage: false,
                onTapView: .show(state: text, seconds: number, then: text), onTapButton: .log(text)))
    }

    /// A scene with nothing set that may be left out.
    static let bare = Scene(
        name: "a", app: Scene.App(name: ""), state: "empty", language: "en", direction: .auto,
        appearance: .light, canvas: Canvas(width: 320, height: 480), backdrop: .white, padding: 20,
        elements: [])
}

/// The parts of a scene, made of one text and one number.
private struct Sample {
    let text: String
    let number: Double

    var size: Size { Size(width: number, height: number) }

    var insets: Insets { Insets(top: number, left: number, bottom: number, right: number) }

    var canvas: Canvas {
        Canvas(
            device: text, size: size, orientation: .landscape, safeArea: insets, statusBarHeight: number,
            navigationBarHeight: number, cornerRadius: number)
    }

    var image: Scene.Image {
        Scene.Image(asset: text, size: size, alternativeText: text, tint: .black, animation: .pulse)
    }

    var words: Scene.Text {
        let shadow = Shadow(color: .black, x: number, y: number, blur: number)
        let run = Scene.Text.Run(
            text: text, font: Font(name: text, size: number, weight: .light), color: .white, kern: number,
            shadow: shadow)
        return Scene.Text(
            runs: [run, run], alignment: .justified, lineHeight: number, lineSpacing: number)
    }

    var button: Scene.Button {
        let background = Scene.Button.Background(
            asset: text, size: size, capInsets: insets, drawingInsets: insets)
        let face = Scene.Button.Face(title: words, image: image, background: background)
        return Scene.Button(
            normal: face, highlighted: Scene.Button.Face(), minimumHeight: number, verticalPadding: number)
    }

    var elements: [Scene.Element] {
        let view = Scene.CustomView(kind: .label, size: size, backgroundColor: .white, text: words)
        return [
            .image(image), .title(words), .description(words), .button(button), .secondaryButton(button),
            .customView(view),
        ]
    }
}
