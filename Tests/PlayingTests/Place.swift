import CatalogModel
import Diagnostics
import EmptyDataSet
import Foundation
import Playing
import RenderText
import Rendering
import SceneModel
import Testing

/// Folders of the repository, found from this file.
enum Place {
    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    /// The catalogue that comes with the program.
    static let catalog = package.appendingPathComponent("Catalog").path
    /// A file of the fixtures.
    static func fixture(_ name: String) -> String {
        tests.appendingPathComponent("Fixtures").appendingPathComponent(name).path
    }

    static func bytes(_ path: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    }
}

/// The entry of a file, with its pictures.
func entry(at path: String) throws -> PlayedEntry {
    let file = Catalog.read(path)
    let (artwork, problems) = EntryArtwork.load(for: file)
    #expect(problems.map(\.text) == [])
    return PlayedEntry(
        try #require(file.entry, "\(file.diagnostics.map(\.text).joined(separator: "\n"))"), artwork: artwork)
}

/// The entry of a text, without pictures.
func entry(_ yaml: String) throws -> PlayedEntry {
    let file = EntryFile.read(Array(yaml.utf8), file: "mail.yaml")
    return PlayedEntry(
        try #require(file.entry, "\(file.diagnostics.map(\.text).joined(separator: "\n"))"),
        artwork: EntryArtwork())
}

/// Draws with the text renderer, as a pipe has it.
func drawing(_ composition: SceneComposer.Composition) -> [UInt8] {
    var bytes: [UInt8] = []
    try? TextRenderer().render(
        composition.scene, assets: AssetTable(composition.assets), options: RenderOptions(), into: &bytes)
    return bytes
}

/// A player, and all that it has told.
final class Recorder {
    private(set) var events: [PlayEvent] = []
    private(set) var player: Player?

    init(_ played: PlayedEntry, settings: Player.Settings = Player.Settings()) {
        player = Player(played, settings: settings, drawing: drawing) { [weak self] in self?.events.append($0)
        }
    }

    /// Does a script, and gives what it has told beyond screens: problems as `LINE:COLUMN: MESSAGE`.
    @discardableResult
    func run(_ script: String, file: String = "test.steps") -> [String] {
        let script = ListScript(Array(script.utf8), file: file)
        let before = events.count
        guard script.problems.isEmpty else { return script.problems.map(Self.line) }
        player?.run(script)
        return events[before...].compactMap { event in
            switch event {
            case .call(let line), .answer(let line): line
            case .problem(let diagnostic): Self.line(diagnostic)
            case .opens(let address): "opens \(address)"
            case .screen: nil
            }
        }
    }

    /// The screens drawn so far.
    var screens: [String] {
        events.compactMap {
            if case .screen(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil }
        }
    }

    static func line(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.position.map { "\($0.line):\($0.column)" } ?? ""
        return "\(place): \(diagnostic.message)" + (diagnostic.remedy.map { "; \($0)" } ?? "")
    }
}

let appear = ["emptyDataSetWillAppear", "emptyDataSetDidAppear"]
let disappear = ["emptyDataSetWillDisappear", "emptyDataSetDidDisappear"]
