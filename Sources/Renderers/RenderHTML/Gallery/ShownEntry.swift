import Rendering
import SceneModel

/// An entry as its page shows it; an object, since an entry is large and all parts of the page read it.
final class ShownEntry {
    let entry: GalleryEntry
    let gallery: Gallery
    /// Its states in order.
    let states: [ShownState]
    /// What the delegate answers, as markup; the same for every state.
    let answers: [UInt8]

    /// An entry of a gallery.
    ///
    /// - Parameter screen: takes every screen of the entry with its address, state by state.
    /// - Throws: `RenderFailure` where the assets of a state lack a picture.
    init(
        _ entry: consuming GalleryEntry, in gallery: Gallery,
        screen: (_ address: String, _ screen: GalleryScreen) -> Void
    ) throws(RenderFailure) {
        entry.putWhatFitsFirst()
        var states: [ShownState] = []
        states.reserveCapacity(entry.states.count)
        for state in entry.states { states.append(try ShownState(state, screen: screen)) }
        var html = HTMLWriter()
        for answer in entry.answers { answer.write(into: &html) }
        self.entry = entry
        self.gallery = gallery
        self.states = states
        answers = html.finish()
    }

    /// The bytes of everything that can be taken along.
    var codeSize: Int {
        var size = 0
        for block in entry.code { size += block.bytes.count }
        for shown in states {
            for block in shown.state.code { size += block.bytes.count }
        }
        return size
    }
}

/// A state as the page of its entry shows it; an object like that.
final class ShownState {
    let state: GalleryState
    /// What its name is called on the page.
    let label: String
    /// The rules that its screen in the other appearance has and this one has not.
    let otherRules: [UInt8]

    init(
        _ state: consuming GalleryState, screen add: (_ address: String, _ screen: GalleryScreen) -> Void
    ) throws(RenderFailure) {
        state.tellFilesApart()
        self.state = state
        let state = self.state
        label = Wording.label(state.name)
        let screen = try state.screen()
        add(state.screenAddress, screen)
        otherRules = try state.otherRules(than: screen)
        for other in state.translations {
            let address = GalleryState.screenAddress(other.scene.name, in: other.language)
            add(address, try state.screen(other, like: screen))
        }
    }
}
