import CatalogModel
import Conformance
import EmptyDataSet
import Foundation
import RenderHTML
import RenderText
import Rendering
import SceneModel
import TerminalText
import Testing

@Suite("The matrix")
struct MatrixTests {
    /// Every state of the catalogue that comes with the program, with bars around it or without.
    private static func shipped(bars: Bool) throws -> [MatrixState] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Catalog").standardized.path
        let catalog = try Catalog.open(folder)
        var request = SceneRequest()
        request.showsBars = bars
        return try catalog.files.flatMap { path -> [MatrixState] in
            let file = Catalog.read(catalog.path(of: path))
            let entry = try #require(file.entry)
            let (artwork, _) = EntryArtwork.load(for: file)
            return entry.stateNames.compactMap { state in
                entry.scene(state, artwork: artwork, request: request).map {
                    MatrixState(
                        entry: entry.id, state: state.rawValue, scene: $0.scene,
                        assets: AssetTable($0.assets))
                }
            }
        }
    }

    @Test("Nothing of the catalogue is broken or degraded by text and HTML", arguments: [false, true])
    func catalogue(bars: Bool) throws {
        let states = try Self.shipped(bars: bars)
        #expect(states.count > 30)
        let matrix = try #require(Matrix([TextRenderer(), HTMLRenderer()], states))
        for (state, row) in zip(states, matrix.cells) {
            #expect(row == [.fine, .fine], "\(state.scene.name)")
        }
    }

    @Test("A renderer that lacks features degrades what requires them, and nothing else")
    func degraded() throws {
        let states = try Self.shipped(bars: true)
        let modest = SampleRenderer.plain.with { $0.info.features = [.attributedRuns] }
        let matrix = try #require(Matrix([modest], states))
        for (state, row) in zip(states, matrix.cells) {
            let lacking = state.scene.requiredFeatures.filter { $0 != .attributedRuns }
            #expect(row == [lacking.isEmpty ? .fine : .degraded(lacking)], "\(state.scene.name)")
        }
        #expect(!matrix.isBroken)
    }

    @Test("One state that fails in a batch does not take the others with it")
    func batches() throws {
        let states = Array(try Self.shipped(bars: false).prefix(7))
        let guilty = states[3].scene.name
        let renderer = Batching(guilty: guilty)
        let matrix = try #require(Matrix([renderer], states))
        #expect(matrix.isBroken)
        for (state, row) in zip(states, matrix.cells) {
            if case .broken = row[0] {
                #expect(state.scene.name == guilty)
            } else {
                #expect(row == [.fine] && state.scene.name != guilty)
            }
        }
    }

    @Test("A renderer that breaks down again and again is not asked for every state")
    func breakdown() throws {
        let asked = Counter()
        let broken = SampleRenderer.plain.with { sample in
            sample.check = { _, _ throws(RenderFailure) in
                _ = asked.next()
                throw RenderFailure(kind: .renderer, message: "it hangs")
            }
        }
        let states = try Self.shipped(bars: false)
        let matrix = try #require(Matrix([broken], states))
        #expect(asked.next() == 4)
        #expect(matrix.cells.allSatisfy { if case .broken = $0[0] { true } else { false } })
        let lines = matrix.lines(width: 100).map(\.text)
        #expect(lines.count { $0.contains("it hangs") } == 3)
        #expect(lines.count { $0.contains("not run") } == 1)
        let left = states.count - 3
        #expect(
            lines.contains(
                "txt: \(left) states are not run, since the renderer broke down 3 times in a row"))
    }

    @Test("A matrix that is cancelled is none, and a suite stops where it is")
    func cancelled() throws {
        let states = Array(try Self.shipped(bars: false).prefix(3))
        #expect(Matrix([TextRenderer()], states, isCancelled: { true }) == nil)
        let count = Counter()
        let results = ConformanceRun(TextRenderer()).results(of: ConformanceSuite.all) { count.next() > 2 }
        #expect(results.count == 2)
    }

    @Test("The grid fits the terminal and has a sign for each state", arguments: [40, 60, 100])
    func grid(width: Int) throws {
        let states = try Self.shipped(bars: false)
        let faulty = SampleRenderer.plain.with {
            $0.change = { $0.drop(.title) }
            $0.info.name = "faulty"
        }
        let modest = SampleRenderer.svg.with { $0.info.features = [] }
        let matrix = try #require(Matrix([TextRenderer(), HTMLRenderer(), faulty, modest], states))
        let lines = matrix.lines(width: width)
        for line in lines { #expect(CellWidth.of(line.text) <= width, "\(line.text)") }
        let grid = lines.prefix { !$0.text.hasPrefix("+ fine") }.map(\.text)
        let cells = grid.filter { !$0.hasPrefix("ENTRY") }.flatMap { $0.split(separator: " ").dropFirst() }
        let signs = cells.joined()
        #expect(signs.count == states.count * 4)
        let outcomes = matrix.cells.flatMap { $0 }
        #expect(signs.count { $0 == "+" } == outcomes.count { $0 == .fine })
        #expect(signs.contains("x") && signs.contains("~"))
        #expect(lines.contains { $0.text.hasPrefix("svg leaves out: ") })
        #expect(lines.contains { $0.tone == .bad && $0.text.hasPrefix("faulty airbnb") })
        #expect(lines.last?.text.hasSuffix(" broken") == true)
    }

    @Test("JSON has a record for each state and renderer")
    func json() throws {
        let states = Array(try Self.shipped(bars: false).prefix(5))
        let faulty = SampleRenderer.plain.with { $0.finish = { _ in [] } }
        let value = try #require(Matrix([TextRenderer(), faulty], states)).json
        let records = try #require(value["cells"]?.array)
        #expect(records.count == 10)
        #expect(records.count { $0["outcome"]?.string == "fine" } == 5)
        #expect(records.allSatisfy { $0["outcome"]?.string == "fine" || $0["reason"]?.string != nil })
        #expect(value["broken"] == .bool(true))
    }
}

/// A renderer that wants several scenes at once, and refuses all of them for one.
private struct Batching: Renderer {
    let guilty: String
    let info = SampleRenderer.plain.info
    let batchSize = 3

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        if scene.name == guilty { throw RenderFailure(scene: guilty, message: "not this one") }
        try SampleRenderer.plain.render(scene, assets: assets, options: options, into: &output)
    }
}
