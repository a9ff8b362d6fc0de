public import Rendering
import SceneModel

extension WireAnswer {
    /// How many files an answer may hold for one scene.
    public static let filesPerScene = 1_000
    /// How many files an answer may hold in all: more, and the renderer has to ask for fewer scenes at a time.
    public static let filesPerAnswer = 10_000

    /// Reads the answer to a request for some scenes.
    ///
    /// The result is the files, at least one for each scene and in the order of the scenes, or the failure of
    /// content that the answer tells of with `error`, or with a diagnostic of that severity.
    ///
    /// - Parameters:
    ///   - bytes: What the renderer printed.
    ///   - scenes: The names of the request's scenes, in order.
    ///   - info: What the renderer said of itself, for what a file leaves out.
    public static func read(
        _ bytes: [UInt8], scenes: [String], info: RendererInfo
    ) throws(WireProblem) -> Result<RenderOutput, RenderFailure> {
        let document = try WireObject(document: bytes)
        let reader = AnswerReader(scenes: scenes, info: info)
        if let failure = try reader.failure(of: document) { return .failure(failure) }
        return .success(
            RenderOutput(files: try reader.files(of: document), notes: try reader.notes(of: document)))
    }
}

/// Reads the parts of an answer.
private struct AnswerReader {
    /// The place of each scene in the request.
    private let order: [String: Int]
    /// The one scene of the request, which nothing has to name.
    private let only: String?
    private let info: RendererInfo

    init(scenes: [String], info: RendererInfo) {
        order = Dictionary(zip(scenes, scenes.indices)) { first, _ in first }
        only = scenes.count == 1 ? scenes.first : nil
        self.info = info
    }

    /// Words that a diagnostic has for how grave it is.
    private enum Severity: String, CaseIterable { case error, warning, note }

    // MARK: Failures and notes

    func failure(of document: WireObject) throws(WireProblem) -> RenderFailure? {
        if let message = try document.string("error") {
            return RenderFailure(scene: try scene(of: document) ?? only, message: message)
        }
        for object in try document.objects("diagnostics") ?? [] {
            guard try severity(of: object) == .error else { continue }
            return RenderFailure(
                scene: try scene(of: object) ?? only, message: try object.requiredString("message"))
        }
        return nil
    }

    func notes(of document: WireObject) throws(WireProblem) -> [RenderNote] {
        var notes: [RenderNote] = []
        for object in try document.objects("diagnostics") ?? [] {
            notes.append(
                RenderNote(
                    severity: try severity(of: object) == .note ? .note : .warning,
                    scene: try scene(of: object) ?? only, message: try object.requiredString("message")))
        }
        return notes
    }

    private func severity(of object: WireObject) throws(WireProblem) -> Severity {
        guard let severity = try object.word("severity", as: Severity.self) else {
            throw .field(object.place(of: "severity"), "it is missing")
        }
        return severity
    }

    /// The scene that an object names, which must be one of the request's; nil where it names none.
    private func scene(of object: WireObject) throws(WireProblem) -> String? {
        guard let name = try object.string("scene") else { return nil }
        guard order[name] != nil else {
            throw .field(object.place(of: "scene"), "the request has no scene \(WireProblem.quoted(name))")
        }
        return name
    }

    // MARK: Files

    func files(of document: WireObject) throws(WireProblem) -> [Artifact] {
        // Before anything is made of them.
        if let count = document["files"]?.array?.count { try check(count: count) }
        guard let objects = try document.objects("files") else {
            throw .field("files", "it is missing, and so is error")
        }
        var files: [Artifact] = []
        var paths: Set<String> = []
        var counts: [String: Int] = [:]
        for object in objects {
            let file = try file(object)
            counts[file.scene, default: 0] += 1
            guard counts[file.scene, default: 0] <= WireAnswer.filesPerScene else {
                throw tooMany(for: file.scene)
            }
            guard paths.insert(file.path).inserted else {
                throw .field(object.place(of: "path"), "\(WireProblem.quoted(file.path)) is given twice")
            }
            files.append(file)
        }
        try checkThatEveryScene(hasOneOf: files)
        return inOrder(files)
    }

    private func check(count: Int) throws(WireProblem) {
        if let only, count > WireAnswer.filesPerScene { throw tooMany(for: only) }
        guard count > WireAnswer.filesPerAnswer else { return }
        throw .field(
            "files",
            "there are \(count), and \(WireAnswer.filesPerAnswer) are the most of one answer; a batchSize in "
                + "the description asks for fewer scenes at a time")
    }

    private func tooMany(for scene: String) -> WireProblem {
        .field(
            "files",
            "there are more than \(WireAnswer.filesPerScene) for the scene \(WireProblem.quoted(scene))")
    }

    private func file(_ object: WireObject) throws(WireProblem) -> Artifact {
        guard let scene = try scene(of: object) ?? only else {
            throw .field(object.place(of: "scene"), "it is missing, and the request has more than one scene")
        }
        return Artifact(
            scene: scene, path: try path(of: object) ?? "\(scene).\(info.fileExtension)",
            mediaType: try mediaType(of: object), bytes: try WireContent.bytes(of: object))
    }

    private func path(of object: WireObject) throws(WireProblem) -> String? {
        guard let path = try object.string("path") else { return nil }
        if let problem = ArtifactPath.problem(path) {
            throw .field(object.place(of: "path"), "\(WireProblem.quoted(path)) \(problem)")
        }
        return path
    }

    private func mediaType(of object: WireObject) throws(WireProblem) -> String {
        guard let text = try object.string("mediaType") else { return info.mediaType }
        guard let type = MediaTypeName.essence(of: text) else {
            throw .field(object.place(of: "mediaType"), "\(WireProblem.quoted(text)) is no media type")
        }
        return type
    }

    /// A scene without a file would be missing from an export without a word.
    private func checkThatEveryScene(hasOneOf files: [Artifact]) throws(WireProblem) {
        let shown = Set(files.map(\.scene))
        guard let missing = order.filter({ !shown.contains($0.key) }).min(by: { $0.value < $1.value }) else {
            return
        }
        throw .field("files", "there is none for the scene \(WireProblem.quoted(missing.key))")
    }

    /// The files in the order of their scenes; those of one scene as they were given.
    private func inOrder(_ files: [Artifact]) -> [Artifact] {
        let places = files.map { order[$0.scene] ?? 0 }
        return files.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { files[$0] }
    }
}
