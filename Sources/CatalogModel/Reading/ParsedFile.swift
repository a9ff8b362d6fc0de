import Diagnostics
import FileSystem
import YAMLTree

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
        let limit = YAMLLimits.standard.fileBytes
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path, limit: limit)
        } catch {
            let problem = Diagnostic(
                rule: "unreadable", file: path, message: "the file cannot be read: \(error.reason)",
                remedy:
                    "see that it is there, that you may read it, and that it is no larger than \(limit >> 20) MiB"
            )
            return ParsedFile(file: path, bytes: [], document: nil, problems: [problem])
        }
        return parse(bytes, file: path)
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
