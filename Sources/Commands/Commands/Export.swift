import CatalogModel
import CommandTable
import FileSystem
import Publishing
import RenderHTML
import Rendering
import SceneModel

extension Option where Value == String {
    static let outputFolder = Option(
        "output", short: "o", required: .directory(), summary: "The folder to export into")
}

extension Option where Value == Shard? {
    static let shard = Option(
        "shard", value: .shard, summary: "Render only that share of the entries, such as 1/2; shares add up")
}

extension ValueType where Value == Shard {
    /// `I/N`.
    static let shard = ValueType("I/N", write: { $0.description }) { argument throws(ValueError) in
        guard let shard = Shard(argument) else {
            throw ValueError("expected a share such as 1/2, the first of two")
        }
        return shard
    }
}

extension ProgramCommand {
    static let export = ProgramCommand(
        name: "export", summary: "Export the catalogue as pages",
        discussion: """
            It writes index.html, which shows every entry, and a page for each entry and state: plain files \
            that open by double-click. The folder must be missing, empty, or an earlier export; a link to a \
            folder is followed. An earlier export is brought up to date: equal files are left alone, and only \
            files that it wrote are ever removed. Where one entry is wrong, or the run is interrupted, nothing \
            is written.
            """,
        examples: [
            Example("emptystates export --output site", "The whole catalogue"),
            Example("emptystates export airbnb dropbox -o two --appearance dark", "Two entries, in the dark"),
            Example("emptystates export -o site --shard 1/2", "The first half, on the first of two machines"),
        ],
        options: OptionList(.outputFolder, .shard)
            + OptionList(
                RenderTarget.renderer, RenderTarget.width, RenderTarget.style, RenderTarget.allowDegraded)
            + SceneOptions.all,
        operands: OperandList(.entries)
    ) { parsed, context throws(CommandFailure) in
        let renderer = try RenderTarget.renderer(parsed, context, standard: "html")
        let source = try RunCatalog(parsed, context.console.environment, references: parsed[.entries])
        let output = try FolderOutput.begin(
            parsed[.outputFolder], protecting: source.isWhole ? [source.catalog.folder] : [],
            keepsUnlisted: parsed[.shard] != nil)
        var options = RenderTarget.options(parsed, context.console.environment)
        options.isInteractive = true
        let job = RenderJob(
            renderer: renderer, request: try SceneOptions.request(parsed), options: options,
            state: parsed[SceneOptions.state], allStates: parsed[SceneOptions.state] == nil,
            allowsDegraded: parsed[RenderTarget.allowDegraded])
        let run = CatalogRun(
            catalog: source, job: job, shard: parsed[.shard] ?? .whole, output: output,
            console: context.console)
        let cards = try run.render()
        if renderer.info.mediaType == HTMLRenderer().info.mediaType {
            try stageIndex(cards, job, output)
        }
        let summary = try run.finish()
        context.console.remark(
            "emptystates: \(Counted.entries(cards.count)) in \(parsed[.outputFolder]): "
                + "\(Counted.written(summary.written)), \(summary.unchanged) unchanged, \(summary.removed) removed"
        )
        return .done
    }

    private static func stageIndex(
        _ cards: [EntryCard], _ job: RenderJob, _ output: FolderExport
    ) throws(CommandFailure) {
        let fileExtension = job.renderer.info.fileExtension
        let index = CatalogIndex(
            count: cards.count, screen: job.request.canvas.size
        ) { number in
            let card = cards[number]
            return CatalogIndex.Card(
                id: card.id, name: card.name, purpose: card.purpose,
                pages: card.states.map {
                    CatalogIndex.Page(
                        state: $0.rawValue, address: "\(card.stem($0)).\(fileExtension)")
                })
        }
        do throws(ExportFailure) {
            try output.add("index.html", index.page())
        } catch {
            throw CommandFailure(error)
        }
    }
}
