import Rendering
import SceneModel
import SwiftSource

/// The file of a scene: a class that is the source and the delegate of an empty data set.
struct DataSetFile {
    private let typeName: SwiftTypeName
    private let delegate: DataSetDelegate
    private var source: DataSetSource

    /// The file of a scene.
    init(_ scene: Scene, _ assets: AssetTable) {
        typeName = SwiftTypeName(scene, suffix: "DataSet")
        delegate = DataSetDelegate(scene)
        source = DataSetSource(scene, assets)
    }

    /// Writes the file of a scene; what is around the content is left out but for `features`.
    static func write(
        _ scene: Scene, _ assets: AssetTable, features: Set<Scene.Feature>, to output: inout [UInt8]
    ) {
        var file = DataSetFile(scene, assets)
        var lines = SwiftSourceWriter()
        file.write(scene, features: features, to: &lines)
        // Once more where there are colours that have to be given a name.
        if file.source.colors.settle() {
            lines.removeAll()
            file.write(scene, features: features, to: &lines)
        }
        lines.append(to: &output)
    }

    /// The library spells `imageTintColor` so since 5; its protocols are not isolated, for which a conformance
    /// needs what Swift 6 has.
    private static var scope: SourceScope {
        SourceScope(
            framework: "EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later",
            scaling: "UIFontMetrics", hasMargins: false)
    }

    private mutating func write(
        _ scene: Scene, features: Set<Scene.Feature>, to file: inout SwiftSourceWriter
    ) {
        file.head(
            of: scene, for: Self.scope, source.images, features: features,
            leftOut: source.leftOut(of: scene))
        file.line("import EmptyDataSet_Swift")
        file.line("import UIKit")
        file.emptyLine()
        source.colors.declare(in: &file)
        writeType(of: scene, to: &file)
        file.emptyLine()
        // The protocols are not bound to the main actor, and are called on it.
        let role: StaticString =
            source.isEmpty(for: scene) ? ": EmptyDataSetSource" : ": @preconcurrency EmptyDataSetSource"
        file.block("extension ", typeName, role) { source.writeMethods(of: scene, to: &$0) }
        if !delegate.isEmpty {
            file.emptyLine()
            file.block("extension ", typeName, ": @preconcurrency EmptyDataSetDelegate") {
                delegate.writeMethods(to: &$0)
            }
        }
        if source.fitsImages {
            file.emptyLine()
            DataSetSource.writeFitting(to: &file)
        }
    }

    private func writeType(of scene: Scene, to file: inout SwiftSourceWriter) {
        file.documentation(
            "What ", scene.shownName, " shows over a list in the state “", scene.state, "”.")
        file.documentation("")
        file.documentation("The list view holds this weakly, so keep it where the list is kept:")
        file.documentation("")
        file.documentation("    let dataSet = ", typeName.text, "()")
        file.documentation("    tableView.emptyDataSetSource = dataSet")
        if !delegate.isEmpty { file.documentation("    tableView.emptyDataSetDelegate = dataSet") }
        file.line("@MainActor")
        file.block("final class ", typeName) { delegate.writeActions(to: &$0) }
    }
}
