import CatalogModel
import CommandTable
import EmptyDataSet
import Publishing
import RenderHTML
import Rendering
import SceneModel

/// Makes a gallery on several cores: all of it, or nothing is written.
struct GalleryRun {
    let stager: GalleryStager
    let console: Console

    /// Stages all files; the number of entries.
    ///
    /// Throws the problems of every file where there is one, else the first failure.
    func stage(in output: FolderExport) throws(CommandFailure) -> Int {
        do throws(CommandFailure) {
            let items = try made().map(\.item)
            do throws(ExportFailure) {
                for file in stager.gallery.sharedFiles() { try output.add(file.path, file.bytes) }
                for file in GalleryIndex(items, in: stager.gallery).files {
                    try output.add(file.path, file.bytes)
                }
            } catch {
                throw CommandFailure(error)
            }
            return items.count
        } catch {
            output.cancel()
            throw error
        }
    }

    /// The one file that holds all, and the number of entries.
    func singleFile() throws(CommandFailure) -> (bytes: [UInt8], count: Int) {
        let made = try made()
        do throws(RenderFailure) {
            let bytes = try stager.gallery.singleFile(made.compactMap(\.page), items: made.map(\.item))
            return (bytes, made.count)
        } catch {
            throw CommandFailure(error, renderer: stager.job.renderer.info.name)
        }
    }

    private func made() throws(CommandFailure) -> [GalleryStager.Made] {
        let stager = stager
        return try EntryRun(catalog: stager.catalog).made(on: console) {
            GalleryCache()
        } _: { files, onlyRead, cache in
            stager.stage(files, onlyRead: onlyRead, cache: &cache)
        }
    }
}

extension Gallery {
    /// The gallery that a job asks for: every device held both ways, and a size of one's own.
    init(_ job: RenderJob, address: String?) {
        var canvases: [GalleryCanvas] = Device.all.flatMap { device in
            Orientation.allCases.map { GalleryCanvas(title: device.title, canvas: device.canvas($0)) }
        }
        let wanted = job.request.canvas
        if !canvases.contains(where: { $0.canvas == wanted }) {
            let size = wanted.size
            canvases.insert(
                GalleryCanvas(title: "\(Int(size.width)) × \(Int(size.height)) points", canvas: wanted), at: 0
            )
        }
        var settings = Gallery.Settings()
        settings.canvas = canvases.firstIndex { $0.canvas == wanted } ?? 0
        settings.showsBars = job.request.showsBars
        settings.frame = job.request.frame
        settings.appearance = job.request.traits.appearance
        settings.textScale = job.request.traits.textScale
        settings.direction = job.request.traits.layoutDirection
        self.init(canvases: canvases, settings: settings, address: address)
    }
}

extension GalleryCanvas {
    fileprivate init(title: String, canvas: Canvas) {
        self.init(title: title, canvas: canvas, padding: SceneComposer.padding(width: canvas.size.width))
    }
}
