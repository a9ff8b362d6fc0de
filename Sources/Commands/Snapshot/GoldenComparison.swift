import CatalogModel
import CommandTable
import Diagnostics
import EmptyDataSet
import FileSystem
import Publishing
import Rendering
import SceneModel
import SnapshotScenes
import Snapshots

/// Renders entries and compares them with their goldens in memory; several workers share one.
struct GoldenComparison: Sendable {
    /// What is done with a rendering that is not its golden.
    ///
    /// `golden` is empty where there is none. It returns what the change is known by, if that is asked for.
    typealias Handler =
        @Sendable (
            _ name: GoldenName, _ outcome: SnapshotOutcome, _ golden: [UInt8], _ rendering: [UInt8]
        ) throws(CommandFailure) -> ChangeKey?

    let setup: SnapshotSetup
    let queue = RenderQueue()
    /// The outcomes whose renderings are made twice, since a golden whose bytes change would never match.
    let confirmed: Set<SnapshotOutcome>
    let handle: Handler

    init(_ setup: SnapshotSetup, confirming: Set<SnapshotOutcome> = [], handle: @escaping Handler) {
        self.setup = setup
        self.confirmed = confirming
        self.handle = handle
    }

    /// The memory of one worker, used again from scene to scene.
    struct Buffers {
        var rendering: [UInt8] = []
        var golden: [UInt8] = []
    }

    /// Reads one file of the catalogue and compares all that is kept of it.
    func compare(_ file: EntryFile, _ buffers: inout Buffers) -> SnapshotFileOutcome {
        var outcome = SnapshotFileOutcome(id: file.statedID?.text, file: file.file)
        outcome.claims = file.claims
        outcome.problems = file.diagnostics.filter { $0.severity == .error }
        guard let entry = file.entry else { return outcome }
        outcome.firstState = entry.firstState.rawValue
        outcome.aliases = entry.aliases
        guard setup.shard.contains(id: entry.id) else {
            if !setup.selection.filter.isEverything { outcome.others = names(of: entry) }
            return outcome
        }
        let (artwork, problems) = EntryArtwork.load(for: file)
        outcome.problems += problems.filter { $0.severity == .error }
        guard outcome.problems.isEmpty else {
            outcome.firstState = nil
            return outcome
        }
        for scene in scenes(of: LoadedEntry(entry: entry, artwork: artwork)) {
            outcome.scenes.insert(scene.composition.scene.name)
            take(scene, &buffers, &outcome.tally)
            if outcome.tally.failure != nil { break }
        }
        return outcome
    }

    /// Reads one file of the catalogue and tells which scenes of it are kept and shown.
    func list(_ file: EntryFile) -> SnapshotFileOutcome {
        var outcome = SnapshotFileOutcome(id: file.statedID?.text, file: file.file)
        outcome.claims = file.claims
        outcome.problems = file.diagnostics.filter { $0.severity == .error }
        guard let entry = file.entry else { return outcome }
        outcome.firstState = entry.firstState.rawValue
        outcome.aliases = entry.aliases
        for state in setup.states(of: entry) where entry.scene(state, artwork: EntryArtwork()) != nil {
            outcome.scenes.insert(entry.sceneName(state))
        }
        return outcome
    }

    /// Everything that is kept of an entry and meant.
    func scenes(of loaded: LoadedEntry) -> [GoldenScene] {
        let entry = loaded.entry
        var scenes: [GoldenScene] = []
        for variant in setup.variants {
            let renderers = setup.renderers.filter {
                variant.isKept(entry: entry.id, renderer: $0.info.name)
            }
            guard !renderers.isEmpty else { continue }
            for state in setup.states(of: entry) {
                guard
                    let composition = entry.scene(state, artwork: loaded.artwork, request: variant.request)
                else { continue }
                for renderer in renderers {
                    let scene = GoldenScene(composition, renderer, variant)
                    if isMeant(scene, entry) { scenes.append(scene) }
                }
            }
        }
        return scenes
    }

    /// The names of all goldens that an entry may have.
    private func names(of entry: Entry) -> [GoldenName] {
        setup.variants.flatMap { variant in
            setup.renderers.filter { variant.isKept(entry: entry.id, renderer: $0.info.name) }.flatMap {
                renderer in
                setup.states(of: entry).compactMap { state in
                    try? GoldenName(
                        renderer: renderer.info.name, scene: entry.sceneName(state), variant: variant.name,
                        fileExtension: renderer.info.fileExtension)
                }
            }
        }
    }

