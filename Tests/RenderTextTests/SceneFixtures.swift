import RenderText
import Rendering
import SceneModel
import TerminalText

/// Scenes of an invented app, as the composer would make them.
enum Fixture {
    static let grey = Color(red: 0x99, green: 0x99, blue: 0x99)

    /// A scene on a phone 375 points wide.
    static func scene(
        _ elements: [Scene.Element], state: String = "empty", spacing: Double = 11, offset: Double = 0,
        background: Color? = nil, direction: LayoutDirection = .auto
    ) -> Scene {
        Scene(
            name: "mail", app: Scene.App(id: "mail", name: "Example Mail", purpose: "firstUse"), state: state,
            language: "en", direction: direction, appearance: .light, canvas: Device.standard.canvas(),
            backdrop: .white, backgroundColor: background, verticalOffset: offset, padding: 23,
            spacing: spacing, elements: elements)
    }

    static func text(
        _ words: String, color: Color = grey, weight: Font.Weight = .regular,
        alignment: TextAlignment = .center
    ) -> Scene.Text {
        let run = Scene.Text.Run(text: words, font: Font(size: 17, weight: weight), color: color)
        return Scene.Text(runs: [run], alignment: alignment, lineHeight: 20.5)
    }

    static func button(
        _ title: String, color: Color = grey, background: Scene.Button.Background? = nil
    ) -> Scene.Button {
        let face = Scene.Button.Face(title: text(title, color: color), background: background)
        return Scene.Button(normal: face, highlighted: face, minimumHeight: 32.5)
    }

    static func background(_ asset: String, drawingInsets: Insets = .zero) -> Scene.Button.Background {
        Scene.Button.Background(
            asset: asset, size: Size(width: 44, height: 44), capInsets: .zero, drawingInsets: drawingInsets)
    }

    static func image(
        _ words: String, width: Double = 75, height: Double = 75, tint: Color? = nil
    ) -> Scene.Image {
        Scene.Image(
            asset: "a.svg", size: Size(width: width, height: height), alternativeText: words, tint: tint)
    }

    static func svg(_ name: String, _ text: String) -> AssetTable {
        AssetTable([
            Asset(
                name: name, mediaType: .svg, naturalSize: Size(width: 44, height: 44), bytes: Array(text.utf8)
            )
        ])
    }
}

/// A rendered card, as lines.
struct RenderedCard {
    let bytes: [UInt8]

    init(
        _ scene: Scene, width: Int = 40, colors: RenderOptions.Colors = .none,
        style: RenderOptions.Style = .unicode, assets: AssetTable = AssetTable()
    ) throws {
        var bytes: [UInt8] = []
        let options = RenderOptions(width: width, colors: colors, style: style)
        try TextRenderer().render(scene, assets: assets, options: options, into: &bytes)
        self.bytes = bytes
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Every line with its escape sequences, the caption's too.
    var rawLines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }

    /// Every line without escape sequences.
    var lines: [String] { rawLines.map(Self.withoutSequences) }

    /// The lines from the border's top to its bottom.
    var card: [String] {
        Array(lines.drop { !($0.hasPrefix("╭") || $0.hasPrefix("+")) })
    }

    /// The lines inside the border, without its sides.
    var inside: [String] { card.dropFirst().dropLast().map { String($0.dropFirst().dropLast()) } }

    /// What is said inside the border: each line that is not blank, trimmed.
    var said: [String] {
        inside.map { Self.trimmed($0) }.filter { !$0.isEmpty }
    }

    /// Whether every line of the card has the width of its top.
    var isStraight: Bool {
        guard let first = card.first else { return false }
        return card.allSatisfy { CellWidth.of($0) == CellWidth.of(first) }
    }

    static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }

    /// Drops every `ESC [ ... m`.
    static func withoutSequences(_ line: Substring) -> String {
        var result = String.UnicodeScalarView()
        var isInside = false
        for scalar in line.unicodeScalars {
            if scalar == "\u{1B}" { isInside = true }
            if !isInside { result.append(scalar) }
            if isInside, scalar == "m" { isInside = false }
        }
        return String(result)
    }
}
