public import Diagnostics
import FileSystem
public import SceneModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The file `snapshots.json` in the folder of goldens, written by people: what is kept there.
///
/// All of it may be left out:
///
///     {
///       "renderers": ["html", "json", "text"],
///       "states": "all",
///       "variants": {
///         "dark": {"appearance": "dark"},
///         "tablet": {"device": "ipad", "bars": "shown", "entries": ["airbnb", "photo*"], "renderers": ["html"]}
///       }
///     }
///
/// A variant has the options of a scene, by their names on the command line, and may be kept of some entries
/// or by some renderers only. What the values mean is not known here.
public struct SnapshotManifest: Hashable, Sendable {
    /// The renderers whose goldens are kept; nil where it does not say.
    public var renderers: [String]?
    /// Whether only the first state of each entry is kept, and not every one.
    public var keepsFirstStateOnly: Bool
    /// The variants beside the plain goldens, in the order of their names.
    public var variants: [Variant]

    /// A manifest of its parts; the defaults are those of a folder without one.
    public init(renderers: [String]? = nil, keepsFirstStateOnly: Bool = false, variants: [Variant] = []) {
        self.renderers = renderers
        self.keepsFirstStateOnly = keepsFirstStateOnly
        self.variants = variants
    }

    /// A set of goldens that show the same scenes on another screen.
    public struct Variant: Hashable, Sendable {
        /// Its name, which is part of the names of its goldens.
        public var name: String
        /// The options of the scene, in the order of their names.
        public var options: [Option]
        /// The entries that have it, as patterns of their ids; nil for all.
        public var entries: [Glob]?
        /// The renderers that have it; nil for all.
        public var renderers: [String]?

        /// A variant of its parts.
        public init(name: String, options: [Option], entries: [Glob]? = nil, renderers: [String]? = nil) {
            self.name = name
            self.options = options
            self.entries = entries
            self.renderers = renderers
        }

        /// Whether an entry's goldens by a renderer have this variant.
        public func isKept(entry: String, renderer: String) -> Bool {
            (entries?.contains { $0.matches(entry) } ?? true) && (renderers?.contains(renderer) ?? true)
        }
    }

    /// One option of a scene: `"text-scale": 2`.
    public struct Option: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its value.
        public var value: JSONValue

        /// An option and its value.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Its name in the folder of goldens.
    public static let fileName = "snapshots.json"
    private static let sizeLimit = 1 << 20

    /// The manifest in a store; that of a folder without one where there is none.
    ///
    /// - Throws: `StoreProblem` where it cannot be read, or says what it cannot.
    public static func read(
        in store: GoldenStore, states: Set<String>
    ) throws(StoreProblem) -> SnapshotManifest {
        let path = Path.join(store.folder, fileName)
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path, limit: sizeLimit)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return SnapshotManifest() }
            throw StoreProblem(error)
        }
        let value: JSONValue
        do throws(JSONProblem) {
            value = try JSONValue(parsing: bytes)
        } catch {
            throw StoreProblem("\(path):\(error.line):\(error.column): \(error.message)")
        }
        return try ManifestReader(path: path, states: states).manifest(value)
    }
}
