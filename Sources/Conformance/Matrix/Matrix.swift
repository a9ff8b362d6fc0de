public import Rendering
import SceneModel

/// Every renderer against every state of every entry.
public struct Matrix: Sendable {
    /// What the renderers say of themselves, in the order of the columns.
    public let renderers: [RendererInfo]
    /// The states in the order of the rows; those of an entry stand together.
    public let states: [MatrixState]
    /// A row for each state, with a cell for each renderer.
    public let cells: [[MatrixCell]]

    /// Renders every state by every renderer and judges what comes out.
    ///
    /// Nil where `isCancelled` says so before the end.
    public init?(
        _ renderers: [any Renderer], _ states: [MatrixState], options: RenderOptions = RenderOptions(),
        isCancelled: () -> Bool = { false }
    ) {
        self.renderers = renderers.map(\.info)
        self.states = states
        var columns: [[MatrixCell]] = []
        for renderer in renderers {
            var column = MatrixColumn(renderer: renderer, options: options)
            guard let cells = column.cells(of: states, isCancelled: isCancelled) else { return nil }
            columns.append(cells)
        }
        cells = states.indices.map { row in columns.map { $0[row] } }
    }

    /// Whether something is broken.
    public var isBroken: Bool {
        cells.contains { row in row.contains { if case .broken = $0 { true } else { false } } }
    }
}

/// A renderer against all states.
struct MatrixColumn {
    let renderer: any Renderer
    let options: RenderOptions
    private var patience = Patience()

    /// A renderer that gets these options with every request.
    init(renderer: any Renderer, options: RenderOptions) {
        self.renderer = renderer
        self.options = options
    }

    /// The cells in the order of the states; requests are as large as the renderer wants them.
    mutating func cells(of states: [MatrixState], isCancelled: () -> Bool) -> [MatrixCell]? {
        var cells: [MatrixCell] = []
        var start = 0
        while start < states.count {
            if isCancelled() { return nil }
            let batch = states[start..<min(start + max(renderer.batchSize, 1), states.count)]
            cells += self.cells(of: batch)
            start = batch.endIndex
        }
        return cells
    }

    /// The cells of one request; where it fails as a whole, each state is asked for alone, to find which.
    private mutating func cells(of batch: ArraySlice<MatrixState>) -> [MatrixCell] {
        guard !patience.isOver else { return batch.map { _ in .notRun } }
        do throws(RenderingFault) {
            let files = try self.files(of: batch)
            patience.note(nil)
            return batch.map { cell(of: $0, files) }
        } catch {
            patience.note(error)
            guard batch.count > 1 else { return batch.map { refused($0, error) } }
            return batch.indices.flatMap { cells(of: batch[$0...$0]) }
        }
    }

    private func files(of batch: ArraySlice<MatrixState>) throws(RenderingFault) -> [Artifact] {
        var assets = AssetTable()
        for state in batch { for asset in state.assets.assets { assets.insert(asset) } }
        let request = RenderRequest(scenes: batch.map(\.scene), assets: assets, options: options)
        switch renderer.answer(to: request) {
        case .success(let output): return try FileCheck.files(of: output, for: request)
        case .failure(let failure): throw RenderingFault(failure)
        }
    }

    private func cell(of state: MatrixState, _ files: [Artifact]) -> MatrixCell {
        let lacking = renderer.info.missingFeatures(for: state.scene)
        let judge = SceneJudge(state.scene, of: renderer.info, options: options, lacking: lacking)
        do throws(RenderingFault) {
            try judge.judge(files.filter { $0.scene == state.scene.name })
        } catch {
            return .broken(error)
        }
        return lacking.isEmpty ? .fine : .degraded(lacking)
    }

    /// A renderer may refuse what it says that it lacks the features for.
    private func refused(_ state: MatrixState, _ fault: RenderingFault) -> MatrixCell {
        let lacking = renderer.info.missingFeatures(for: state.scene)
        return lacking.isEmpty ? .broken(fault) : .degraded(lacking)
    }
}
