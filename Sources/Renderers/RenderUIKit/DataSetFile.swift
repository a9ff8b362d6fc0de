import Rendering
import SceneModel
import SwiftSource

/// The file of a scene: a class that is the source and the delegate of an empty data set.
struct DataSetFile {
    private let scene: Scene
    private let source: DataSetSource
    private let delegate: DataSetDelegate
    private let typeName: String

    /// The file of a scene.
    init(_ scene: Scene, _ assets: AssetTable) {
        self.scene = scene
        typeName = SwiftTypeName.of(scene, suffix: "DataSet")
        delegate = DataSetDelegate(scene)
        // Once to count the uses of each colour, once with names for those that have several.
        var draft = DataSetSource(scene, assets)
        draft.addMethods()
        draft.colors.settle()
        var source = DataSetSource(scene, assets, draft.colors)
        source.addMethods()
        self.source = source
    }

    /// The file; `leftOut` names the parts of the scene that it does not show.
    func bytes(leftOut: [String]) -> [UInt8] {
        var file = SwiftSourceWriter()
        file.head(of: scene, for: "EmptyDataSet-Swift", source.images, leftOut: leftOut + source.leftOut)
        file.write("import EmptyDataSet_Swift")
        file.write("import UIKit")
        file.emptyLine()
        let constants = source.colors.declarations
        if !constants.isEmpty {
            file.write(constants)
            file.emptyLine()
        }
        writeType(to: &file)
        file.emptyLine()
        write(source.methods, "EmptyDataSetSource", to: &file)
        if !delegate.methods.isEmpty {
            file.emptyLine()
            write(delegate.methods, "EmptyDataSetDelegate", to: &file)
        }
        if source.fitsImages {
            file.emptyLine()
            DataSetSource.writeFitting(to: &file)
        }
        return file.bytes
    }

    private func writeType(to file: inout SwiftSourceWriter) {
        file.documentation("What \(scene.shownName) shows over a list in the state “\(scene.state)”.")
        file.documentation("")
        file.documentation("The list view holds this weakly, so keep it where the list is kept:")
        file.documentation("")
        file.documentation("    let dataSet = \(typeName)()")
        file.documentation("    tableView.emptyDataSetSource = dataSet")
        if !delegate.methods.isEmpty { file.documentation("    tableView.emptyDataSetDelegate = dataSet") }
        file.write("@MainActor")
        file.block("final class \(typeName)") { file in
            for action in delegate.actions {
                file.documentation(action.documentation)
                file.write(.code("var \(action.name): () -> Void = {}"))
            }
        }
    }

    private func write(_ methods: [DataSetMethod], _ role: String, to file: inout SwiftSourceWriter) {
        // The protocols are not bound to the main actor, and are called on it.
        let attribute = methods.isEmpty ? "" : "@preconcurrency "
        file.block("extension \(typeName): \(attribute)\(role)") { file in
            for method in methods {
                file.emptyLine()
                method.write(to: &file)
            }
        }
    }
}
