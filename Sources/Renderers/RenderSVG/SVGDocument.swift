import MarkupText
import SceneModel

/// The picture's root: its size, what it is called and says, what its parts share, and the screen.
struct SVGDocument {
    let scene: Scene
    let screen: ScreenDrawing

    /// Writes the document.
    ///
    /// To assistive technology it is one picture: its title is what the state says, its description all that
    /// can be read in it.
    func write(into svg: inout SVGWriter) {
        let device = scene.frame == .device ? DeviceDrawing(around: scene.canvas) : nil
        let size = device?.size ?? scene.canvas.size
        let (width, height) = (max(1, size.width), max(1, size.height))
        svg.element(
            "svg", .literal("xmlns", "http://www.w3.org/2000/svg"), .number("width", width),
            .number("height", height), .numbers("viewBox", 0, 0, width, height), .literal("role", "img"),
            .text("xml:lang", scene.language)
        ) { svg in
            writeWords(into: &svg)
            screen.definitions.write(into: &svg)
            if let device {
                device.write(into: &svg) { screen.write(into: &$0) }
            } else {
                screen.write(into: &svg)
            }
            svg.lineBreak()
        }
        svg.lineBreak()
    }

    private func writeWords(into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element("title", text: scene.documentTitle)
        let words = scene.readableWords
        guard !words.isEmpty else { return }
        svg.lineBreak()
        svg.element("desc", text: words.joined(separator: "\n"))
    }
}
