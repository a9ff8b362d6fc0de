import Foundation

/// The declarations of some source files, by qualified name: `ScrollView.reset(state:)`.
///
/// It reads declarations, not Swift: types by their braces, and members by the lines that begin with their
/// keywords, which is how every file of the package is laid out.
struct DeclarationIndex {
    private(set) var names: Set<String> = []

    init(folders: [URL]) throws {
        for folder in folders {
            let files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            for file in files.filter({ $0.pathExtension == "swift" }) {
                read(try String(contentsOf: file, encoding: .utf8))
            }
        }
    }

    private mutating func read(_ text: String) {
        var types: [(name: String, depth: Int)] = []
        var depth = 0
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
            let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." && $0 != "`" }
                .map(String.init)
            let isMember = types.last.map { $0.depth == depth } ?? (depth == 0)
            if isMember, !code.contains("private") {
                let owner = types.map(\.name).joined(separator: ".")
                declare(words, owner: owner, signature: lines[index...].prefix(12).joined(separator: " "))
            }
            for character in code {
                if character == "{" { depth += 1 }
                if character == "}" {
                    depth -= 1
                    if let last = types.last, last.depth > depth { types.removeLast() }
                }
            }
            if let keyword = words.firstIndex(where: Self.typeKeywords.contains), isMember,
                words.indices.contains(keyword + 1), code.contains("{"), !code.contains("}")
            {
                types.append((words[keyword + 1], depth))
            }
        }
    }

    private static let typeKeywords: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "actor",
    ]

    private mutating func declare(_ words: [String], owner: String, signature: String) {
        let prefix = owner.isEmpty ? "" : owner + "."
        for keyword in ["class", "struct", "enum", "protocol", "typealias", "var", "let"] {
            guard let index = words.firstIndex(of: keyword), words.indices.contains(index + 1) else {
                continue
            }
            names.insert(prefix + words[index + 1])
            return
        }
        if words.first == "case" {
            for name in words.dropFirst() { names.insert(prefix + name) }
        } else if let index = words.firstIndex(of: "func"), words.indices.contains(index + 1) {
            names.insert(prefix + words[index + 1] + Self.labels(of: words[index + 1], in: signature))
        }
    }

    /// `(_:for:)`: the argument labels of the function of that name.
    private static func labels(of name: String, in signature: String) -> String {
        guard let start = signature.range(of: "func \(name)")?.upperBound,
            let open = signature[start...].firstIndex(of: "(")
        else { return "" }
        var depth = 0
        var labels: [String] = []
        var parameter = ""
        scan: for character in signature[open...] {
            switch character {
            case "(", "[", "<":
                depth += 1
                if depth > 1 { parameter.append(character) }
            case ")", "]":
                depth -= 1
                if depth == 0 { break scan }
            case ">": if !parameter.hasSuffix("-") { depth -= 1 }
            case "," where depth == 1:
                labels.append(parameter)
                parameter = ""
                continue
            default: break
            }
            parameter.append(character)
        }
        if !parameter.filter({ $0 != "(" && $0 != " " }).isEmpty { labels.append(parameter) }
        let names = labels.compactMap { label in
            label.split { $0 == " " || $0 == ":" || $0 == "(" }.first.map { "\($0):" }
        }
        return "(" + names.joined() + ")"
    }
}
