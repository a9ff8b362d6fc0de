import CatalogModel
import CommandTable
import Diagnostics
import EmptyDataSet
import Hashing
import Publishing
import RenderHTML
import Rendering
import SceneModel

/// Makes what a gallery has of its entries; several workers share one.
struct GalleryStager: Sendable {
    let catalog: RunCatalog
    let job: RenderJob
    let gallery: Gallery
    let code: CodeRenderers
    /// What an earlier export may have made already; nil where that cannot be told.
    let origins: GalleryOrigins?
    /// The share of the entries that get files; of the others only the index tells.
    let shard: Shard
    /// Where the files go; nil for a gallery in one file, which needs the entries as a whole.
    let output: FolderExport?

    /// What the index says of an entry, and the entry as a whole where no files are made of it.
    struct Made: Sendable {
        let item: GalleryIndex.Item
        let page: GalleryEntry?
    }

    /// Reads, composes and stages some entries.
    ///
    /// Once something has failed, the others are only read, so that all problems are reported. `cache` is the
    /// worker's own. Each step is taken for all entries before the next, and so finds its code in the processor's
    /// cache.
    func stage(
        _ files: [EntryFile], onlyRead: Bool, cache: inout GalleryCache
    ) -> [EntryRun.Outcome<Made>] {
        var drafts = files.map { draft($0, onlyRead: onlyRead) }
        code.add(to: &drafts, frame: job.request.frame)
        return drafts.map { stage($0, &cache) }
    }

    /// An entry on its way into the gallery.
    struct Draft {
        /// What was wrong so far.
        var outcome: EntryRun.Outcome<Made>
        /// What the pages say of it; nil where no files are made of it.
        var page: GalleryEntry?
        /// What its files are made from.
        var origin: ExportOrigin?
    }

    private func draft(_ file: EntryFile, onlyRead: Bool) -> Draft {
        var draft = Draft(outcome: EntryRun.Outcome(file))
        guard let entry = file.entry else { return draft }
        let (artwork, problems) = EntryArtwork.load(for: file)
        draft.outcome.problems += problems.filter { $0.severity == .error }
        guard draft.outcome.problems.isEmpty, !onlyRead else { return draft }
        do throws(CommandFailure) {
            try refuseReservedNames(entry)
            let states = try job.states(of: entry, named: catalog.state(of: file.file))
            try compose(LoadedEntry(entry: entry, artwork: artwork), states, file.bytes, into: &draft)
        } catch {
            draft.outcome.failure = error
        }
        return draft
    }

    private func compose(
        _ loaded: LoadedEntry, _ states: [StateName], _ source: [UInt8], into draft: inout Draft
    ) throws(CommandFailure) {
        let digest = Self.digest(of: source, loaded.artwork)
        draft.origin = origins?.origin(states, files: digest)
        var isMine = shard.contains(id: loaded.entry.id)
        if isMine, try keep(draft.origin) { isMine = false }
        var page = GalleryEntry(loaded.entry)
        var palette = GalleryPalette()
        for state in states {
            let made = try self.state(state, of: loaded, languages: page.languages, isWhole: isMine)
            // By its other states nobody knows a screen.
            if page.states.isEmpty { palette.add(made.bars, made.assets.assets) }
            page.states.append(made)
        }
        // The language that the screens are in comes first.
        if let shown = page.states.first?.scene.language {
            page.languages = [shown] + page.languages.filter { $0 != shown }
        }
        var card = GalleryCard(page, digest: digest)
        card.parts = loaded.entry.parts.map(\.rawValue)
        card.texts = loaded.entry.interfaceTexts.map { ($0.part, $0.text) }
        card.palette = palette.families
        draft.outcome.made = Made(item: GalleryIndex.Item(card), page: nil)
        guard isMine else { return }
        page.code = [
            CodeBlock(
                title: "YAML", language: "yaml", fileName: "\(page.id).yaml", bytes: source)
        ]
        draft.page = page
    }

    private func stage(_ draft: Draft, _ cache: inout GalleryCache) -> EntryRun.Outcome<Made> {
        var outcome = draft.outcome
        guard let page = draft.page, let item = outcome.made?.item else { return outcome }
        guard let output else {
            outcome.made = Made(item: item, page: page)
            return outcome
        }
        do throws(CommandFailure) {
            try add(page, to: output, from: draft.origin, &cache)
        } catch {
            outcome.made = nil
            outcome.failure = error
        }
        return outcome
    }

    /// The hash of all files that an entry is made of, one behind the other.
    private static func digest(of source: [UInt8], _ artwork: EntryArtwork) -> [UInt8] {
        var files = source
        for asset in artwork.assets { files.append(contentsOf: asset.bytes) }
        return SHA256.hash(of: files)
    }

    /// Whether an earlier export has the entry's files just as they would be made now.
    private func keep(_ origin: ExportOrigin?) throws(CommandFailure) -> Bool {
        guard let origin, let output else { return false }
        do throws(ExportFailure) { return try output.keep(origin) } catch { throw CommandFailure(error) }
    }

    private func add(
        _ page: GalleryEntry, to output: FolderExport, from origin: ExportOrigin?,
        _ cache: inout GalleryCache
    ) throws(CommandFailure) {
        let files: [GalleryFile]
        do throws(RenderFailure) {
            files = try gallery.files(of: page, cache: &cache)
        } catch {
            throw CommandFailure(error, renderer: job.renderer.info.name)
        }
        do throws(ExportFailure) {
            for file in files { try output.add(file.path, file.bytes, from: origin) }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// One state; where it is not `isWhole`, only with what the index needs.
    private func state(
        _ name: StateName, of loaded: LoadedEntry, languages: [String], isWhole: Bool
    ) throws(CommandFailure) -> GalleryState {
        let scenes = GalleryScenes(
            loaded: loaded, state: name, job: job, canvases: gallery.canvases.map(\.canvas))
        let offsets = scenes.offsets()
        let offset = offsets.count > 1 ? offsets[2 * gallery.settings.canvas] : offsets.first ?? 0
        var traits = job.request.traits
        let shown = try scenes.pair(traits, offset: offset)
        var state = GalleryState(
            name: name.rawValue, scene: shown.scene, bars: shown.bars, assets: AssetTable(shown.assets))
        guard isWhole else { return state }
        state.offsets = offsets
        traits.appearance = traits.appearance == .light ? .dark : .light
        let other = try scenes.pair(traits, offset: offset)
        state.other = (other.scene, other.bars)
        state.texts = GalleryText.all(in: shown.scene, artwork: shown.assets)
        state.otherTexts = GalleryText.all(in: other.scene, artwork: other.assets)
        traits.appearance = job.request.traits.appearance
        for language in languages where language != shown.scene.language {
            traits.language = language
            let translated = try scenes.pair(traits, offset: offset)
            for asset in translated.assets { state.assets.insert(asset) }
            state.translations.append(
                GalleryState.Translation(
                    language: language, scene: translated.scene, bars: translated.bars))
        }
        return state
    }

    /// The pages that every gallery has leave no room for entries of their names.
    private func refuseReservedNames(_ entry: Entry) throws(CommandFailure) {
        for name in [entry.id] + entry.aliases where Gallery.pageNames.contains(name) {
            throw .failed(
                .finding, "\(entry.file): the id \(name) is the name of a page that every gallery has",
                remedy: "give the entry another id")
        }
    }
}
