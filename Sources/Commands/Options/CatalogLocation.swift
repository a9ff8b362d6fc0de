import CatalogModel
import CommandTable
import FileSystem

extension Option where Value == String? {
    /// The catalogue's folder.
    static let catalog = Option(
        "catalog", value: .directory(),
        summary: "The catalogue; else $EMPTYSTATES_CATALOG, ./Catalog, or the one that came with the program")
}

extension Option where Value == Bool {
    /// No remarks.
    static let quiet = Option(
        "quiet", summary: "Print no remarks and no progress, only results, warnings and errors")
}

/// Where the catalogue comes from.
enum CatalogLocation {
    /// The folder: `--catalog`, `$EMPTYSTATES_CATALOG`, `./Catalog`, else the one that came with the program.
    static func folder(_ parsed: Parsed, _ environment: Environment) throws(CommandFailure) -> String {
        if let folder = parsed[.catalog] { return folder }
        if let folder = environment["EMPTYSTATES_CATALOG"] { return folder }
        if isFolder("Catalog") { return "Catalog" }
        if let shipped = shipped(environment.program) { return shipped }
        throw .failed(
            .couldNotRun, "there is no catalogue here",
            remedy: "name one with --catalog DIR or in EMPTYSTATES_CATALOG")
    }

    /// The catalogue itself.
    static func open(_ parsed: Parsed, _ environment: Environment) throws(CommandFailure) -> Catalog {
        let folder = try folder(parsed, environment)
        do throws(FileError) {
            return try Catalog.open(folder)
        } catch {
            guard error.path == folder else { throw .unreadable(error) }
            throw .failed(
                .couldNotRun, "cannot read the catalogue \(folder): \(error.reason)",
                remedy: "name a folder of entries with --catalog DIR")
        }
    }

    /// Refuses a folder without entries, since whoever checks or renders all of them has named another one.
    static func refuseEmpty(_ catalog: Catalog) throws(CommandFailure) {
        guard catalog.files.isEmpty else { return }
        let folder = catalog.folder.isEmpty ? "." : catalog.folder
        throw .failed(
            .finding, "there is no entry in \(folder)",
            remedy: "entries are files that end in .yaml or .yml; name the folder that they are in")
    }

    /// Beside an installed program `PREFIX/share/emptystates/Catalog`; in a checkout the folder `Catalog`
    /// next to the package's manifest.
    private static func shipped(_ program: String?) -> String? {
        guard let program else { return nil }
        var folder = Path.parent(program)
        let installed = Path.join(Path.parent(folder), "share/emptystates/Catalog")
        if isFolder(installed) { return installed }
        for _ in 0..<6 {
            folder = Path.parent(folder)
            let catalog = Path.join(folder, "Catalog")
            if FileStatus.kind(of: Path.join(folder, "Package.swift")) == .file, isFolder(catalog) {
                return catalog
            }
        }
        return nil
    }

    private static func isFolder(_ path: String) -> Bool {
        FileStatus.kindFollowingLinks(of: path) == .directory
    }
}
