import Rendering
import SceneModel
import SwiftSource

/// The file of a scene: its view, what that needs, and a preview.
struct ViewFile {
    private let typeName: SwiftTypeName
    private var source: ViewSource

    private init(_ scene: Scene, _ assets: AssetTable) {
        typeName = SwiftTypeName(scene, suffix: "State")
        source = ViewSource(scene, assets)
    }

    /// Writes the file of a scene; what is around the content is left out but for `features`.
    static func write(
        _ scene: Scene, _ assets: AssetTable, features: Set<Scene.Feature>, to output: inout [UInt8]
    ) {
        var file = ViewFile(scene, assets)
        var lines = SwiftSourceWriter()
        file.write(features: features, to: &lines)
        // Once more where there are colours that have to be given a name.
        if file.source.colors.settle() {
            lines.removeAll()
            file.source = ViewSource(scene, assets, file.source.colors)
            file.write(features: features, to: &lines)
        }
        lines.append(to: &output)
    }

    /// What SwiftUI shows otherwise than the scene says, a sentence each.
    static func shortcomings(_ scene: Scene, _ assets: AssetTable) -> [String] {
        guard scene.mayFallShort else { return [] }
        var source = ViewSource(scene, assets)
        var code = SwiftCode()
        source.body(to: &code)
        return source.shortcomings
    }

    /// Without its documentation and preview a view would need less than iOS 16; previews need Xcode 15.
    private static var scope: SourceScope {
        SourceScope(
            framework: "SwiftUI: iOS 16, Xcode 15 or later", scaling: "@ScaledMetric", hasMargins: true)
    }

    private mutating func write(features: Set<Scene.Feature>, to file: inout SwiftSourceWriter) {
        // What stands before these depends on them.
        var body = SwiftSourceWriter(depth: 2)
        body.statement { source.body(to: &$0) }
        var preview = SwiftSourceWriter(depth: 1)
        preview.statement { source.preview(of: typeName, to: &$0) }
        file.head(
            of: source.scene, for: Self.scope, source.images, features: features,
            shortcomings: source.shortcomings)
        file.line("import SwiftUI")
        file.emptyLine()
        source.colors.declare(in: &file)
        writeView(body.bytes, to: &file)
        for style in source.styles {
            file.emptyLine()
            style.write(to: &file)
        }
        file.emptyLine()
        file.block("#Preview") { $0.append(preview.bytes) }
    }

    private func writeView(_ body: [UInt8], to file: inout SwiftSourceWriter) {
        writeDocumentation(to: &file)
        file.block("struct ", typeName, ": View") { file in
            for action in source.actions {
                if let tap = action.tap {
                    file.documentation("", tap.sentence)
                } else {
                    file.documentation("Called when the button is tapped.")
                }
                file.line(action.property.declaration)
            }
            file.emptyLine()
            if source.isAnimated {
                file.line("@State private var isAnimated = false")
                file.line("@Environment(\\.accessibilityReduceMotion) private var reduceMotion")
                file.emptyLine()
            }
            file.block("var body: some View") { $0.append(body) }
        }
    }

    private func writeDocumentation(to file: inout SwiftSourceWriter) {
        let scene = source.scene
        file.documentation(
            "What ", scene.shownName, " shows over a list in the state “", scene.state, "”.")
        file.documentation("")
        file.documentation("    List(items) { ... }")
        file.documentation("        .overlay { if ", condition, " { ", typeName.text, "() } }")
        if !scene.behavior.allowsScroll { file.documentation("        .scrollDisabled(", condition, ")") }
        guard scene.paintsBackdrop else { return }
        file.documentation("")
        file.documentation("Its background is the screen's own colour, which its other colours are made for.")
    }

    /// When the state is shown, as an app may put it.
    private var condition: String {
        switch source.scene.state {
        case "loading": "isLoading"
        case "error": "error != nil"
        case "search": "query.isEmpty"
        case "noResults": "results.isEmpty"
        default: "items.isEmpty"
        }
    }
}
