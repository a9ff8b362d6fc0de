import CatalogModel
import Hashing
import ProcessSpawn
import Publishing
import RenderHTML
import Rendering
import SceneModel

/// Says what the files of an entry in a gallery are made from, so that they need not be made again.
struct GalleryOrigins: Sendable {
    /// All that every entry's files are made from: this build of the program, and what was asked for.
    private let common: [UInt8]

    /// The origins of a gallery; nil where the program does not know which build of itself it is.
    ///
    /// The values are taken as a debugger shows them, so that none that is added to them can be forgotten here.
    init?(job: RenderJob, gallery: Gallery) {
        guard let build = RunningProgram.buildID else { return nil }
        let asked = [
            String(reflecting: job.request), String(reflecting: job.options),
            String(reflecting: job.allowsDegraded), String(reflecting: gallery),
        ]
        common = build + SHA256.hash(of: Array(asked.joined(separator: "\0").utf8))
    }

    /// The origin of an entry's files: some states of it, told from `files`, the digest of its sources.
    func origin(_ states: [StateName], files: [UInt8]) -> ExportOrigin? {
        let names = states.map(\.rawValue).joined(separator: " ")
        return ExportOrigin(digest: SHA256.hash(of: common + files + Array(names.utf8)))
    }
}
