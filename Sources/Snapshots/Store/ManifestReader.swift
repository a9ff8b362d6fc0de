import Diagnostics
import SceneModel

/// Makes a manifest of its JSON, and says what is wrong with it.
struct ManifestReader {
    /// The path for messages.
    let path: String
    /// The names of states, which no variant may have.
    let states: Set<String>

    func manifest(_ value: JSONValue) throws(StoreProblem) -> SnapshotManifest {
        var manifest = SnapshotManifest()
        for (key, value) in try members(value, "the manifest") {
            switch key {
            case "renderers": manifest.renderers = try names(value, "renderers")
            case "states": manifest.keepsFirstStateOnly = try isFirstOnly(value)
            case "variants": manifest.variants = try variants(value)
            default: throw unknown(key, in: "the manifest", of: ["renderers", "states", "variants"])
            }
        }
        return manifest
    }

    private func isFirstOnly(_ value: JSONValue) throws(StoreProblem) -> Bool {
        switch value.string {
        case "all": return false
        case "first": return true
        default: throw problem("\"states\" must be \"all\" or \"first\", not \(value.kindName)")
        }
    }

    private func variants(_ value: JSONValue) throws(StoreProblem) -> [SnapshotManifest.Variant] {
        var variants: [SnapshotManifest.Variant] = []
        let taken = Set(states.map { $0.lowercased() })
        for (name, value) in try members(value, "\"variants\"") {
            guard IDGrammar.accepts(name) else {
                throw problem("a variant cannot be called \"\(name)\": its name is part of a file's name")
            }
            guard !taken.contains(name) else {
                throw problem("a variant cannot be called \"\(name)\": that is a state")
            }
            variants.append(try variant(name, value))
        }
        return variants
    }

    private func variant(
        _ name: String, _ value: JSONValue
    ) throws(StoreProblem) -> SnapshotManifest.Variant {
        var variant = SnapshotManifest.Variant(name: name, options: [])
        for (key, value) in try members(value, "the variant \"\(name)\"") {
            switch key {
            case "entries": variant.entries = try strings(value, "entries").map(Glob.init)
            case "renderers": variant.renderers = try names(value, "renderers")
            default: variant.options.append(SnapshotManifest.Option(name: key, value: value))
            }
        }
        guard !variant.options.isEmpty else {
            throw problem("the variant \"\(name)\" is no other than the plain golden")
        }
        return variant
    }

    /// The members of an object, in the order of their names.
    private func members(
        _ value: JSONValue, _ place: String
    ) throws(StoreProblem) -> [(String, JSONValue)] {
        guard case .object(let members) = value else {
            throw problem("\(place) must be an object, not \(value.kindName)")
        }
        return members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { ($0.key, $0.value) }
    }

    private func strings(_ value: JSONValue, _ key: String) throws(StoreProblem) -> [String] {
        let texts = (value.array ?? []).compactMap(\.string)
        guard let all = value.array, texts.count == all.count, !texts.isEmpty else {
            throw problem("\"\(key)\" must be a list of strings")
        }
        return texts
    }

    private func names(_ value: JSONValue, _ key: String) throws(StoreProblem) -> [String] {
        let names = try strings(value, key)
        if let wrong = names.first(where: { !IDGrammar.accepts($0) }) {
            throw problem("\"\(wrong)\" in \"\(key)\" is no renderer's name")
        }
        return names
    }

    private func unknown(_ key: String, in place: String, of known: [String]) -> StoreProblem {
        let hint = NearestName.of(key, among: known).map { "did you mean \"\($0)\"?" }
        return problem(
            "unknown key \"\(key)\" in \(place)",
            remedy: hint ?? "known here: " + known.joined(separator: ", "))
    }

    private func problem(_ message: String, remedy: String? = nil) -> StoreProblem {
        StoreProblem("\(path): \(message)", remedy: remedy)
    }
}
