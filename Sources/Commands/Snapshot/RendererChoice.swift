import CatalogModel
import CommandTable
import PluginHost
import Rendering
import Snapshots

/// Which renderers a run is about.
struct RendererChoice {
    let registry: RendererRegistry
    let store: GoldenStore
    let manifest: SnapshotManifest
    /// The names on the command line.
    let named: [String]

    /// The built-in renderers, and of those that are programs the ones that the command line or the manifest
    /// names; where neither does, the ones that have goldens.
    ///
    /// A program of the manifest that cannot be found is missing here, and complained of where it is needed;
    /// so is one of the command line unless `needsNamed`, since goldens of a renderer that is gone can be
    /// listed and removed.
    static func registry(
        _ parsed: Parsed, _ context: CommandContext, _ place: SnapshotPlace, needsNamed: Bool = false
    ) throws(CommandFailure) -> RendererRegistry {
        var renderers = context.registry.renderers
        for name in parsed[SnapshotOptions.renderers] where context.registry[name] == nil {
            do throws(CommandFailure) {
                renderers.append(try PluginOptions.renderer(named: name, parsed, context))
            } catch {
                if needsNamed { throw error }
            }
        }
        var others = place.manifest.renderers ?? []
        if place.manifest.renderers == nil, place.store.exists {
            let found = try PluginOptions.host(parsed, context).search.list().plugins.map(\.name)
            others = found.filter(place.store.hasFolder)
        }
        for name in others where !renderers.contains(where: { $0.info.name == name }) {
            if let renderer = try? PluginOptions.renderer(named: name, parsed, context) {
                renderers.append(renderer)
            }
        }
        return RendererRegistry(renderers)
    }

    /// The renderers named, else those of the manifest, else those that have goldens; and where goldens are
    /// made and there are none yet, all that are built in.
    func renderers(for purpose: SnapshotSetup.Purpose) throws(CommandFailure) -> [any Renderer] {
        if purpose == .comparing, !store.exists { throw noGoldens() }
        if !named.isEmpty {
            var renderers: [any Renderer] = []
            for name in named {
                renderers.append(try renderer(name, remedy: nil))
                try checkIsKept(name)
            }
            return renderers
        }
        if let kept = manifest.renderers {
            var renderers: [any Renderer] = []
            for name in kept {
                renderers.append(
                    try renderer(
                        name,
                        remedy: "\(SnapshotManifest.fileName) names it; install it, or "
                            + "choose others with --renderer"))
            }
            return renderers
        }
        let recorded = registry.renderers.filter { store.hasFolder(of: $0.info.name) }
        if !recorded.isEmpty { return recorded }
        guard purpose == .recording else { throw noGoldens() }
        return registry.renderers.filter { $0.info.version == nil }
    }

    private func renderer(_ name: String, remedy: String?) throws(CommandFailure) -> any Renderer {
        guard let renderer = registry[name] else {
            let error = ValueError(unknown: name, of: registry.names)
            throw .failed(
                .couldNotRun, "there is no renderer '\(name)'",
                remedy: remedy ?? error.hint
                    ?? "the renderers are " + registry.names.joined(separator: ", "))
        }
        guard GoldenName.isID(name) else {
            throw .failed(
                .couldNotRun, "the renderer's name '\(name)' cannot be that of a folder of goldens",
                remedy: "its name may have small letters, digits and hyphens")
        }
        return renderer
    }

    /// The renderers of the goldens that there are.
    private var otherRenderers: [String] {
        let layout = StoreLayout(
            fileExtensions: [:], states: StateName.allCases.map(\.rawValue))
        let names = (try? layout.goldens(in: store) { _ in true }) ?? []
        return Set(names.map(\.renderer)).sorted()
    }

    private func checkIsKept(_ name: String) throws(CommandFailure) {
        guard let kept = manifest.renderers, !kept.contains(name) else { return }
        throw .failed(
            .couldNotRun, "\(SnapshotManifest.fileName) does not keep goldens of the renderer '\(name)'",
            remedy: "it keeps \(kept.joined(separator: ", ")); add it to \"renderers\" there")
    }

    /// There is nothing to compare with, or nobody who could render it.
    private func noGoldens() -> CommandFailure {
        let others = otherRenderers
        guard others.isEmpty else {
            return .failed(
                .couldNotRun,
                "the goldens in \(store.folder) are of renderers that there are not: "
                    + others.joined(separator: ", "),
                remedy: "name the folder of such a renderer with --plugin-directory")
        }
        return .failed(
            .couldNotRun, "there are no goldens in \(store.folder)",
            remedy: "make them with 'emptystates snapshot record', or name their folder with --directory")
    }
}
