import Snapshots

/// The goldens that a command line names, as filters know them.
enum GoldenOperands {
    /// Operands with the paths of files in one of the folders, as a shell completes them, in the form of
    /// reports: `text/vine.txt` of `Snapshots/text/vine.txt`, and of what waits for it.
    static func relative(_ operands: [String], to folders: String...) -> [String] {
        let prefixes = folders.map { plain($0) + "/" }
        return operands.map { operand in
            let path = plain(operand)
            guard let prefix = prefixes.first(where: { path.hasPrefix($0) }) else { return operand }
            let inner = String(path.dropFirst(prefix.count).drop { $0 == "/" })
            let isPending = inner.hasSuffix(GoldenName.pendingSuffix)
            return isPending ? String(inner.dropLast(GoldenName.pendingSuffix.count)) : inner
        }
    }

    /// A path without parts that say nothing, at its start and its end.
    private static func plain(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        return String(path)
    }
}
