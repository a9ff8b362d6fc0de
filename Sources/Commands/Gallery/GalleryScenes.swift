import CatalogModel
import CommandTable
import EmptyDataSet
import Publishing
import RenderHTML
import Rendering
import SceneModel

/// The scenes of one state that a gallery needs: what is asked for, with and without bars, in both
/// appearances, and where the content stands on every screen.
struct GalleryScenes {
    let loaded: LoadedEntry
    let state: StateName
    let job: RenderJob
    let canvases: [Canvas]

    /// All that a gallery shows of the state; where it is not `isWhole`, only what the index needs.
    func state(
        _ gallery: Gallery, languages: [String], isWhole: Bool
    ) throws(CommandFailure) -> GalleryState {
        let offsets = offsets()
        let offset = offsets?[2 * gallery.settings.canvas]
        var traits = job.request.traits
        let shown = try pair(traits, offset: offset)
        var made = GalleryState(
            name: state.rawValue, scene: shown.scene, bars: shown.bars, assets: AssetTable(shown.assets))
        guard isWhole else { return made }
        made.offsets = offsets ?? [shown.scene.verticalOffset]
        traits.appearance = traits.appearance == .light ? .dark : .light
        let other = try pair(traits, offset: offset)
        made.other = (other.scene, other.bars)
        traits.appearance = job.request.traits.appearance
        for language in languages where language != shown.scene.language {
            if Interruption.isRequested { throw .failed(.interrupted, "interrupted; nothing was written") }
            traits.language = language
            let translated = try pair(traits, offset: offset)
            for asset in translated.assets { made.assets.insert(asset) }
            made.translations.append(
                GalleryState.Translation(
                    language: language, scene: translated.scene, bars: translated.bars))
        }
        return made
    }

    /// What is shown, and the same with both bars.
    private struct Pair {
        var scene: Scene
        var bars: Scene
        var assets: [Asset]
    }

    /// The scenes under some traits; `offset` is that of the screen asked for without bars, where that is another.
    private func pair(_ traits: TraitCollection, offset: Double?) throws(CommandFailure) -> Pair {
        var request = job.request
        request.traits = traits
        request.showsBars = true
        request.frame = .none
        let composition = try job.composition(of: loaded, state: state, request: request)
        var pair = Pair(scene: composition.scene, bars: composition.scene, assets: composition.assets)
        if !job.request.showsBars {
            pair.scene.statusBar = nil
            pair.scene.navigationBar = nil
            if let offset { pair.scene.verticalOffset = offset }
        }
        if pair.bars.statusBar == nil {
            // Phones hide it held sideways; held upright it shows.
            request.canvas = Device.standard.canvas()
            pair.bars.statusBar =
                loaded.entry.scene(state, artwork: loaded.artwork, request: request)?.scene.statusBar
        }
        return pair
    }

    /// Points by which the content is moved: on each screen, without bars and with them; nil where that is the same
    /// everywhere.
    private func offsets() -> [Double]? {
        guard loaded.entry.states[state]?.verticalOffset?.isRelative ?? false else { return nil }
        let source = EntryDataSet(loaded.entry, state: state, artwork: loaded.artwork)
        let scrollView = ScrollView(traitCollection: job.request.traits)
        var offsets: [Double] = []
        for canvas in canvases {
            for showsBars in [false, true] {
                scrollView.canvas = canvas
                scrollView.showsBars = showsBars
                offsets.append(source.verticalOffset(forEmptyDataSet: scrollView))
            }
        }
        return offsets
    }
}
