import Diagnostics
import FileSystem
import SceneModel

/// All out-of-process renderers that were found.
public struct PluginListing: Hashable, Sendable {
    /// Those that can be run, sorted by name.
    public var plugins: [PluginFile] = []
    /// What was found and is not used, and why, in the order of the search.
    public var faults: [PluginFault] = []
}

extension PluginSearch {
    /// Looks through all folders.
    public func list() -> PluginListing {
        var listing = PluginListing(faults: missingFolders(of: [.option, .variable]))
        var first: [String: PluginFile] = [:]
        for folder in folders {
            for fileName in (FolderNames.list(folder.path) ?? []).sorted() {
                guard let name = PluginName.ofFile(fileName) else { continue }
                let file = PluginFile(name: name, path: Path.join(folder.path, fileName))
                if let earlier = first[name] {
                    if let fault = shadow(of: earlier, on: file) { listing.faults.append(fault) }
                    continue
                }
                first[name] = file
                if let fault = nameFault(of: file) ?? check(file) {
                    listing.faults.append(fault)
                } else {
                    listing.plugins.append(file)
                }
            }
        }
        listing.plugins.sort { $0.name < $1.name }
        return listing
    }

    /// That there is no renderer of a name, where it was looked for, and which there are.
    func notFound(_ name: String) -> PluginFault {
        let known = builtIns + list().plugins.map(\.name)
        let places = folders.filter { $0.origin != .path }.map(\.path) + ["the PATH"]
        var remedy = "looked for \(PluginName.filePrefix)\(name) in \(places.joined(separator: ", ")); "
        if !folders.contains(where: { $0.origin == .option }) {
            remedy += "--plugin-directory names a folder to look in before that; "
        }
        remedy += "the renderers are \(known.joined(separator: ", "))"
        if let near = NearestName.of(name, among: known) { remedy = "did you mean \(near)? " + remedy }
        return PluginFault(
            kind: .notFound, name: name, message: "there is no renderer '\(name)'", remedy: remedy)
    }

    private func nameFault(of file: PluginFile) -> PluginFault? {
        if builtIns.contains(file.name) {
            return PluginFault(
                .builtInName, file,
                "\(file.path) is not used: \(file.name) is a renderer of the program's own",
                remedy: "give it another name")
        }
        guard !IDGrammar.accepts(file.name) else { return nil }
        return PluginFault(
            .invalidName, file,
            "\(file.path) is not used: a renderer's name has letters from a to z, digits and hyphens only")
    }

    /// A file that another one hides; nil where both are the same, such as `/bin` and `/usr/bin`.
    private func shadow(of earlier: PluginFile, on file: PluginFile) -> PluginFault? {
        if let one = try? Path.realPath(of: earlier.path), let other = try? Path.realPath(of: file.path),
            one == other
        {
            return nil
        }
        return PluginFault(.shadowed, file, "\(file.path) is not used: \(earlier.path) comes first")
    }
}
