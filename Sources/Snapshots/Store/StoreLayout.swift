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

    /// Every golden in a store, in the order of their paths.
    ///
    /// A folder whose renderer is not known counts only where `isEntry` knows one of the ids in it: a folder
    /// that somebody else put there has none.
    public func goldens(
        in store: GoldenStore, isEntry: (String) -> Bool
    ) throws(StoreProblem) -> [GoldenName] {
        goldens(among: try paths(in: store) { name(of: $0) != nil }, isEntry)
    }

    /// What the files of a store are.
    public struct Contents: Hashable, Sendable {
        /// The goldens in the order of their paths, also those with an ending that the renderer's files had
        /// before.
        public var goldens: [GoldenName]
        /// The paths of files in the folders of known renderers that are no goldens and do not wait, in order.
        public var others: [String]
    }

    /// What the files of a store are, of those whose paths are not `skipped`.
    ///
    /// A file with another ending than its renderer's is a golden where `isEntry` knows the id and `isVariant`
    /// the variant that its name says.
    public func contents(
        of store: GoldenStore, isEntry: (String) -> Bool, isVariant: (String) -> Bool,
        skipped: (String) -> Bool = { _ in false }
    ) throws(StoreProblem) -> Contents {
        let paths = try paths(in: store) { !skipped($0) }
        var contents = Contents(goldens: goldens(among: paths, isEntry), others: [])
        for path in paths where name(of: path) == nil && !path.hasSuffix(GoldenName.pendingSuffix) {
            guard isInKnownFolder(path) else { continue }
            if let outdated = outdated(path, isEntry, isVariant) {
                contents.goldens.append(outdated)
            } else {
                contents.others.append(path)
            }
        }
        contents.goldens.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return contents
    }

    private func paths(
        in store: GoldenStore, where isWanted: (String) -> Bool
    ) throws(StoreProblem) -> [String] {
        do throws(FileError) {
            return try store.files(where: isWanted)
        } catch {
            throw StoreProblem(error)
        }
    }

    private func goldens(among paths: [String], _ isEntry: (String) -> Bool) -> [GoldenName] {
        let names = paths.compactMap(name)
        var trusted = Set(fileExtensions.keys)
        for name in names where !trusted.contains(name.renderer) && isEntry(name.entry) {
            trusted.insert(name.renderer)
        }
        return names.filter { trusted.contains($0.renderer) }
    }

    private func isInKnownFolder(_ path: String) -> Bool {
        path.utf8.contains(UInt8(ascii: "/")) && fileExtensions[String(path.prefix { $0 != "/" })] != nil
    }

    /// The golden that a path was of when the renderer's files ended otherwise; nil where it is another's file.
    private func outdated(
        _ path: String, _ isEntry: (String) -> Bool, _ isVariant: (String) -> Bool
    ) -> GoldenName? {
        guard let name = GoldenName(path: path, states: states, fileExtension: nil), isEntry(name.entry),
            name.variant.map(isVariant) ?? true
        else { return nil }
        return name
    }
}
