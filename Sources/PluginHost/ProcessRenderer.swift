public import Rendering
public import SceneModel
import WireFormat

/// A renderer that is a program of its own, run once for each request.
public struct ProcessRenderer: Renderer {
    /// Its program.
    public let file: PluginFile
    /// What it said of itself, under the name of its file.
    public let info: RendererInfo
    /// Many scenes a request, since each costs a process; fewer where it wants fewer.
    public let batchSize: Int
    private let settings: PluginSettings

    init(file: PluginFile, info: RendererInfo, batchSize: Int?, settings: PluginSettings) {
        self.file = file
        self.info = info
        self.batchSize = min(batchSize ?? Self.largestBatch, Self.largestBatch)
        self.settings = settings
    }

    /// The files of all scenes of a request, from one run of the program.
    ///
    /// - Throws: `RenderFailure` of the kind `content` where it says that it cannot render a scene; of the kind
    ///   `renderer` where it is broken, and then with the end of its log.
    public func render(_ request: RenderRequest) throws(RenderFailure) -> RenderOutput {
        guard !request.scenes.isEmpty else { return RenderOutput() }
        return try render(request, sending: bytes(of: request))
    }

    /// The JSON of a request, with a line end for what reads lines.
    public func bytes(of request: RenderRequest) -> [UInt8] {
        WireRequest.bytes(request) + [UInt8(ascii: "\n")]
    }

    /// The files that a request becomes where other bytes are sent in place of its own.
    ///
    /// - Throws: `RenderFailure` as `render(_:)` does.
    public func render(
        _ request: RenderRequest, sending bytes: [UInt8]
    ) throws(RenderFailure) -> RenderOutput {
        let call = PluginCall(file: file, settings: settings, argument: "render", time: settings.time)
        let answer = try call.run(input: bytes)
        switch try result(of: answer, to: request) {
        case .success(let output):
            return RenderOutput(files: output.files, notes: Self.bounded(output.notes))
        case .failure(let failure):
            throw RenderFailure(
                scene: failure.scene, message: PluginText.sentence(failure.message), log: answer.log)
        }
    }

    /// Whether the program refuses other bytes in place of a request: by a status other than 0, or by an error in
    /// its answer.
    ///
    /// - Throws: `RenderFailure` of the kind `renderer` where it does neither that nor answer with files.
    public func refuses(_ request: RenderRequest, sending bytes: [UInt8]) throws(RenderFailure) -> Bool {
        let call = PluginCall(file: file, settings: settings, argument: "render", time: settings.time)
        guard let answer = try call.runUnlessRefused(input: bytes) else { return true }
        switch try result(of: answer, to: request) {
        case .success: return false
        case .failure: return true
        }
    }

    /// Appends the one file that a scene becomes to `output`.
    ///
    /// - Throws: `RenderFailure` as for a request, and where the scene becomes several files.
    public func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        let made = try render(RenderRequest(scenes: [scene], assets: assets, options: options))
        guard let file = made.files.first, made.files.count == 1 else {
            throw RenderFailure(
                scene: scene.name, message: "it becomes \(made.files.count) files, which need a folder")
        }
        output += file.bytes
    }

    /// What an answer comes to: files, or a failure of the content.
    private func result(
        of answer: PluginCall.Answer, to request: RenderRequest
    ) throws(RenderFailure) -> Result<RenderOutput, RenderFailure> {
        do throws(WireProblem) {
            return try WireAnswer.read(answer.bytes, scenes: request.scenes.map(\.name), info: info)
        } catch {
            throw BrokenAnswer(problem: error, answer: answer, file: file, what: "answer").failure
        }
    }

    /// The first notes with short messages, and how many more there are.
    private static func bounded(_ notes: [RenderNote]) -> [RenderNote] {
        var kept = notes.prefix(mostNotes).map {
            RenderNote(severity: $0.severity, scene: $0.scene, message: PluginText.sentence($0.message))
        }
        let omitted = notes.count - kept.count
        if omitted > 0 {
            kept.append(RenderNote(severity: .note, message: "\(omitted) more notes are left out"))
        }
        return kept
    }

    private static let largestBatch = 64
    private static let mostNotes = 50
}
