import ByteWriting
import MarkupText
import Rendering
import SceneModel
import Typesetting

/// The navigation bar, with a sign to go back and a title or a logo.
struct NavigationBarDrawing {
    private let bar: Scene.NavigationBar
    private let logo: PictureDrawing?
    private let title: TextDrawing?
    private let width: Double
    private let isMirrored: Bool

    /// A navigation bar of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack the logo.
    init(_ bar: Scene.NavigationBar, in context: borrowing DrawingContext) throws(RenderFailure) {
        self.bar = bar
        width = context.size.width
        isMirrored = context.isMirrored
        if let image = bar.logo {
            logo = try PictureDrawing(image, in: context)
            title = nil
        } else {
            logo = nil
            title = bar.title.map { Self.title($0, bar.titleColor, in: context) }
        }
    }

    /// What is kept free at each side, in points.
    private static let margin = 30.0
    private static let lineHeight = 20.5
    /// The line below, which is part of the bar.
    private static let line = (height: 0.5, color: Color(red: 0, green: 0, blue: 0, alpha: 0x4D))

    /// The title on one line, its end replaced by `…` where there is no room for it.
    private static func title(
        _ words: String, _ color: Color, in context: borrowing DrawingContext
    ) -> TextDrawing {
        let font = Font(size: 17, weight: .semibold)
        let fitted = FaceWidths(font).fit(
            EscapedText.visible(words.onOneLine), in: context.size.width - 2 * Self.margin)
        let run = Scene.Text.Run(text: fitted, font: font, color: color)
        return TextDrawing(
            Scene.Text(runs: [run], alignment: .center, lineHeight: lineHeight), width: .infinity,
            direction: context.direction)
    }

    /// Adds what its parts refer to.
    func addDefinitions(to definitions: inout Definitions) {
        logo?.addDefinitions(to: &definitions)
    }

    /// Draws it below the status bar.
    func write(top: Double, into svg: inout SVGWriter) {
        let frame = Frame(x: 0, y: top, width: width, height: bar.height)
        svg.rectangle(frame, bar.barColor)
        svg.rectangle(
            Frame(x: 0, y: top + bar.height - Self.line.height, width: width, height: Self.line.height),
            Self.line.color)
        let middle = top + (bar.height - Self.line.height) / 2
        writeBackSign(middle: middle, into: &svg)
        title?.write(in: frame.column, top: middle - Self.lineHeight / 2, into: &svg)
        guard let logo else { return }
        logo.write(
            in: Frame(
                x: (width - logo.size.width) / 2, y: middle - logo.size.height / 2, width: logo.size.width,
                height: logo.size.height), into: &svg)
    }

    /// It points to where reading begins.
    private func writeBackSign(middle: Double, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element("g") { tag in
            tag.translation(x: isMirrored ? width - 8 : 8, y: middle - 10.5)
        } content: { svg in
            svg.empty("path") { tag in
                if isMirrored { tag.literal("transform", "scale(-1 1)") }
                tag.literal("fill", "none")
                tag.stroke(bar.tintColor)
                tag.literal("stroke-width", "3")
                tag.literal("d", InterfaceSigns.back)
            }
        }
    }
}
