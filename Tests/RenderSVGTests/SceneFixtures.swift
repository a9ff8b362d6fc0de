import RenderSVG
import Rendering
import SceneModel

/// Scenes and pictures that the tests render.
enum Fixture {
    static let blue = Color(red: 0, green: 0x7E, blue: 0xE5)
    static let grey = Color(red: 0x99, green: 0x99, blue: 0x99)

    /// A text as the composer makes one.
    static func text(
        _ string: String, size: Double = 17, name: String = Font.system, weight: Font.Weight = .regular,
        color: Color = grey, lineSpacing: Double = 0, alignment: TextAlignment = .center
    ) -> Scene.Text {
        let font = Font(name: name, size: size, weight: weight)
        return Scene.Text(
            runs: [.init(text: string, font: font, color: color)], alignment: alignment,
            lineHeight: FontMetrics.of(font).lineHeight(size: size), lineSpacing: lineSpacing)
    }

    /// An SVG file.
    static func asset(_ name: String, width: Double = 40, height: Double = 40, body: String = "") -> Asset {
        let file = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(height))">\(body)</svg>
            """
        return Asset(
            name: name, mediaType: .svg, naturalSize: Size(width: width, height: height),
            bytes: Array(file.utf8))
    }

    /// A picture of 40 by 40 points.
    static func image(_ asset: String, alternativeText: String = "", tint: Color? = nil) -> Scene.Image {
        Scene.Image(
            asset: asset, size: Size(width: 40, height: 40), alternativeText: alternativeText, tint: tint)
    }

    /// A screen of 375 by 667 points with some content.
    static func scene(
        _ elements: [Scene.Element], change: (inout Scene) -> Void = { _ in }
    ) -> Scene {
        var scene = Scene(
            name: "example", app: .init(id: "example", name: "Example"), state: "empty", language: "en",
            direction: .auto, appearance: .light, canvas: Device.standard.canvas(), backdrop: .white,
            padding: 23, elements: elements)
        change(&scene)
        return scene
    }

    /// The picture of a scene.
    static func bytes(_ scene: Scene, _ assets: [Asset] = []) throws(RenderFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        try SVGRenderer().render(
            scene, assets: AssetTable(assets), options: RenderOptions(), into: &bytes)
        return bytes
    }

    /// The picture of some content, read again.
    static func tree(
        _ elements: [Scene.Element], _ assets: [Asset] = [], change: (inout Scene) -> Void = { _ in }
    ) throws -> SVGTree {
        try SVGTree(bytes(scene(elements, change: change), assets))
    }
}
