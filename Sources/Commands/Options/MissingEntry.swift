import CatalogModel
import CommandTable
import FileSystem

/// An argument that names no entry, and what may have been meant by it.
struct MissingEntry {
    private let reference: EntryReference
    private var argument: String { reference.argument }

    init(_ reference: EntryReference) { self.reference = reference }

    /// What is said of the path of a YAML file that is not there.
    var noFile: CommandFailure {
        .failed(
            .couldNotRun, "there is no file \(reference.name)",
            remedy: "see 'emptystates list' for the entries there are")
    }

    /// What is said of any other argument: that it is another path, or an id that no entry has.
    func failure(in catalog: Catalog?) -> CommandFailure {
        switch FileStatus.kindFollowingLinks(of: argument) {
        case .directory: folder(in: catalog)
        case nil: reference.isOtherPath ? noPath(in: catalog) : noID(in: catalog)
        default:
            .failed(
                .couldNotRun, "\(argument) is no file of an entry",
                remedy: "the name of one ends in .yaml or .yml")
        }
    }

    private func folder(in catalog: Catalog?) -> CommandFailure {
        // An entry's file mostly has the name of its folder.
        let name = Path.lastComponent((try? Path.realPath(of: argument)) ?? argument)
        let file = [".yaml", ".yml"].map { Path.join(argument, name + $0) }
            .first { FileStatus.kindFollowingLinks(of: $0) == .file }
        let meant = file.map { "did you mean " + names(of: $0, in: catalog).joined(separator: " or ") + "?" }
        return .failed(
            .couldNotRun, "\(argument) is a folder, and an entry is named by its id or its YAML file",
            remedy: meant ?? "see 'emptystates list' for the ids there are, or name a file in it")
    }

    /// How the entry in a file can be named: by its id, if that leads to this file, and by its path.
    private func names(of path: String, in catalog: Catalog?) -> [String] {
        guard let id = Catalog.read(path).statedID?.text, let found = catalog?.find(id)?.file,
            let place = try? Path.realPath(of: path), place == (try? Path.realPath(of: found))
        else { return ["'\(path)'"] }
        return ["'\(id)'", "'\(path)'"]
    }

    private func noPath(in catalog: Catalog?) -> CommandFailure {
        let id = Path.lastComponent(argument)
        let isID = catalog?.find(id) != nil
        return .failed(
            .couldNotRun, "there is no file \(argument)",
            remedy: meantFile ?? (isID ? "did you mean '\(id)'?" : "name an entry by its id or its YAML file")
        )
    }

    private func noID(in catalog: Catalog?) -> CommandFailure {
        let ids = catalog.map { catalog in
            catalog.files.compactMap { catalog.read($0).statedID?.text }
        }
        return .failed(
            .couldNotRun, "no entry has the id '\(reference.name)'",
            remedy: meantFile ?? ValueError(unknown: reference.name, of: ids ?? []).hint
                ?? "see 'emptystates list' for the ids there are")
    }

    /// The file whose ending was left out.
    private var meantFile: String? {
        [".yaml", ".yml"].map { argument + $0 }
            .first { FileStatus.kindFollowingLinks(of: $0) == .file }.map { "did you mean '\($0)'?" }
    }
}
