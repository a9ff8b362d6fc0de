import CatalogModel
import Diagnostics
import EmptyDataSet
import Foundation
import SceneModel
import Testing

/// Folders of the repository, found from this file.
enum Place {
    /// The folder of this module's tests.
    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    /// The catalogue that comes with the program.
    static let catalog = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Catalog").path
    /// A file of the fixtures.
    static func fixture(_ name: String) -> URL {
        tests.appendingPathComponent("Fixtures").appendingPathComponent(name)
    }
}

/// Reads the text of an entry.
func read(_ yaml: String, file: String = "mail.yaml") -> EntryFile {
    EntryFile.read(Array(yaml.utf8), file: file)
}

/// Reads an entry whose state `empty` is this block, written on one line.
func read(empty state: String) -> EntryFile {
    read("id: mail\napp: {name: Mail}\nstates:\n  empty: \(state)\n")
}

/// An entry that must be readable.
func entry(_ file: EntryFile, sourceLocation: SourceLocation = #_sourceLocation) throws -> Entry {
    try #require(
        file.entry, "\(file.diagnostics.map(\.text).joined(separator: "\n"))", sourceLocation: sourceLocation)
}

/// The scene of a state of an entry without pictures.
func scene(
    _ file: EntryFile, _ state: StateName = .empty, request: SceneRequest = SceneRequest(),
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Scene {
    let entry = try entry(file, sourceLocation: sourceLocation)
    let composition = entry.scene(state, artwork: EntryArtwork(), request: request)
    return try #require(composition, sourceLocation: sourceLocation).scene
}

extension EntryFile {
    /// Each diagnostic as `line:column severity rule`, in order.
    var findings: [String] {
        diagnostics.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.severity) \($0.rule)" }
    }
}

extension Scene {
    var kinds: [Element.Kind] { elements.map(\.kind) }

    var image: Image? {
        elements.lazy.compactMap { if case .image(let image) = $0 { image } else { nil } }.first
    }

    var titleText: Text? {
        elements.lazy.compactMap { if case .title(let text) = $0 { text } else { nil } }.first
    }

    var descriptionText: Text? {
        elements.lazy.compactMap { if case .description(let text) = $0 { text } else { nil } }.first
    }

    var button: Button? {
        elements.lazy.compactMap { if case .button(let button) = $0 { button } else { nil } }.first
    }

    var secondaryButton: Button? {
        elements.lazy.compactMap { if case .secondaryButton(let button) = $0 { button } else { nil } }.first
    }

    var customView: CustomView? {
        elements.lazy.compactMap { if case .customView(let view) = $0 { view } else { nil } }.first
    }
}

extension Scene.Text {
    /// The letters alone.
    var letters: String { runs.map(\.text).joined() }
}
