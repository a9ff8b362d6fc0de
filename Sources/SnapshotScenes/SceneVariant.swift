public import CatalogModel
import Diagnostics
public import Rendering
public import Snapshots

/// One way in which scenes are kept: the plain one, or a variant of the manifest.
///
/// A golden depends on nothing of the machine, so columns and colours are those of a pipe unless the variant
/// says others.
public struct SceneVariant: Sendable {
    /// Its name; nil for the plain goldens.
    public let name: String?
    /// What is asked of the scenes.
    public let request: SceneRequest
    /// What is asked of the renderers.
    public let options: RenderOptions
    private let kept: SnapshotManifest.Variant?

    /// The goldens without a variant: the standard device, its bars hidden, in the light.
    public static let plain = SceneVariant()

    private init() {
        name = nil
        request = SceneRequest()
        options = RenderOptions()
        kept = nil
    }

    /// The variant that a manifest describes.
    ///
    /// - Throws: `StoreProblem` where it has an option that there is not, or a value that the option does not
    ///   take.
    public init(_ variant: SnapshotManifest.Variant) throws(StoreProblem) {
        var setting = SceneSetting()
        for option in variant.options {
            guard let row = SceneSetting.rows.first(where: { $0.name == option.name }) else {
                let names = SceneSetting.rows.map(\.name)
                let hint = NearestName.of(option.name, among: names).map { "did you mean \"\($0)\"?" }
                throw StoreProblem(
                    "the variant \"\(variant.name)\" has an unknown option \"\(option.name)\"",
                    remedy: hint ?? "there are " + names.joined(separator: ", "))
            }
            guard row.apply(option.value, &setting) else {
                throw StoreProblem(
                    "\"\(option.name)\" of the variant \"\(variant.name)\" must be \(row.expectation)")
            }
        }
        name = variant.name
        request = setting.finished
        options = setting.options
        kept = variant
    }

    /// The plain goldens, and every variant of a manifest.
    ///
    /// - Throws: `StoreProblem` where a variant cannot be understood.
    public static func all(of manifest: SnapshotManifest) throws(StoreProblem) -> [SceneVariant] {
        var all = [plain]
        for variant in manifest.variants { all.append(try SceneVariant(variant)) }
        return all
    }

    /// Whether an entry's goldens by a renderer have this variant.
    public func isKept(entry: String, renderer: String) -> Bool {
        kept?.isKept(entry: entry, renderer: renderer) ?? true
    }
}
