import SceneModel

/// The picture's root: its size, what it is called and says, what its parts share, and the screen.
struct SVGDocument {
    private let device: DeviceDrawing?
    private let size: Size
    private let language: String
    private let words: SpokenWords

    /// The document of a scene.
    init(_ scene: borrowing Scene) {
        device = scene.frame == .device ? DeviceDrawing(around: scene.canvas) : nil
        let size = device?.size ?? scene.canvas.size
        self.size = Size(width: max(1, size.width), height: max(1, size.height))
        language = scene.language
        words = SpokenWords(scene)
    }

    /// Writes the document with a screen in it.
    ///
    /// To assistive technology it is one picture: its title is what the state says, its description all that
    /// can be read in it.
    func write(_ screen: ScreenDrawing, into svg: inout SVGWriter) {
        svg.element("svg") { tag in
            tag.literal("xmlns", "http://www.w3.org/2000/svg")
            tag.size(size)
            tag.viewBox(0, 0, size.width, size.height)
            tag.literal("role", "img")
            tag.text("xml:lang", language)
        } content: { svg in
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
        svg.element("title") { svg in
            if !words.app.isEmpty {
                svg.text(words.app)
                svg.literal(": ")
            }
            svg.text(words.title)
        }
        guard let first = words.lines.first else { return }
        svg.lineBreak()
        svg.element("desc") { svg in
            svg.text(first)
            for line in words.lines.dropFirst() {
                svg.lineBreak()
                svg.text(line)
            }
        }
    }
}
