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
    /// What taps call, as properties of the view.
    var actions: [(name: String, documentation: String)] = []
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
        self.colors = colors ?? ColorConstants(spelling: Self.spelling)
    }

    /// The code for a colour in a role.
    mutating func color(_ color: Color, _ role: String) -> SwiftCode {
        color.frameworkName.map { .code(".\($0)") } ?? colors.code(color, role)
    }

    /// The code for a colour where its type must be said.
    mutating func typedColor(_ color: Color, _ role: String) -> SwiftCode {
        color.frameworkName.map { .code("Color.\($0)") } ?? colors.code(color, role)
    }

    /// The code for an edge that the scene counts from the left; in SwiftUI it depends on the direction.
    func edges(_ insets: Insets) -> SwiftCode {
        let isMirrored = scene.direction == .rtl
        return .call(
            "EdgeInsets",
            [
                "top": .number(insets.top), "leading": .number(isMirrored ? insets.right : insets.left),
                "bottom": .number(insets.bottom),
                "trailing": .number(isMirrored ? insets.left : insets.right),
            ])
    }

    private static func spelling(_ color: Color) -> SwiftCode {
        var arguments = color.components
        if color.alpha != 255 { arguments.append("opacity", Color.fraction(color.alpha)) }
        return .call("Color", arguments)
    }
}
