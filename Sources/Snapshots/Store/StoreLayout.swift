import FileSystem

/// What the names of the files in a store are read by: the renderers and the states that there are.
public struct StoreLayout: Sendable {
    /// The ending of each known renderer's files, by the renderer's name.
    public let fileExtensions: [String: String]
    /// The names of states.
    public let states: Set<String>

    /// A layout of some renderers, each with the ending of its files.
    public init(fileExtensions: [String: String], states: some Sequence<String>) {
        self.fileExtensions = fileExtensions
        self.states = Set(states)
    }

    /// The golden that a path below the store is of; nil where it is a file of somebody else.
    public func name(of path: String) -> GoldenName? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let renderer = String(path[..<slash])
        return GoldenName(path: path, states: states, fileExtension: fileExtensions[renderer])
    }

    /// Every golden in a store whose path is not `skipped`, in the order of their paths.
    ///
    /// A folder whose renderer is not known counts only where `isEntry` knows one of the ids in it: a folder
    /// that somebody else put there has none.
    public func goldens(
        in store: GoldenStore, isEntry: (String) -> Bool, skipped: (String) -> Bool = { _ in false }
    ) throws(StoreProblem) -> [GoldenName] {
        let paths: [String]
        do throws(FileError) {
            paths = try store.files { !skipped($0) && name(of: $0) != nil }
        } catch {
            throw StoreProblem(error)
        }
        let names = paths.compactMap(name)
        var trusted = Set(fileExtensions.keys)
        for name in names where !trusted.contains(name.renderer) && isEntry(name.entry) {
            trusted.insert(name.renderer)
        }
        return names.filter { trusted.contains($0.renderer) }
    }
}
