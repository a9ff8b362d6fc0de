import CatalogModel
import Diagnostics
import EmptyDataSet
import FileSystem
import Rendering
import SceneModel
import SnapshotScenes
import Snapshots

/// One call of an assertion: where it stands, and what it may write.
struct SnapshotAssertion {
    private let place: SourcePlace
    private let store: GoldenStore
    private let recording: SnapshotRecording

    init(_ place: SourcePlace, directory: String?, record: SnapshotRecording?) {
        self.place = place
        store = GoldenStore(directory ?? place.standardDirectory)
        recording = SnapshotRecording.effective(record)
    }

    private static let states = Set(StateName.allCases.map(\.rawValue))

    private func fail(_ message: String) {
        TestReporter.report(SnapshotFailure(message: message), at: place)
    }

    // MARK: Scenes

    /// Judges one scene.
    func judge(
        _ scene: Scene, _ assets: [Asset], _ renderer: any Renderer, _ options: RenderOptions,
        variant: String?
    ) {
        let name: GoldenName
        do throws(GoldenNameProblem) {
            name = try GoldenName(
                renderer: renderer.info.name, scene: scene.name, variant: variant,
                fileExtension: renderer.info.fileExtension)
        } catch {
            return fail(error.message)
        }
        switch SnapshotJudge.render(scene, assets, renderer, options) {
        case .success(let bytes):
            let failure = SnapshotJudge(store: store, recording: recording).judge(bytes, name)
            if let failure { TestReporter.report(failure, at: place) }
        case .failure(let failure): fail("\(name.path) cannot be rendered: \(failure.message)")
        }
    }

    // MARK: Entries

    /// Judges one state of an entry.
    func judge(_ entry: Entry, _ state: StateName, _ renderer: any Renderer, _ variant: String?) {
        guard let variant = self.variant(variant) else { return }
        let (artwork, problems) = EntryArtwork.load(for: Catalog.read(entry.file))
        let errors = problems.filter { $0.severity == .error }
        guard errors.isEmpty else { return fail(errors.map(\.text).joined(separator: "\n")) }
        guard let composition = entry.scene(state, artwork: artwork, request: variant.request) else {
            return fail("\(entry.id) shows nothing in the state \(state.rawValue)")
        }
        judge(composition.scene, composition.assets, renderer, variant.options, variant: variant.name)
    }

    /// The variant of that name; nil, and a failure, where there is none.
    private func variant(_ name: String?) -> SceneVariant? {
        guard let name else { return .plain }
        guard let variants else { return nil }
        guard let variant = variants.first(where: { $0.name == name }) else {
            fail("\(SnapshotManifest.fileName) in \(store.folder) describes no variant \"\(name)\"")
            return nil
        }
        return variant
    }

    /// What the manifest describes; nil, and a failure, where it cannot be understood.
    private var variants: [SceneVariant]? {
        do throws(StoreProblem) {
            return try SceneVariant.all(of: try SnapshotManifest.read(in: store, states: Self.states))
        } catch {
            fail(error.message)
            return nil
        }
    }

    // MARK: Catalogues

    /// Judges every entry of a catalogue, and looks for orphans.
    func judge(catalog folder: String, _ renderer: any Renderer) {
        guard let variants else { return }
        let catalog: Catalog
        do throws(FileError) {
            catalog = try Catalog.open(folder)
        } catch {
            return fail("\(error)")
        }
        guard !catalog.files.isEmpty else { return fail("the catalogue \(folder) has no entries") }
        var scenes: [String: Set<String>] = [:]
        var isWhole = true
        for path in catalog.files {
            let file = catalog.read(path)
            guard let entry = file.entry else {
                isWhole = false
                fail(file.diagnostics.map(\.text).joined(separator: "\n"))
                continue
            }
            scenes[entry.id] = judge(entry, variants, renderer)
        }
        if isWhole { judgeOrphans(scenes, variants, renderer) }
    }

    /// Judges all of an entry; the names of its scenes.
    private func judge(_ entry: Entry, _ variants: [SceneVariant], _ renderer: any Renderer) -> Set<String> {
        var scenes: Set<String> = []
        for state in entry.stateNames where entry.scene(state, artwork: EntryArtwork()) != nil {
            scenes.insert(entry.sceneName(state))
            for variant in variants where variant.isKept(entry: entry.id, renderer: renderer.info.name) {
                judge(entry, state, renderer, variant.name)
            }
        }
        return scenes
    }

    private func judgeOrphans(
        _ scenes: [String: Set<String>], _ variants: [SceneVariant], _ renderer: any Renderer
    ) {
        guard store.exists, SnapshotRecording.isContinuousIntegration else { return }
        let info = renderer.info
        let layout = StoreLayout(fileExtensions: [info.name: info.fileExtension], states: Self.states)
        let orphans = Orphans(scenes: scenes, unknownEntries: []) { name in
            guard let wanted = name.variant else { return nil }
            let isKept = variants.contains { variant in
                variant.name == wanted && variant.isKept(entry: name.entry, renderer: info.name)
            }
            return isKept ? nil : "there is no variant \(wanted) of it"
        }
        do throws(StoreProblem) {
            for name in try layout.goldens(in: store, isEntry: { _ in false }) {
                if let reason = orphans.reason(for: name) { fail("\(name.path) is an orphan: \(reason)") }
            }
        } catch {
            fail(error.message)
        }
    }
}
