import CommandTable

/// What `ID[/STATE]` or the path of a YAML file names.
struct EntryReference: Hashable, Sendable {
    /// The id, or the path.
    let name: String
    /// The state behind the slash.
    let state: String?

    /// Whether it is the path of a file.
    var isPath: Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

    /// Whether it can only be meant as a path, though not as that of a YAML file: `./draft`.
    var isOtherPath: Bool { !isPath && (argument.hasPrefix("/") || argument.hasPrefix(".")) }

    /// As it was written.
    var argument: String { state.map { "\(name)/\($0)" } ?? name }

    init(_ argument: String) {
        let isPath = argument.hasSuffix(".yaml") || argument.hasSuffix(".yml")
        if !isPath, let slash = argument.lastIndex(of: "/") {
            name = String(argument[..<slash])
            state = String(argument[argument.index(after: slash)...])
        } else {
            name = argument
            state = nil
        }
    }
}

extension ValueType where Value == EntryReference {
    /// An id, with or without a state, or the path of a YAML file.
    static let entry = ValueType(
        "ID[/STATE]",
        completion: Completion.program(["list"], behindSlash: ["list", "--print", "states"]).or(.file),
        write: { $0.argument }
    ) { argument throws(ValueError) in
        guard !argument.isEmpty else { throw ValueError("expected an id or the path of a YAML file") }
        return EntryReference(argument)
    }
}
