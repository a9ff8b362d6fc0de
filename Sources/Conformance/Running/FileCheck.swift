import Rendering
import SceneModel

/// What holds for the files of every answer, whatever is in them.
enum FileCheck {
    /// The files of an answer, where nothing is wrong with them.
    static func files(
        of output: RenderOutput, for request: RenderRequest
    ) throws(RenderingFault) -> [Artifact] {
        if let fault = fault(of: output, for: request) { throw fault }
        return output.files
    }

    /// Throws where files differ; `when` says under what circumstances they were made.
    static func compare(
        _ files: [Artifact], with others: [Artifact], _ when: String
    ) throws(RenderingFault) {
        let paths = files.map(\.path)
        guard paths == others.map(\.path) else {
            throw RenderingFault("there are other files \(when)", excerpt: paths.joined(separator: " "))
        }
        for (file, other) in zip(files, others) where file != other {
            guard file.mediaType == other.mediaType else {
                throw RenderingFault("a file has another media type \(when)", excerpt: file.mediaType)
            }
            let place = zip(file.bytes, other.bytes).prefix { $0 == $1 }.count
            throw RenderingFault(
                "\(RenderingFault.brief(file.path)) differs \(when), from byte \(place)", at: place,
                of: file.bytes)
        }
    }

    /// No scene of the suite or the catalogue needs a file near as large, in bytes.
    private static let sizeLimit = 16 << 20

    private static func fault(of output: RenderOutput, for request: RenderRequest) -> RenderingFault? {
        let order = request.scenes.map(\.name)
        var paths: Set<String> = []
        var last = 0
        for file in output.files {
            guard let place = order.firstIndex(of: file.scene) else {
                return RenderingFault("a file is of a scene that was not asked for", excerpt: file.scene)
            }
            guard place >= last else {
                return RenderingFault("the files are not in the order of the scenes", excerpt: file.path)
            }
            last = place
            guard isPlain(file.path) else {
                return RenderingFault("a path leads out of the folder, or is none", excerpt: file.path)
            }
            guard paths.insert(file.path).inserted else {
                return RenderingFault("two files have the same path", excerpt: file.path)
            }
            guard file.bytes.count <= sizeLimit else {
                return RenderingFault("a file is larger than \(sizeLimit) bytes", excerpt: file.path)
            }
            if file.bytes.isEmpty { return emptyFault(file) }
        }
        let missing = order.first { name in !output.files.contains { $0.scene == name } }
        return missing.map { RenderingFault("a scene has no file", excerpt: $0) }
    }

    /// A file without a byte; of most texts the least that is a file is a line feed.
    private static func emptyFault(_ file: Artifact) -> RenderingFault {
        let medium = Medium.of(file.mediaType)
        let isText = if case .none = medium.accounting { false } else { true }
        let takesLineFeed = isText && (try? medium.read(Array("\n".utf8), RenderOptions())) != nil
        return RenderingFault(
            takesLineFeed ? "a file is empty (a line feed will do)" : "a file is empty",
            excerpt: file.path)
    }

    /// Relative, with `/`, without `.`, `..`, an empty part, a backslash or a control character.
    private static func isPlain(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
            && !path.unicodeScalars.contains { $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }
    }
}
