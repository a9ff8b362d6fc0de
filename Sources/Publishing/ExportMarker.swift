/// The file that says that a folder is an export, and which files in it are the export's.
///
/// The first line is the format's name and version, each other line the path of one file; the paths are
/// sorted by their bytes. The marker does not list itself.
struct ExportMarker: Sendable {
    /// Its name in the export's folder.
    static let name = ".emptystates-export"
    /// Its first line.
    static let heading = "emptystates-export 1"
    /// The largest marker that is read, in bytes: some millions of paths.
    static let sizeLimit = 1 << 28

    /// The files of the export, sorted.
    let files: [String]
    /// The marker as a file.
    let bytes: [UInt8]

    /// The marker of an export of some files, which need not be sorted.
    init(files: some Sequence<String>) {
        self.files = files.sorted(by: ExportPath.inByteOrder)
        var bytes = Array((Self.heading + "\n").utf8)
        for file in self.files {
            bytes.append(contentsOf: file.utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        self.bytes = bytes
    }

    /// Reads a marker; nil where it is none of this version, or names a file that no export could have.
    ///
    /// What is listed may be removed, so a marker with one path that leads elsewhere is not believed at all.
    init?(bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self), text.utf8.last == UInt8(ascii: "\n") else {
            return nil
        }
        let lines = text.utf8.dropLast().split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.first?.elementsEqual(Self.heading.utf8) ?? false else { return nil }
        let files = lines.dropFirst().map { String(Substring($0)) }
        guard files.allSatisfy({ ExportPath.problem($0) == nil }) else { return nil }
        self.files = files
        self.bytes = bytes
    }
}
