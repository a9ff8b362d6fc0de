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

extension Option where Value == String? {
    static let baseAddress = Option(
        "base-url", value: .text("URL"),
        summary: "Where the gallery will be published; adds sitemap.xml and whole addresses to link previews")
}

extension Option where Value == Bool {
    static let singleFile = Option(
        "single-file", summary: "Write one HTML file: --output names it, or the folder of its index.html")
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
        name: "export", summary: "Export the catalogue as a gallery",
        discussion: """
            It writes a gallery: index.html to search and filter, a page for each entry with its screen, its \
            measures and its code, and a page to compare them. They are plain files that open by double-click, \
            and can be published anywhere. Another renderer than html writes its own files and no index.

            The folder must be missing, empty, or an earlier export; a link to a folder is followed. An earlier \
            export is brought up to date: what would be made from the same files, options and program is not made \
            again, equal files are left alone, and only files that it wrote are ever removed. Where one entry is wrong, or the run is interrupted, nothing is written.
            """,
        examples: [
            Example("emptystates export --output site", "The whole catalogue"),
            Example("emptystates export airbnb dropbox -o two --appearance dark", "Two entries, in the dark"),
            Example("emptystates export -o site --shard 1/2", "The first half, on the first of two machines"),
            Example("emptystates export --single-file -o gallery.html", "One file, to send to somebody"),
            Example("emptystates export -o site --base-url https://example.org/gallery/", "To be published"),
        ],
        options: OptionList(.outputFolder, .shard, .baseAddress, .singleFile)
            + OptionList(
                RenderTarget.renderer(standard: "html"), RenderTarget.width, RenderTarget.style,
                RenderTarget.allowDegraded)
            + SceneOptions.all,
        operands: OperandList(.entries)
    ) { parsed, context throws(CommandFailure) in
        let renderer = try RenderTarget.renderer(parsed, context, standard: "html")
        if !parsed[.singleFile] {
            try RenderTarget.refuseStandardOutput(parsed[.outputFolder], as: "--output", parsed)
        }
        let source = try RunCatalog.named(by: parsed, context.console)
        var options = RenderTarget.options(parsed, context.console.environment, to: .files)
        options.isInteractive = true
        let job = RenderJob(
            renderer: renderer, request: try SceneOptions.request(parsed), options: options,
            state: parsed[SceneOptions.state], allStates: parsed[SceneOptions.state] == nil,
            allowsDegraded: parsed[RenderTarget.allowDegraded])
        let shard = parsed[.shard] ?? .whole
        guard renderer is HTMLRenderer else {
            for (name, isGiven) in [
                ("base-url", parsed[.baseAddress] != nil), ("single-file", parsed[.singleFile]),
            ]
            where isGiven {
                throw parsed.wrongUsage("--\(name) is for galleries, which the renderer html makes")
            }
            return try export(parsed, context, from: source) { output throws(CommandFailure) in
                try CatalogRun(
                    catalog: source, job: job, shard: shard, output: output, console: context.console
                ).render()
            }
        }
        let gallery = Gallery(job, address: try baseAddress(parsed))
        func run(_ output: FolderExport?) -> GalleryRun {
            GalleryRun(
                stager: GalleryStager(
                    catalog: source, job: job, gallery: gallery, code: CodeRenderers(context.registry),
                    origins: output.flatMap { _ in GalleryOrigins(job: job, gallery: gallery) },
                    shard: shard, output: output),
                console: context.console)
        }
        if parsed[.singleFile] { return try writeSingleFile(run(nil), parsed, context) }
        return try export(parsed, context, from: source) { output throws(CommandFailure) in
            try run(output).stage(in: output)
        }
    }

    /// Exports into the folder, which `stage` fills, and says how much there was to do.
    private static func export(
        _ parsed: Parsed, _ context: CommandContext, from source: RunCatalog,
        stage: (FolderExport) throws(CommandFailure) -> Int
    ) throws(CommandFailure) -> ExitStatus {
        let output = try FolderOutput.begin(
            parsed[.outputFolder], protecting: source.isWhole ? [source.catalog.folder] : [],
            keepsUnlisted: parsed[.shard] != nil)
        let count = try stage(output)
        let summary = try FolderOutput.finish(output)
        context.console.remark(
            "emptystates: \(Counted.entries(count)) in \(Safe.oneLine(parsed[.outputFolder])): "
                + "\(Counted.written(summary.written)), \(summary.unchanged) unchanged, \(summary.removed) removed"
        )
        return .done
    }

    /// Writes the file that `--output` names, or the index of the folder that it names.
    private static func writeSingleFile(
        _ run: GalleryRun, _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        guard parsed[.shard] == nil else {
            throw parsed.wrongUsage("--single-file and --shard exclude each other")
        }
        let path = parsed[.outputFolder]
        let (bytes, count) = try run.singleFile()
        if path == "-" {
            context.console.print(bytes: bytes)
            return .done
        }
        if path.lowercased().hasSuffix(".html") || path.lowercased().hasSuffix(".htm") {
            do throws(FileError) {
                try FileWriter.write(bytes, to: path)
            } catch {
                throw .unwritable(error)
            }
        } else {
            let output = try FolderOutput.begin(path, protecting: [])
            do throws(ExportFailure) {
                try output.add("index.html", bytes)
            } catch {
                throw CommandFailure(error)
            }
            _ = try FolderOutput.finish(output)
        }
        context.console.remark("emptystates: \(Counted.entries(count)) in \(Safe.oneLine(path))")
        return .done
    }

    /// Where the gallery will be published.
    private static func baseAddress(_ parsed: Parsed) throws(CommandFailure) -> String? {
        guard let address = parsed[.baseAddress] else { return nil }
        let isWeb = ["https://", "http://"].contains { address.hasPrefix($0) && address.count > $0.count }
        guard isWeb, !address.contains(where: { $0.isWhitespace || $0 == "?" || $0 == "#" }) else {
            throw parsed.wrongUsage(
                "--base-url: '\(address)' is no address of a folder on the web",
                hint: "such as https://example.org/gallery/")
        }
        return address
    }
}
