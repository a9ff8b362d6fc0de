public import Rendering
public import SceneModel

/// A scene with its pictures.
public struct Sample: Sendable {
    /// The scene.
    public var scene: Scene
    /// Its pictures.
    public var assets: AssetTable

    /// A scene with its pictures.
    public init(_ scene: Scene, _ assets: [Asset] = []) {
        self.scene = scene
        self.assets = AssetTable(assets)
    }
}

/// Scenes that no entry of the catalogue has.
public enum SampleScenes {
    /// A grey.
    public static let gray = Color(red: 0x99, green: 0x99, blue: 0x99)
    /// A colour with an alpha.
    public static let red = Color(red: 0xFF, green: 0x3B, blue: 0x30, alpha: 0x80)

    /// A text of one run.
    public static func text(
        _ string: String, size: Double = 17, font: String = Font.system, weight: Font.Weight = .regular,
        color: Color = gray, alignment: TextAlignment = .center, lineSpacing: Double = 0
    ) -> Scene.Text {
        let font = Font(name: font, size: size, weight: weight)
        return Scene.Text(
            runs: [.init(text: string, font: font, color: color)], alignment: alignment,
            lineHeight: FontMetrics.of(font).lineHeight(size: size), lineSpacing: lineSpacing)
    }

    /// A text of three runs that differ in everything, in each of which a word stands.
    public static func runs(_ string: String) -> Scene.Text {
        let shadow = Shadow(color: .black, x: 1, y: -2, blur: 3)
        return Scene.Text(
            runs: [
                .init(text: string, font: Font(size: 20), color: gray),
                .init(text: "", font: Font(size: 1), color: red),
                .init(text: "second", font: Font(name: "Lato-Bold", size: 12.5), color: red, kern: 1.5),
                .init(
                    text: "third", font: Font(size: 20, weight: .heavy), color: .white, kern: -1,
                    shadow: shadow),
            ], lineHeight: 24)
    }

    /// A picture at a size.
    public static func image(
        _ asset: String, _ width: Double = 40, _ height: Double = 40, alt: String = "", tint: Color? = nil,
        animation: ImageAnimation? = nil
    ) -> Scene.Image {
        Scene.Image(
            asset: asset, size: Size(width: width, height: height), alternativeText: alt, tint: tint,
            animation: animation)
    }

    /// A button that looks like one face at rest, and like another while it is pressed.
    public static func button(
        _ normal: Scene.Button.Face, _ highlighted: Scene.Button.Face? = nil, height: Double = 0
    ) -> Scene.Button {
        Scene.Button(normal: normal, highlighted: highlighted ?? normal, minimumHeight: height)
    }

    /// What is stretched behind a title.
    public static func background(
        _ asset: String, caps: Insets = .zero, insets: Insets = .zero
    ) -> Scene.Button.Background {
        Scene.Button.Background(
            asset: asset, size: Size(width: 40, height: 40), capInsets: caps, drawingInsets: insets)
    }

    /// A screen of 375 by 667 points with some content.
    public static func scene(
        _ name: String, _ elements: [Scene.Element], change: (inout Scene) -> Void = { _ in }
    ) -> Sample {
        var scene = Scene(
            name: name, app: .init(id: name, name: name), state: "empty", language: "en", direction: .auto,
            appearance: .light, canvas: Device.standard.canvas(), backdrop: .white, padding: 23,
            elements: elements)
        change(&scene)
        let assets = AssetCatalogNames.all(scene).map {
            Asset(name: $0, mediaType: .svg, naturalSize: Size(width: 40, height: 40), bytes: [])
        }
        return Sample(scene, assets)
    }
}

/// The names of the pictures of a scene.
enum AssetCatalogNames {
    static func all(_ scene: Scene) -> [String] {
        var names = [scene.header?.image?.asset].compactMap(\.self)
        for element in scene.elements {
            switch element {
            case .image(let image): names.append(image.asset)
            case .button(let button), .secondaryButton(let button):
                for face in [button.normal, button.highlighted] {
                    names += [face.image?.asset, face.background?.asset].compactMap(\.self)
                }
            case .title, .description, .customView: break
            }
        }
        return names
    }
}
