import CatalogModel
import CommandTable
import Diagnostics
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
        var page: GalleryEntry?
    }

    /// Composes and stages some entries.
    ///
    /// Once something has failed, the others are only read, so that all problems are reported. `cache` is the
    /// worker's own. Each step is taken for all entries before the next, and so finds its code in the processor's
    /// cache.
    func stage(
        _ files: [EntryFile], onlyRead: Bool, cache: inout GalleryCache
    ) -> [EntryRun.Outcome<Made>] {
        var drafts = files.map { draft($0, onlyRead: onlyRead) }
        for place in drafts.indices {
            drafts[place].attempt { draft throws(CommandFailure) in try compose(&draft) }
        }
        for place in drafts.indices { describe(&drafts[place]) }
        let places = drafts.indices.filter { drafts[$0].page != nil }
        var pages = places.compactMap { drafts[$0].page.take() }
        code.add(to: &pages, frame: job.request.frame)
        if let output {
            let files = gallery.files(of: pages, cache: &cache)
            for (place, files) in zip(places, files) { write(files, of: &drafts[place], to: output) }
        } else {
            for (place, page) in zip(places, pages) { drafts[place].outcome.made?.page = page }
        }
        return drafts.map(\.outcome)
    }
}

// MARK: - Steps

extension GalleryStager {
    /// Begins with an entry: its pictures, and what there is to be made of it.
    private func draft(_ file: EntryFile, onlyRead: Bool) -> GalleryDraft {
        var draft = GalleryDraft(file)
        guard let entry = file.entry else { return draft }
        let (artwork, problems) = EntryArtwork.load(for: file)
        draft.outcome.problems += problems.filter { $0.severity == .error }
        guard draft.outcome.problems.isEmpty, !onlyRead else { return draft }
        draft.attempt { draft throws(CommandFailure) in
            try refuseReservedNames(entry)
            draft.states = try job.states(of: entry, named: catalog.states(of: file.file))
            draft.digest = Self.digest(of: file.bytes, artwork)
            draft.origin = origins?.origin(draft.states, files: draft.digest)
            draft.isWhole = shard.contains(id: entry.id)
            if draft.isWhole, try keep(draft.origin) { draft.isWhole = false }
            draft.loaded = LoadedEntry(entry: entry, artwork: artwork)
        }
        return draft
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

    /// The pages that every gallery has leave no room for entries of their names.
    private func refuseReservedNames(_ entry: Entry) throws(CommandFailure) {
        for name in [entry.id] + entry.aliases where Gallery.pageNames.contains(name) {
            throw .failed(
                .finding, "\(entry.file): the id \(name) is the name of a page that every gallery has",
                remedy: "give the entry another id")
        }
    }

    /// Composes all that the entry shows.
    private func compose(_ draft: inout GalleryDraft) throws(CommandFailure) {
        guard let loaded = draft.loaded else { return }
        var page = GalleryEntry(loaded.entry)
        for name in draft.states {
            let scenes = GalleryScenes(
                loaded: loaded, state: name, job: job, canvases: gallery.canvases.map(\.canvas))
            page.states.append(
                try scenes.state(gallery, languages: page.languages, isWhole: draft.isWhole))
        }
        // The language that the screens are in comes first.
        if let shown = page.states.first?.scene.language {
            page.languages = [shown] + page.languages.filter { $0 != shown }
        }
        draft.page = page
    }

    /// Finds out what the index and the page say of what is shown; where no files are made of the entry, its page
    /// is given up.
    private func describe(_ draft: inout GalleryDraft) {
        guard let loaded = draft.loaded, var page = draft.page.take() else { return }
        var card = GalleryCard(page, digest: draft.digest)
        card.parts = loaded.entry.parts.map(\.rawValue)
        card.texts = loaded.entry.interfaceTexts.map { ($0.part, $0.text) }
        if let first = card.entry.states.first {
            // By its other states nobody knows a screen.
            var palette = GalleryPalette()
            palette.add(first.bars, first.assets.assets)
            card.palette = palette.families
        }
        draft.outcome.made = Made(item: GalleryIndex.Item(card), page: nil)
        guard draft.isWhole else { return }
        for number in page.states.indices { page.states[number].describeTexts() }
        page.code = [
            CodeBlock(
                title: "YAML", language: "yaml", fileName: "\(page.id).yaml", bytes: draft.source)
        ]
        draft.page = page
    }

    /// Stages the files that were made of an entry.
    private func write(
        _ files: Result<[GalleryFile], RenderFailure>, of draft: inout GalleryDraft, to output: FolderExport
    ) {
        switch files {
        case .success(let files):
            draft.attempt { draft throws(CommandFailure) in try add(files, to: output, from: draft.origin) }
        case .failure(let failure): draft.fail(CommandFailure(failure, renderer: job.renderer.info.name))
        }
    }

    private func add(
        _ files: [GalleryFile], to output: FolderExport, from origin: ExportOrigin?
    ) throws(CommandFailure) {
        do throws(ExportFailure) {
            for file in files { try output.add(file.path, file.bytes, from: origin) }
        } catch {
            throw CommandFailure(error)
        }
    }
}
