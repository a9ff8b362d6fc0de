import Rendering
import SceneModel

extension ConformanceSuite {
    /// What concerns text for a terminal; other media show the same scenes and are judged as ever.
    static let terminal: [ConformanceCase] = [
        ConformanceCase(
            "Required.Width", "Text for a terminal of 40 columns takes no more.",
            Specimen.plainScene(), full, options: RenderOptions(width: 40)),
        ConformanceCase(
            "Recommended.Colors", "Colours change how a terminal's text looks, and not what it says.",
            Specimen.plainScene(), exam: .colors, options: RenderOptions(colors: .truecolor)),
        ConformanceCase(
            "Recommended.ASCIIFrames", "A terminal without box drawing gets frames in ASCII.",
            Specimen.scene(
                Specimen.image("A letter"), Specimen.title("No messages"), Specimen.button("Start browsing")),
            exam: .asciiFrames, options: RenderOptions(style: .ascii)),
    ]
}
