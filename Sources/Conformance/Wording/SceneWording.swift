import SceneModel

/// What a scene says: the texts that a rendering must show, and those that it may.
struct SceneWording {
    /// A part of the screen; a medium that has no order of its own still keeps the order inside a part.
    enum Part {
        case navigationBar, header, content
    }

    /// A text that has to be read.
    struct Text {
        /// The part of the screen.
        var part: Part
        /// What it is called in a message: `title`.
        var name: String
        /// Its letters, stretch by stretch.
        var runs: [String]
    }

    /// The texts in the order of reading.
    private(set) var texts: [Text] = []
    /// What stands for the pictures, for someone who cannot see them.
    private(set) var alternatives: [String] = []
    /// What a rendering may add: names of the app and of the state, what bars say, what stands for pictures.
    private(set) var labels: [String] = []

    /// What a scene says; texts of what a renderer lacks may be left out.
    init(_ scene: Scene, lacking features: Set<Scene.Feature> = []) {
        labels = [
            scene.name, scene.state, scene.language, scene.app.id, scene.app.name,
            scene.app.developer ?? "", scene.app.purpose ?? "", Scene.CustomView.spinnerName,
        ]
        labels += Self.statusBarSigns
        if let bar = scene.navigationBar { add(bar, isOptional: features.contains(.bars)) }
        if let header = scene.header {
            if let image = header.image { add(image) }
            add(header.text, .header, "header", isOptional: features.contains(.header))
        }
        for element in scene.elements { add(element, lacking: features) }
        labels += alternatives
    }

    /// What the status bar of a picture of a phone says.
    private static let statusBarSigns = ["9:41", "100%"]

    private mutating func add(_ bar: Scene.NavigationBar, isOptional: Bool) {
        if let logo = bar.logo { add(logo) }
        guard let title = bar.title else { return }
        if bar.logo != nil || isOptional {
            labels.append(title)
        } else {
            texts.append(Text(part: .navigationBar, name: "navigation bar's title", runs: [title]))
        }
    }

    private mutating func add(_ element: Scene.Element, lacking features: Set<Scene.Feature>) {
        switch element {
        case .image(let image): add(image)
        case .title(let text): add(text, .content, "title")
        case .description(let text): add(text, .content, "description")
        case .button(let button): add(button, "button")
        case .secondaryButton(let button):
            add(button, "second button", isOptional: features.contains(.secondaryButton))
        case .customView(let view):
            add(view.text, .content, "custom view", isOptional: features.contains(.customView))
        }
    }

    /// A button says what it shows at rest; its picture hides its words.
    private mutating func add(_ button: Scene.Button, _ name: String, isOptional: Bool = false) {
        if let image = button.normal.image {
            add(image)
        } else {
            add(button.normal.title, .content, name, isOptional: isOptional)
        }
    }

    private mutating func add(_ image: Scene.Image) {
        if !image.alternativeText.isEmpty { alternatives.append(image.alternativeText) }
    }

    private mutating func add(
        _ text: Scene.Text?, _ part: Part, _ name: String, isOptional: Bool = false
    ) {
        guard let text else { return }
        if isOptional {
            labels.append(text.string)
        } else {
            texts.append(Text(part: part, name: name, runs: text.runs.map(\.text)))
        }
    }
}