    private func isMeant(_ scene: GoldenScene, _ entry: Entry) -> Bool {
        guard !setup.selection.filter.isEverything, let name = try? scene.name() else { return true }
        return setup.selection.filter.accepts(name, firstState: entry.firstState.rawValue)
    }

    // MARK: One scene

    private func take(_ scene: GoldenScene, _ buffers: inout Buffers, _ tally: inout SnapshotTally) {
        if !scene.renderer.takesEverything, refuse(scene, &tally) { return }
        if scene.renderer.batchSize > 1 {
            if let batch = queue.add(scene) { compare(batch, &buffers, &tally) }
            return
        }
        do throws(RenderFailure) {
            try queue.render(scene, into: &buffers.rendering)
        } catch {
            return fail(scene, error.reason, &tally)
        }
        if isToConfirm(scene, &buffers), let again = queue.render([scene]).first {
            guard confirm(scene, again, is: buffers.rendering, &tally) else { return }
        }
        compare(scene, &buffers, &tally)
    }

    /// Whether the renderer lacks something that the scene needs; with a golden, that is a failure.
    private func refuse(_ scene: GoldenScene, _ tally: inout SnapshotTally) -> Bool {
        let missing = scene.renderer.info.missingFeatures(for: scene.composition.scene)
        guard !missing.isEmpty else { return false }
        guard FileStatus.kind(of: Path.join(setup.store.folder, scene.path)) != nil else {
            tally.refusedCount += 1
            return true
        }
        let names = missing.map(\.rawValue).joined(separator: ", ")
        fail(scene, "its renderer does not have \(names), which it needs", &tally)
        return true
    }

    /// Renders and compares a batch, or one that has not become full.
    func compare(_ batch: [GoldenScene], _ buffers: inout Buffers, _ tally: inout SnapshotTally) {
        let results = queue.render(batch)
        var open: [GoldenScene] = []
        for (scene, result) in zip(batch, results) {
            guard case .success(let bytes) = result else { continue }
            buffers.rendering = bytes
            if isToConfirm(scene, &buffers) { open.append(scene) }
        }
        let again = Dictionary(zip(open.map(\.path), queue.render(open))) { first, _ in first }
        for (scene, result) in zip(batch, results) {
            switch result {
            case .success(let bytes):
                if let other = again[scene.path], !confirm(scene, other, is: bytes, &tally) { continue }
                buffers.rendering = bytes
                compare(scene, &buffers, &tally)
            case .failure(let failure): fail(scene, failure.reason, &tally)
            }
        }
    }

    private func compare(_ scene: GoldenScene, _ buffers: inout Buffers, _ tally: inout SnapshotTally) {
        switch setup.store.compare(scene.path, with: buffers.rendering, golden: &buffers.golden) {
        case .matched:
            tally.matchedCount += 1
            tally.existing.append(scene.path)
        case .changed:
            tally.existing.append(scene.path)
            add(scene, .changed, buffers, &tally)
        case .missing:
            add(scene, .missing, buffers, &tally)
        case .unreadable(let reason):
            tally.existing.append(scene.path)
            add(scene, .unreadable, reason, &tally)
        }
    }

    private func add(
        _ scene: GoldenScene, _ outcome: SnapshotOutcome, _ buffers: Buffers, _ tally: inout SnapshotTally
    ) {
        do {
            let name = try scene.name()
            let key = try handle(name, outcome, buffers.golden, buffers.rendering)
            tally.findings.append(SnapshotReport.Finding(name: name, outcome: outcome, change: key))
        } catch let error as CommandFailure {
            tally.failure = error
        } catch {
            tally.failure = .failed(.finding, "\(error)")
        }
    }

    /// Notes that a scene has no rendering to compare.
    func fail(_ scene: GoldenScene, _ reason: String, _ tally: inout SnapshotTally) {
        // Its golden, if there is one, is accounted for.
        tally.existing.append(scene.path)
        add(scene, .failed, reason, &tally)
    }

    private func add(
        _ scene: GoldenScene, _ outcome: SnapshotOutcome, _ reason: String, _ tally: inout SnapshotTally
    ) {
        do throws(GoldenNameProblem) {
            tally.findings.append(
                SnapshotReport.Finding(name: try scene.name(), outcome: outcome, reason: reason))
        } catch {
            tally.failure = .failed(.finding, error.message)
        }
    }
}
