import ProcessSpawn
import RenderText
import Rendering
import SceneModel

/// When `show` draws pictures.
enum PictureChoice: String, CaseIterable, Sendable {
    case always, never, auto
}

/// Draws pictures in cells with the program `chafa`, where that is installed.
struct Chafa {
    let program: String

    /// The installed program; nil where there is none in `PATH`.
    init?(_ environment: Environment) {
        guard let program = ProgramFile.find("chafa", in: environment["PATH"] ?? "") else { return nil }
        self.program = program
    }

    /// The images of a scene that could be drawn.
    ///
    /// One with a tint stays a box in that colour, since chafa draws pictures in their own.
    func pictures(of scene: Scene, assets: [Asset], options: RenderOptions) -> [CellPicture] {
        scene.elements.compactMap { element in
            guard case .image(let image) = element, image.tint == nil,
                let asset = assets.first(where: { $0.name == image.asset })
            else { return nil }
            let size = TextRenderer.cells(for: image, in: scene, options: options)
            return picture(of: asset, size, on: scene.effectiveBackground, options.colors)
        }
    }

    private func picture(
        of asset: Asset, _ size: CellPicture.Size, on background: Color, _ colors: RenderOptions.Colors
    ) -> CellPicture? {
        let arguments = [
            "--format", "symbols", "--size", "\(size.columns)x\(size.rows)", "--stretch", "--colors",
            Self.depth(colors),
            "--bg", String(background.hex.dropFirst().prefix(6)), "--animate", "off", "-",
        ]
        guard let result = Subprocess.run(program, arguments, input: asset.bytes, isSilent: true),
            result.status == 0
        else { return nil }
        let lines = result.output.split(separator: 0x0A).map { Self.withoutCursorCodes(Array($0)) }
        return CellPicture(of: asset.name, size: size, lines: lines)
    }

    /// On a terminal chafa hides the cursor around its picture; the card has no use for that.
    private static func withoutCursorCodes(_ line: [UInt8]) -> [UInt8] {
        var line = line
        for code in ["\u{1B}[?25l", "\u{1B}[?25h"].map({ Array($0.utf8) }) {
            while let start = line.indices.first(where: { line[$0...].starts(with: code) }) {
                line.removeSubrange(start..<start + code.count)
            }
        }
        return line
    }

    /// What chafa calls a number of colours.
    static func depth(_ colors: RenderOptions.Colors) -> String {
        switch colors {
        case .truecolor: "full"
        case .ansi256: "256"
        case .ansi16: "16"
        case .none: "none"
        }
    }
}
