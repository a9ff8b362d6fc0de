import RenderHTML
import SceneModel

/// The colours by which somebody remembers a screen.
struct GalleryPalette {
    private var found: Set<ColorFamily> = []

    /// What is behind the content counts whatever it is, of all else only hues.
    mutating func add(_ scene: Scene, _ assets: [Asset]) {
        found.insert(ColorFamily(scene.effectiveBackground))
        for element in scene.elements {
            switch element {
            case .image(let image):
                add(image.tint)
            case .title(let text), .description(let text): add(text)
            case .button(let button), .secondaryButton(let button): add(button.normal.title)
            case .customView(let view):
                add(view.backgroundColor)
                add(view.text)
            }
        }
        add(scene.navigationBar?.barColor)
        for asset in assets {
            let swatch = Swatch(asset)
            add(swatch.fill)
            add(swatch.stroke)
        }
    }

    private mutating func add(_ text: Scene.Text?) {
        for run in text?.runs ?? [] { add(run.color) }
    }

    private mutating func add(_ color: Color?) {
        guard let color else { return }
        let family = ColorFamily(color)
        if family.isHue { found.insert(family) }
    }

    /// The families, in the order of their table.
    var families: [ColorFamily] { ColorFamily.allCases.filter(found.contains) }
}
