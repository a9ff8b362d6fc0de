import Rendering
import SceneModel
import SwiftSource

/// The file of a scene: its view, what that needs, and a preview.
struct ViewFile {
    private let scene: Scene
    private let source: ViewSource
    private let body: SwiftCode
    private let preview: SwiftCode
    private let typeName: String

    /// The file of a scene.
    init(_ scene: Scene, _ assets: AssetTable) {
        self.scene = scene
        typeName = SwiftTypeName.of(scene, suffix: "State")
        // Once to count the uses of each colour, once with names for those that have several.
        var draft = ViewSource(scene, assets)
        _ = (draft.body(), draft.preview(of: typeName))
        draft.colors.settle()
        var source = ViewSource(scene, assets, draft.colors)
        body = source.body()
        preview = source.preview(of: typeName)
        self.source = source
    }

    /// What SwiftUI shows otherwise than the scene says, a sentence each.
    var shortcomings: [String] { source.shortcomings }

    /// The file; `leftOut` names the parts of the scene that it does not show.
    func bytes(leftOut: [String]) -> [UInt8] {
        var file = SwiftSourceWriter()
        file.head(
            of: scene, for: "SwiftUI", source.images, leftOut: leftOut, shortcomings: source.shortcomings)
        file.write("import SwiftUI")
        file.emptyLine()
        let constants = source.colors.declarations
        if !constants.isEmpty {
            file.write(constants)
            file.emptyLine()
        }
        writeView(to: &file)
        for style in source.styles {
            file.emptyLine()
            style.write(to: &file)
        }
        file.emptyLine()
        file.block("#Preview", [preview])
        return file.bytes
    }

    private func writeView(to file: inout SwiftSourceWriter) {
        writeDocumentation(to: &file)
        file.block("struct \(typeName): View") { file in
            for action in source.actions {
                file.documentation(action.documentation)
                file.write(.code("var \(action.name): () -> Void = {}"))
            }
            file.emptyLine()
            if source.isAnimated {
                file.write("@State private var isAnimated = false")
                file.write("@Environment(\\.accessibilityReduceMotion) private var reduceMotion")
                file.emptyLine()
            }
            file.block("var body: some View", [body])
        }
    }

    private func writeDocumentation(to file: inout SwiftSourceWriter) {
        file.documentation("What \(scene.shownName) shows over a list in the state “\(scene.state)”.")
        file.documentation("")
        file.documentation("    List(items) { ... }")
        file.documentation("        .overlay { if \(condition) { \(typeName)() } }")
        if !scene.behavior.allowsScroll { file.documentation("        .scrollDisabled(\(condition))") }
        guard source.isUnavailableView else { return }
        let (space, padding) = (SwiftLiteral.number(scene.spacing), SwiftLiteral.number(scene.padding))
        file.documentation("")
        file.documentation(
            "Space and margins are the system's; in the catalogue they are \(space) and \(padding) points.")
    }

    /// When the state is shown, as an app may put it.
    private var condition: String {
        switch scene.state {
        case "loading": "isLoading"
        case "error": "error != nil"
        case "search": "query.isEmpty"
        case "noResults": "results.isEmpty"
        default: "items.isEmpty"
        }
    }
}
