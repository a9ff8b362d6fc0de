import Diagnostics
public import Rendering
import SceneModel

/// What a renderer's program says of itself.
public struct PluginDescription: Hashable, Sendable {
    /// Its name and what it makes.
    public var info: RendererInfo
    /// What is doubtful in it, though nothing keeps the renderer from being used.
    public var faults: [PluginFault]
}

/// The features that a description names and that are not known: misspelt ones, or those of a later version.
struct UnknownFeatures {
    /// Their names, each once.
    private(set) var names: [String] = []

    /// Reads a description that has been found to be one.
    init(in bytes: [UInt8]) {
        guard let value = try? JSONValue(parsing: bytes) else { return }
        for name in (value["features"]?.array ?? []).compactMap(\.string) {
            if Scene.Feature(rawValue: name) == nil, !names.contains(name), names.count < Self.most {
                names.append(name)
            }
        }
    }

    /// A fault for each, with the feature that is probably meant.
    func faults(of file: PluginFile) -> [PluginFault] {
        let known = Scene.Feature.allCases.map(\.rawValue)
        return names.map { name in
            let near = NearestName.of(name, among: known)
            return PluginFault(
                .unknownFeature, file,
                "\(file.path) names the feature '\(PluginText.word(name))', which is not known",
                remedy: near.map { "did you mean \($0)?" }
                    ?? "the features are " + known.joined(separator: ", "))
        }
    }

    /// As many as are told of.
    private static let most = 10
}
