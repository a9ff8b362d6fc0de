import CatalogModel
import CommandTable
import EmptyDataSet
import Rendering

/// What is rendered of each entry, and how.
struct RenderJob: Sendable {
    let renderer: any Renderer
    let request: SceneRequest
    let options: RenderOptions
    /// The one state that is rendered of every entry; nil for the first of each.
    let state: StateName?
    /// Whether every state is rendered.
    let allStates: Bool

    /// The states of an entry that are rendered.
    func states(of entry: Entry, named reference: String?) throws(CommandFailure) -> [StateName] {
        if allStates { return entry.stateNames }
        guard let wanted = reference ?? state?.rawValue else { return [entry.firstState] }
        return [try EntryFinder.state(named: wanted, of: entry)]
    }

    /// The files of one state of an entry.
    func artifacts(of loaded: LoadedEntry, state: StateName) throws(CommandFailure) -> [Artifact] {
        guard let composition = loaded.entry.scene(state, artwork: loaded.artwork, request: request) else {
            throw .failed(
                .finding, "\(loaded.entry.id) shows nothing in the state \(state.rawValue)",
                remedy: "its behavior says shouldDisplay: false")
        }
        do throws(RenderFailure) {
            return try renderer.render(
                RenderRequest(
                    scenes: [composition.scene], assets: AssetTable(composition.assets), options: options))
        } catch {
            throw CommandFailure(error, renderer: renderer.info.name)
        }
    }
}
