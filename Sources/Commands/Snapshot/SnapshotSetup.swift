import CatalogModel
import CommandTable
import FileSystem
import Publishing
import Rendering
import SceneModel
import SnapshotScenes
import Snapshots

/// What a run compares: the store, the renderers and variants that are kept, and the entries.
struct SnapshotSetup: Sendable {
    let store: GoldenStore
    let manifest: SnapshotManifest
    let layout: StoreLayout
    let renderers: [KeptRenderer]
    let variants: [SceneVariant]
    let selection: SnapshotSelection
    /// Whether only the first state of each entry is kept.
    let keepsFirstStateOnly: Bool
    /// The renderers that the command line names; nil for all.
    let namedRenderers: Set<String>?
    let shard: Shard
    let jobs: Int

    /// What a run is for.
    enum Purpose {
        /// Goldens are compared, so there must be some.
        case comparing
        /// Goldens are made, so there need be none.
        case recording
        /// Goldens are removed, also those of a renderer that there is not.
        case pruning
    }

    init(_ parsed: Parsed, _ context: CommandContext, _ purpose: Purpose) throws(CommandFailure) {
        let environment = context.console.environment
        let place = try SnapshotPlace(parsed, environment)
        store = place.store
        manifest = place.manifest
        let registry = try RendererChoice.registry(
            parsed, context, place, need: purpose == .pruning ? .namedUnlessGone : .named)
        layout = place.layout(registry)
        variants = try CommandFailure.wrapping { [manifest] () throws(StoreProblem) in
            try SceneVariant.all(of: manifest)
        }
        let choice = RendererChoice(registry, place, parsed, context)
        renderers = try choice.renderers(for: purpose).map(KeptRenderer.init)
        namedRenderers = choice.named.isEmpty ? nil : Set(choice.named)
        selection = try SnapshotSelection(parsed, environment, in: place.store)
        keepsFirstStateOnly = manifest.keepsFirstStateOnly && !parsed[SnapshotOptions.allStates]
        shard = parsed[SnapshotOptions.shard] ?? .whole
        jobs = parsed[SnapshotOptions.jobs]
    }

    /// The states of an entry that are kept.
    func states(of entry: Entry) -> [StateName] {
        keepsFirstStateOnly ? [entry.firstState] : entry.stateNames
    }

    /// Whether a golden found in the store is this run's business.
    func isInScope(_ name: GoldenName, firstState: String?) -> Bool {
        selection.filter.accepts(name, firstState: firstState) && shard.contains(id: name.entry)
            && (namedRenderers?.contains(name.renderer) ?? true)
    }

    /// Whether the folder that a path is in is that of a renderer of this run.
    func isRendererInScope(_ path: String) -> Bool {
        let renderer = String(path.prefix { $0 != "/" })
        return namedRenderers?.contains(renderer) ?? manifest.renderers?.contains(renderer) ?? true
    }

    /// The files of the store whose paths are not `skipped`.
    func contents(
        _ orphans: Orphans, skipped: (String) -> Bool = { _ in false }
    ) throws(CommandFailure) -> StoreLayout.Contents {
        let (store, layout, variants) = (store, layout, Set(variants.compactMap(\.name)))
        return try CommandFailure.wrapping { () throws(StoreProblem) in
            try layout.contents(
                of: store, isEntry: orphans.knows, isVariant: variants.contains, skipped: skipped)
        }
    }

    /// Why no golden of such a renderer and variant is kept; nil where it is.
    func reasonAgainst(_ name: GoldenName) -> String? {
        if let kept = manifest.renderers, !kept.contains(name.renderer) {
            return "\(SnapshotManifest.fileName) does not keep the renderer \(name.renderer)"
        }
        guard let ending = layout.fileExtensions[name.renderer] else {
            return "there is no renderer \(name.renderer)"
        }
        if ending != name.fileExtension { return "the renderer \(name.renderer) makes .\(ending) now" }
        guard let wanted = name.variant else { return nil }
        guard let variant = variants.first(where: { $0.name == wanted }) else {
            return "there is no variant \(wanted)"
        }
        let isKept = variant.isKept(entry: name.entry, renderer: name.renderer)
        return isKept ? nil : "the variant \(wanted) is not kept of it"
    }
}

/// The store that a command line names, with its manifest.
struct SnapshotPlace {
    let store: GoldenStore
    let manifest: SnapshotManifest

    /// The folder of goldens has to be there where they are listed, or accepted.
    func checkExists() throws(CommandFailure) {
        guard !store.exists else { return }
        throw .failed(
            .couldNotRun, "there is no folder \(store.folder)",
            remedy: "make goldens with 'emptystates snapshot record', or name their folder with --directory")
    }

    private static let states = Set(StateName.allCases.map(\.rawValue))

    init(_ parsed: Parsed, _ environment: Environment) throws(CommandFailure) {
        let store = GoldenStore(try Self.folder(parsed, environment))
        self.store = store
        manifest = try CommandFailure.wrapping { () throws(StoreProblem) in
            try SnapshotManifest.read(in: store, states: Self.states)
        }
    }

    /// The folder that is named, else `Snapshots` beside the catalogue.
    private static func folder(
        _ parsed: Parsed, _ environment: Environment
    ) throws(CommandFailure) -> String {
        if let folder = parsed[SnapshotOptions.directory] { return folder }
        let catalog = try CatalogLocation.folder(parsed, environment)
        // Of "." and ".." only the true name says what is beside them.
        let name = Path.lastComponent(catalog)
        let isNamed = !name.isEmpty && name != "." && name != ".."
        let parent = Path.parent(isNamed ? catalog : (try? Path.realPath(of: catalog)) ?? catalog)
        return parent == "." ? "Snapshots" : Path.join(parent, "Snapshots")
    }

    /// How the files of the store are read: by every renderer that there is.
    func layout(_ registry: RendererRegistry) -> StoreLayout {
        StoreLayout(
            fileExtensions: Dictionary(
                registry.renderers.map { ($0.info.name, $0.info.fileExtension) }
            ) { first, _ in first },
            states: Self.states)
    }
}

/// A renderer with what is asked of it for every scene.
struct KeptRenderer: Sendable {
    let renderer: any Renderer
    let info: RendererInfo
    let batchSize: Int
    /// Whether no scene has anything that it lacks.
    let takesEverything: Bool

    init(_ renderer: any Renderer) {
        self.renderer = renderer
        info = renderer.info
        batchSize = max(1, renderer.batchSize)
        takesEverything = info.features == nil || info.features?.count == Scene.Feature.allCases.count
    }
}
