import CatalogModel
import CommandTable
import PluginHost
import Rendering
import SceneModel
import Snapshots

/// Which renderers a run is about.
struct RendererChoice {
    let registry: RendererRegistry
    let store: GoldenStore
    let manifest: SnapshotManifest
    /// The names on the command line.
    let named: [String]
    /// Why the renderer of a name, which has a file, cannot be used; nil where there is no file.
    private let fault: (String) throws(CommandFailure) -> CommandFailure?

    init(
        _ registry: RendererRegistry, _ place: SnapshotPlace, _ parsed: Parsed, _ context: CommandContext
    ) {
        self.registry = registry
        store = place.store
        manifest = place.manifest
        named = parsed[SnapshotOptions.renderers]
        fault = { name throws(CommandFailure) in
            guard try !Self.isGone(name, parsed, context) else { return nil }
            do throws(CommandFailure) {
                _ = try PluginOptions.renderer(named: name, parsed, context)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Which renderers of the command line there have to be.
    enum Need {
        /// All: something is to be rendered by them.
        case named
        /// Those that there is a file of: goldens of a renderer that is gone can be removed, and one that merely
        /// cannot be run is not gone.
        case namedUnlessGone
        /// None: goldens are only listed.
        case none
    }

    /// Whether there is no file of a renderer.
    private static func isGone(
        _ name: String, _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> Bool {
        let search = try PluginOptions.host(parsed, context).search
        do throws(PluginFault) {
            _ = try search.find(name)
            return false
        } catch {
            return error.kind == .notFound
        }
    }

    /// The built-in renderers, and of those that are programs the ones that the command line or the manifest
    /// names; where neither does, the ones that have goldens.
    ///
    /// A program of the manifest that cannot be found is missing here, and complained of where it is needed; one
    /// of the command line as `need` says.
    static func registry(
        _ parsed: Parsed, _ context: CommandContext, _ place: SnapshotPlace, need: Need = .none
    ) throws(CommandFailure) -> RendererRegistry {
        var renderers = context.registry.renderers
        for name in parsed[SnapshotOptions.renderers] where context.registry[name] == nil {
            do throws(CommandFailure) {
                renderers.append(try PluginOptions.renderer(named: name, parsed, context))
            } catch {
                switch need {
                case .named: throw error
                case .namedUnlessGone: if try !isGone(name, parsed, context) { throw error }
                case .none: break
                }
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
    ///
    /// Where goldens are removed, nothing is rendered.
    ///
    /// - Throws: `CommandFailure` where one of them cannot be found; in a removal too, where the manifest keeps
    ///   it.
    func renderers(for purpose: SnapshotSetup.Purpose) throws(CommandFailure) -> [any Renderer] {
        if purpose == .comparing, !store.exists { throw noGoldens() }
        if purpose == .pruning {
            for name in manifest.renderers ?? [] where named.isEmpty || named.contains(name) {
                _ = try kept(name)
            }
            return []
        }
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
            for name in kept { renderers.append(try self.kept(name)) }
            return renderers
        }
        let recorded = registry.renderers.filter { store.hasFolder(of: $0.info.name) }
        if !recorded.isEmpty { return recorded }
        guard purpose == .recording else { throw noGoldens() }
        return registry.renderers.filter { $0.info.version == nil }
    }

    /// A renderer of the manifest.
    private func kept(_ name: String) throws(CommandFailure) -> any Renderer {
        if registry[name] == nil, let fault = try fault(name) { throw fault }
        return try renderer(
            name,
            remedy: "\(SnapshotManifest.fileName) names it; install it, or choose others with --renderer")
    }

    private func renderer(_ name: String, remedy: String?) throws(CommandFailure) -> any Renderer {
        guard let renderer = registry[name] else {
            let error = ValueError(unknown: name, of: registry.names)
            throw .failed(
                .couldNotRun, "there is no renderer '\(name)'",
                remedy: remedy ?? error.hint
                    ?? "the renderers are " + registry.names.joined(separator: ", "))
        }
        guard IDGrammar.accepts(name) else {
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
