import Rendering
import SceneModel
import SwiftSource

/// Turns the parts of a scene into code, and collects what the code needs beside the view's body.
struct ViewSource {
    let scene: Scene
    let assets: AssetTable
    /// The pictures' names in the app.
    let images: AssetCatalog
    /// The colours in use.
    var colors: ColorConstants
    /// The styles of the buttons.
    var styles: [ButtonStyleSource] = []
    /// What taps call, as properties of the view, and what the catalogue's entry does then.
    var actions: [(property: TapProperty, tap: TapAction?)] = []
    /// Whether a picture moves.
    var isAnimated = false
    /// What SwiftUI shows otherwise than the scene says, a sentence each.
    var shortcomings: [String] = []

    /// The source of a scene, with the colours that a draft of it has counted.
    init(_ scene: Scene, _ assets: AssetTable, _ colors: ColorConstants? = nil) {
        self.scene = scene
        self.assets = assets
        images = AssetCatalog(
            scene.elements, above: [scene.navigationBar?.logo, scene.header?.image]
        ) { assets[$0]?.naturalSize }
        self.colors = colors ?? ColorConstants(spelling: Self.spell)
    }

    /// Writes a colour in a role.
    mutating func color(_ color: Color, _ role: ColorRole, to code: inout SwiftCode) {
        guard let name = color.frameworkName else { return colors.use(color, as: role, in: &code) }
        code.append(name)
    }

    /// Writes a colour where its type must be said.
    mutating func typedColor(_ color: Color, _ role: ColorRole, to code: inout SwiftCode) {
        if color.frameworkName != nil { code.append("Color") }
        self.color(color, role, to: &code)
    }

    /// Writes edges that the scene counts from the left; in SwiftUI they depend on the direction.
    func edges(_ insets: Insets, to code: inout SwiftCode) {
        let isMirrored = scene.direction == .rtl
        code.call("EdgeInsets") { code in
            code.argument("top", number: insets.top)
            code.argument("leading", number: isMirrored ? insets.right : insets.left)
            code.argument("bottom", number: insets.bottom)
            code.argument("trailing", number: isMirrored ? insets.left : insets.right)
        }
    }

    @Sendable private static func spell(_ color: Color, to code: inout SwiftCode) {
        code.call("Color") { code in
            code.components(color)
            if color.alpha != 255 { code.fraction("opacity", color.alpha) }
        }
    }
}
