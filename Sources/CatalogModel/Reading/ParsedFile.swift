import Diagnostics
import FileSystem
import YAMLTree

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file whose YAML has been read, and the values in it not yet.
struct ParsedFile: Sendable {
    /// The path as the user gave it.
    let file: String
    /// The file, byte for byte; none where it cannot be read.
    let bytes: [UInt8]
    /// What is in it; nil where it is no YAML.
    let document: YAMLDocument?
    /// What the reader of YAML has found.
    let problems: [Diagnostic]

    /// Reads the file at a path.
    static func read(_ path: String) -> ParsedFile {
        read(path) { limit throws(FileError) in try FileReader.read(path, limit: limit) }
    }

    /// Reads a file of a folder, and nothing that a link there leads to outside.
    ///
    /// `isFound` says that a walk over the folder has found it.
    static func read(_ name: String, in folder: String, isFound: Bool) -> ParsedFile {
        read(Path.join(folder, name)) { limit throws(FileError) in
            isFound
                ? try FileReader.readFound(folder: folder, name: name, limit: limit)
                : try FileReader.readInside(folder: folder, name: name, limit: limit)
        }
    }

    private static func read(
        _ path: String, _ bytes: (_ limit: Int) throws(FileError) -> [UInt8]
    ) -> ParsedFile {
        let limit = YAMLLimits.standard.fileBytes
        do throws(FileError) {
            return parse(try bytes(limit), file: path)
        } catch {
            let remedy =
                error.code == EPERM
                ? "put the file itself there, or name it by its own path"
                : "see that it is there, that you may read it, and that it is no larger than \(limit >> 20) MiB"
            let problem = Diagnostic(
                rule: "unreadable", file: path, message: "the file cannot be read: \(error.reason)",
                remedy: remedy)
            return ParsedFile(file: path, bytes: [], document: nil, problems: [problem])
        }
    }

    /// Reads the bytes of a file that the user knows as `file`.
    static func parse(_ bytes: [UInt8], file: String) -> ParsedFile {
        do throws(YAMLFailure) {
            let document = try YAMLReader.read(bytes, file: file)
            return ParsedFile(file: file, bytes: bytes, document: document, problems: document.warnings)
        } catch {
            return ParsedFile(
                file: file, bytes: bytes, document: error.document, problems: error.diagnostics)
        }
    }
}
