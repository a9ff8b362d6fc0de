/// The file that says that a folder is an export, and which files in it are the export's.
///
/// The first line is the format's name and version, each other line the path of one file, where it is known
/// with its size in bytes and its origin behind tabs; the paths are sorted by their bytes. Version 1 has paths
/// only, and is what is written where no origin is known. The marker does not list itself.
struct ExportMarker: Sendable {
    /// A file of the export.
    struct Item: Sendable {
        /// Where it lies.
        let path: String
        /// What it was made from, and how large it is; nil where the export did not say.
        let making: Making?
    }

    /// How a file came to be.
    struct Making: Hashable, Sendable {
        /// What it was made from.
        let origin: ExportOrigin
        /// Its size in bytes.
        let size: Int
    }

    /// Its name in the export's folder.
    static let name = ".emptystates-export"
    /// The largest marker that is read, in bytes: some millions of paths.
    static let sizeLimit = 1 << 28

    /// Its first line, by whether it says how the files were made.
    private static func heading(hasOrigins: Bool) -> String { "emptystates-export \(hasOrigins ? 2 : 1)" }

    /// The files of the export, sorted.
    let items: [Item]
    /// The marker as a file.
    let bytes: [UInt8]

    /// The paths, sorted.
    var files: [String] { items.map(\.path) }

    /// The marker of an export of some files, which need not be sorted.
    init(_ items: [Item]) {
        self.items = items.sorted { ExportPath.inByteOrder($0.path, $1.path) }
        var bytes = Array(Self.heading(hasOrigins: items.contains { $0.making != nil }).utf8)
        bytes.append(UInt8(ascii: "\n"))
        for item in self.items { item.append(to: &bytes) }
        self.bytes = bytes
    }

    /// Reads a marker; nil where it is none of these versions, or names a file that no export could have.
    ///
    /// What is listed may be removed, so a marker with one path that leads elsewhere is not believed at all.
    init?(bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self), text.utf8.last == UInt8(ascii: "\n") else {
            return nil
        }
        let lines = text.utf8.dropLast().split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let version = [false, true].first { hasOrigins in
            lines.first?.elementsEqual(Self.heading(hasOrigins: hasOrigins).utf8) ?? false
        }
        guard let hasOrigins = version else { return nil }
        var items: [Item] = []
        items.reserveCapacity(lines.count - 1)
        for line in lines.dropFirst() {
            guard let item = Item(line: line, mayHaveOrigin: hasOrigins) else { return nil }
            items.append(item)
        }
        self.items = items
        self.bytes = bytes
    }
}

extension ExportMarker.Item {
    private static let tab = UInt8(ascii: "\t")

    /// The item that a line stands for.
    fileprivate init?(line: Substring.UTF8View, mayHaveOrigin: Bool) {
        let parts = line.split(separator: Self.tab, omittingEmptySubsequences: false)
        path = String(Substring(parts[0]))
        guard ExportPath.problem(path) == nil else { return nil }
        if parts.count == 1 {
            making = nil
            return
        }
        guard mayHaveOrigin, parts.count == 3, let size = Int(Substring(parts[1])), size >= 0,
            let origin = ExportOrigin(digits: parts[2])
        else { return nil }
        making = ExportMarker.Making(origin: origin, size: size)
    }

    fileprivate func append(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: path.utf8)
        if let making {
            bytes.append(Self.tab)
            bytes.append(contentsOf: String(making.size).utf8)
            bytes.append(Self.tab)
            making.origin.append(to: &bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}
