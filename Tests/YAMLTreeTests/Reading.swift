import Diagnostics
import YAMLNodes
import YAMLTree

/// The first four lines of an entry, as every case of this folder begins.
let head = """
    # a case
    id: case
    app: {name: Example Mail, developer: Example Co., appStoreID: "100000001"}
    states:

    """

/// The document of a text, which must have no error.
func read(_ text: String, limits: YAMLLimits = .standard) throws(YAMLFailure) -> YAMLDocument {
    try YAMLReader.read(Array(text.utf8), file: "case.yaml", limits: limits)
}

/// What is wrong with some bytes; nothing where they can be read.
func problems(of bytes: [UInt8], limits: YAMLLimits = .standard) -> [Diagnostic] {
    do throws(YAMLFailure) {
        return try YAMLReader.read(bytes, file: "case.yaml", limits: limits).warnings
    } catch {
        return error.diagnostics
    }
}

/// What is wrong with a text; nothing where it can be read.
func problems(of text: String, limits: YAMLLimits = .standard) -> [Diagnostic] {
    problems(of: Array(text.utf8), limits: limits)
}

/// `7:13 unknown-tag` for each problem.
func summary(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.rule)" }
}

extension Node {
    /// The node at a path of keys and of numbers of list items, such as `states.empty.title`.
    func at(_ path: String) -> Node? {
        var node: Node? = self
        for step in path.split(separator: ".") {
            if let index = Int(step) {
                node = node?.sequence.flatMap { index < $0.count ? $0[index] : nil }
            } else {
                node = node?[String(step)]
            }
        }
        return node
    }

    /// The letters of the scalar at a path.
    func text(at path: String) -> String? { at(path)?.scalar?.text }
}
