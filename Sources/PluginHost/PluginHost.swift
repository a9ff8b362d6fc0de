public import Rendering
import WireFormat

/// Makes renderers of the files that a search finds.
public struct PluginHost: Sendable {
    /// Where it looks.
    public let search: PluginSearch
    /// What renderers get, and what they may take.
    public let settings: PluginSettings

    /// A host for what a search finds.
    public init(search: PluginSearch, settings: PluginSettings) {
        self.search = search
        self.settings = settings
    }

    /// The renderer of that name, having described itself.
    ///
    /// - Throws: `RenderFailure` of the kind `renderer` where there is none, or where it cannot be used; its
    ///   message then names the file.
    public func renderer(named name: String) throws(RenderFailure) -> ProcessRenderer {
        let file: PluginFile
        do throws(PluginFault) {
            file = try search.find(name)
        } catch {
            throw RenderFailure(error)
        }
        return try renderer(of: file)
    }

    /// The renderer that a file is, having described itself.
    ///
    /// - Throws: `RenderFailure` of the kind `renderer`, as `describe`.
    public func renderer(of file: PluginFile) throws(RenderFailure) -> ProcessRenderer {
        let description = try description(of: file, in: try answer(of: file))
        return ProcessRenderer(
            file: file, info: description.info, batchSize: description.batchSize, settings: settings)
    }

    /// Runs a file to have it describe itself, in a short time.
    ///
    /// The renderer has the name of its file, whatever it calls itself.
    ///
    /// - Throws: `RenderFailure` of the kind `renderer` where it does not, or in another protocol.
    public func describe(_ file: PluginFile) throws(RenderFailure) -> PluginDescription {
        let answer = try answer(of: file)
        return PluginDescription(
            info: try description(of: file, in: answer).info,
            faults: UnknownFeatures(in: answer.bytes).faults(of: file))
    }

    private func answer(of file: PluginFile) throws(RenderFailure) -> PluginCall.Answer {
        if let fault = search.check(file) { throw RenderFailure(fault) }
        WorkingFolder.removeStale(in: settings.temporaryFolder)
        var settings = settings
        settings.outputBytes = min(settings.outputBytes, Self.longestDescription)
        let call = PluginCall(
            file: file, settings: settings, argument: "describe",
            time: min(settings.time, Self.describingTime))
        return try call.run(input: [])
    }

    private func description(
        of file: PluginFile, in answer: PluginCall.Answer
    ) throws(RenderFailure) -> WireDescription {
        do throws(WireProblem) {
            var description = try WireDescription.read(answer.bytes)
            description.info.name = file.name
            description.info.version = description.info.version.map(PluginText.word)
            let summary = PluginText.word(description.info.summary)
            description.info.summary = summary.isEmpty ? "an out-of-process renderer" : summary
            return description
        } catch {
            throw BrokenAnswer(problem: error, answer: answer, file: file, what: "description").failure
        }
    }

    private static let describingTime = Duration.seconds(5)
    private static let longestDescription = 1 << 20
}

extension RenderFailure {
    /// A renderer that cannot be run.
    fileprivate init(_ fault: PluginFault) {
        self.init(kind: .renderer, message: PluginText.sentence(fault.message), remedy: fault.remedy)
    }
}
