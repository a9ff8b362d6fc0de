import Rendering
import SceneModel

/// Judges the files that show one scene.
struct SceneJudge {
    private let wording: SceneWording
    private let mediaType: String
    private let options: RenderOptions

    /// A judge for files of a renderer; texts of what it lacks may be left out.
    init(
        _ scene: Scene, of info: RendererInfo, options: RenderOptions, lacking features: [Scene.Feature] = []
    ) {
        wording = SceneWording(scene, lacking: Set(features))
        mediaType = Medium.essence(of: info.mediaType)
        self.options = options
    }

    /// Throws what is wrong with the files.
    ///
    /// Every file is read; the words are in the first that has the renderer's media type.
    func judge(_ files: [Artifact]) throws(RenderingFault) {
        let main = files.firstIndex { Medium.essence(of: $0.mediaType) == mediaType }
        guard let main else { throw otherTypeFault(files) }
        for (index, file) in files.enumerated() {
            let medium = Medium.of(file.mediaType)
            let transcript = try medium.read(file.bytes, options)
            guard index == main else { continue }
            if let fault = wording.fault(in: transcript, by: medium.accounting) { throw fault }
        }
    }

    /// Nothing has the renderer's media type, so there is no telling by which rules a file is to be read.
    private func otherTypeFault(_ files: [Artifact]) -> RenderingFault {
        let described = RenderingFault.brief(mediaType)
        guard let file = files.first, files.count == 1 else {
            return RenderingFault("no file is \(described), the media type of the description")
        }
        let said = RenderingFault.brief(Medium.essence(of: file.mediaType))
        return RenderingFault("the file says \(said), the description \(described)")
    }

    /// Throws where what stands for a picture is nowhere; false where the medium has no text.
    func judgeAlternatives(_ files: [Artifact]) throws(RenderingFault) -> Bool {
        try judge(files)
        guard let file = files.first(where: { Medium.essence(of: $0.mediaType) == mediaType }) else {
            return false
        }
        let medium = Medium.of(file.mediaType)
        if case .none = medium.accounting { return false }
        if let fault = wording.missingAlternative(in: try medium.read(file.bytes, options)) { throw fault }
        return true
    }
}
