import ByteWriting
import MarkupText
import SceneModel

/// The status bar, with a time and the signs of reception, network and battery.
struct StatusBarDrawing {
    private let bar: Scene.StatusBar
    private let time: TextDrawing
    private let width: Double
    private let isMirrored: Bool

    /// A status bar of the scene.
    init(_ bar: Scene.StatusBar, in context: borrowing DrawingContext) {
        self.bar = bar
        width = context.size.width
        isMirrored = context.isMirrored
        let font = Font(size: Self.isHigh(bar) ? 17 : 12, weight: .semibold)
        let run = Scene.Text.Run(text: "9:41", font: font, color: bar.isLight ? .white : .black)
        time = TextDrawing(
            Scene.Text(runs: [run], alignment: .center, lineHeight: Self.lineHeight), width: width,
            direction: context.direction)
    }

    /// Screens without a home button have high bars, with the time where reading begins.
    private static func isHigh(_ bar: Scene.StatusBar) -> Bool { bar.height > 40 }

    private static let lineHeight = 20.0
    private static let signs = Size(width: 67, height: 12)

    /// Draws it at the top of the screen.
    func write(into svg: inout SVGWriter) {
        svg.rectangle(Frame(x: 0, y: 0, width: width, height: bar.height), bar.backgroundColor)
        time.write(in: timeColumn, top: (bar.height - Self.lineHeight) / 2, into: &svg)
        let margin = Self.isHigh(bar) ? 30.0 : 6
        let x = isMirrored ? margin : width - margin - Self.signs.width
        writeSigns(x: x, y: (bar.height - Self.signs.height) / 2, into: &svg)
    }

    private var timeColumn: Column {
        guard Self.isHigh(bar) else { return Column(left: 0, width: width) }
        return Column(left: isMirrored ? width - 30 - time.width : 30, width: time.width)
    }

    private func writeSigns(x: Double, y: Double, into svg: inout SVGWriter) {
        let color = bar.isLight ? Color.white : .black
        svg.lineBreak()
        svg.element("g") { tag in
            tag.translation(x: x, y: y)
            tag.literal("fill", "none")
        } content: { svg in
            svg.empty("path") { tag in
                tag.fill(color)
                tag.literal("d", InterfaceSigns.StatusBar.filled)
            }
            svg.empty("path") { tag in
                tag.stroke(color)
                tag.literal("stroke-width", "1.8")
                tag.literal("d", InterfaceSigns.StatusBar.arcs)
            }
            svg.empty("path") { tag in
                tag.stroke(color)
                tag.literal("opacity", ".4")
                tag.literal("d", InterfaceSigns.StatusBar.battery)
            }
        }
    }
}
