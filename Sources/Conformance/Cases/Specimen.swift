import SceneModel

/// Makes the scenes of the cases: a phone's screen with elements of one's own.
enum Specimen {
    /// A screen 375 points wide; `change` gets what the case is about.
    static func scene(_ elements: Scene.Element..., change: (inout Scene) -> Void = { _ in }) -> Scene {
        let app = Scene.App(
            id: "specimen", name: "Specimen Mail", developer: "Example Ltd", purpose: "firstUse")
        var scene = Scene(
            name: "specimen", app: app, state: "empty", language: "en", direction: .auto, appearance: .light,
            canvas: Device.standard.canvas(), backdrop: .white, padding: 23, elements: elements)
        change(&scene)
        return scene
    }

    /// A plain scene, which needs no feature: the four elements that every renderer shows.
    static func plainScene(change: (inout Scene) -> Void = { _ in }) -> Scene {
        scene(
            image("A letter in a drawer"), title("No messages"),
            description("When you have messages, you’ll see them here."), button("Start browsing"),
            change: change)
    }

    /// A scene with one text in each place that needs no feature, and that text in every name.
    static func hostileScene(_ text: String) -> Scene {
        scene(
            image(text), title("First " + text + " last"), description(text + "\n" + text), button(text)
        ) { scene in
            scene.app = Scene.App(id: "specimen", name: text, developer: text, purpose: "firstUse")
            scene.behavior.onTapButton = .log(text)
        }
    }

    // MARK: Elements

    static func title(_ words: String) -> Scene.Element { .title(text(words, size: 27)) }

    static func description(_ words: String) -> Scene.Element { .description(text(words)) }

    static func button(_ words: String) -> Scene.Element {
        .button(button(face(words), face(words, color: blue)))
    }

    static func image(_ alternative: String, asset: String = drawing.name) -> Scene.Element {
        .image(picture(alternative, asset: asset))
    }

    static func label(_ words: String) -> Scene.Element {
        .customView(Scene.CustomView(kind: .label, text: text(words)))
    }

    // MARK: Their parts

    static func picture(_ alternative: String, asset: String = drawing.name) -> Scene.Image {
        Scene.Image(asset: asset, size: Size(width: 75, height: 75), alternativeText: alternative)
    }

    static func text(_ words: String, size: Double = 17, color: Color = grey) -> Scene.Text {
        text([run(words, size: size, color: color)])
    }

    static func text(_ runs: [Scene.Text.Run]) -> Scene.Text {
        let size = runs.map(\.font.size).max() ?? 17
        return Scene.Text(
            runs: runs, lineHeight: FontMetrics.of(Font(size: size)).lineHeight(size: size))
    }

    static func run(
        _ words: String, size: Double = 17, color: Color = grey, kern: Double = 0, shadow: Shadow? = nil
    ) -> Scene.Text.Run {
        Scene.Text.Run(text: words, font: Font(size: size), color: color, kern: kern, shadow: shadow)
    }

    static func face(_ words: String, color: Color = grey) -> Scene.Button.Face {
        Scene.Button.Face(title: text(words, color: color))
    }

    static func button(_ normal: Scene.Button.Face, _ pressed: Scene.Button.Face) -> Scene.Button {
        Scene.Button(normal: normal, highlighted: pressed, minimumHeight: 32.5)
    }

    static func background(_ asset: String = drawing.name) -> Scene.Button.Background {
        Scene.Button.Background(
            asset: asset, size: Size(width: 40, height: 40),
            capInsets: Insets(top: 8, left: 8, bottom: 8, right: 8), drawingInsets: .zero)
    }

    static func navigationBar(_ title: String?, logo: Scene.Image? = nil) -> Scene.NavigationBar {
        Scene.NavigationBar(
            height: 44, barColor: .white, tintColor: blue, title: title, titleColor: .black, logo: logo)
    }

    static let statusBar = Scene.StatusBar(height: 20, isLight: false, backgroundColor: .white)

    /// The colour of texts where an entry says nothing.
    static let grey = Color(red: 0x99, green: 0x99, blue: 0x99)
    static let blue = Color(red: 0x05, green: 0xAD, blue: 0xFF)
}
