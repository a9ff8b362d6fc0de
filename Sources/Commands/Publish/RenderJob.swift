import CatalogModel
import CommandTable
import EmptyDataSet
import Rendering
import SceneModel

/// What is rendered of each entry, and how.
struct RenderJob: Sendable {
    let renderer: any Renderer
    let request: SceneRequest
    let options: RenderOptions
    /// The one state that is rendered of every entry; nil for the first of each.
    let state: StateName?
    /// Whether every state is rendered.
    let allStates: Bool
    /// Whether what the renderer cannot express is left out, and not refused.
    var allowsDegraded = false

    /// The states of an entry that are rendered where the command line names it once or more, each once.
    func states(of entry: Entry, named references: [String?]) throws(CommandFailure) -> [StateName] {
        var states: [StateName] = []
        for reference in references {
            for state in try self.states(of: entry, named: reference) where !states.contains(state) {
                states.append(state)
            }
        }
        return states
    }

    /// The states of an entry that are rendered: the one that the command line names with it, or else those that
    /// the options ask for.
    func states(of entry: Entry, named reference: String?) throws(CommandFailure) -> [StateName] {
        if reference == nil, allStates { return entry.stateNames }
        guard let wanted = reference ?? state?.rawValue else { return [entry.firstState] }
        return [try EntryFinder.state(named: wanted, of: entry)]
    }

    /// One state of an entry as a scene that the renderer can express, or may leave something out of.
    func composition(
        of loaded: LoadedEntry, state: StateName, request other: SceneRequest? = nil
    ) throws(CommandFailure) -> SceneComposer.Composition {
        let request = other ?? request
        guard let composition = loaded.entry.scene(state, artwork: loaded.artwork, request: request) else {
            throw .failed(
                .finding, "\(loaded.entry.id) shows nothing in the state \(state.rawValue)",
                remedy: "its behavior says shouldDisplay: false")
        }
        let missing = renderer.info.missingFeatures(for: composition.scene)
        guard missing.isEmpty || allowsDegraded else {
            throw .failed(
                .finding,
                "\(composition.scene.name) needs \(Self.list(missing)), which the renderer "
                    + "\(renderer.info.name) does not have",
                remedy: "--allow-degraded renders it without")
        }
        return composition
    }

    /// What is left out of a scene, as a note; nil where nothing is.
    func degradation(of scene: Scene) -> RenderNote? {
        // Elsewhere such a scene is refused.
        guard allowsDegraded else { return nil }
        let missing = renderer.info.missingFeatures(for: scene)
        guard !missing.isEmpty else { return nil }
        return RenderNote(
            scene: scene.name,
            message: "left out \(Self.list(missing)), which the renderer \(renderer.info.name) does not have")
    }

    /// What one state of an entry becomes.
    func output(of loaded: LoadedEntry, state: StateName) throws(CommandFailure) -> RenderOutput {
        let composition = try composition(of: loaded, state: state)
        var output = try render([composition.scene], AssetTable(composition.assets))
        if let note = degradation(of: composition.scene) { output.notes.insert(note, at: 0) }
        return output
    }

    /// What some scenes become.
    func render(_ scenes: [Scene], _ assets: AssetTable) throws(CommandFailure) -> RenderOutput {
        do throws(RenderFailure) {
            return try renderer.render(RenderRequest(scenes: scenes, assets: assets, options: options))
        } catch {
            throw CommandFailure(error, renderer: renderer.info.name)
        }
    }

    private static func list(_ features: [Scene.Feature]) -> String {
        features.map(\.rawValue).joined(separator: ", ")
    }
}
