import CatalogModel
import CommandTable
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
}
