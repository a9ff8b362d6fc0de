public import Rendering
import SceneModel

/// What a renderer in another process says of itself.
public struct WireDescription: Hashable, Sendable {
    /// Its name and what it makes.
    public var info: RendererInfo
    /// How many scenes it wants in one request at most; nil where it does not care.
    public var batchSize: Int?

    /// A renderer's description.
    public init(info: RendererInfo, batchSize: Int? = nil) {
        self.info = info
        self.batchSize = batchSize
    }

    /// The description as UTF-8, keys sorted, without a final line break.
    public func bytes(indented: Bool = false) -> [UInt8] {
        var members: [String: JSONValue] = [
            "protocol": .number(Double(WireProtocol.number)), "name": .string(info.name),
            "summary": .string(info.summary), "mediaType": .string(info.mediaType),
            "fileExtension": .string(info.fileExtension),
        ]
        if let version = info.version { members["version"] = .string(version) }
        if let features = info.features { members["features"] = .strings(features.sorted().map(\.rawValue)) }
        if let batchSize { members["batchSize"] = .number(Double(batchSize)) }
        return JSONValue.object(members).bytes(indented: indented)
    }

    /// Reads a description.
    ///
    /// `name`, `version`, `summary`, `features` and `batchSize` may be missing; a feature that is not known is
    /// ignored. A renderer without `features` is refused nothing.
    public static func read(_ bytes: [UInt8]) throws(WireProblem) -> WireDescription {
        let document = try WireObject(document: bytes)
        return WireDescription(info: try info(of: document), batchSize: try batchSize(of: document))
    }

    private static func info(of document: WireObject) throws(WireProblem) -> RendererInfo {
        RendererInfo(
            name: try document.string("name") ?? "", version: try document.string("version"),
            summary: try document.string("summary") ?? "", mediaType: try mediaType(of: document),
            fileExtension: try fileExtension(of: document),
            features: try document.strings("features").map {
                Set($0.compactMap { Scene.Feature(rawValue: $0) })
            })
    }

    private static func batchSize(of document: WireObject) throws(WireProblem) -> Int? {
        guard let size = try document.integer("batchSize") else { return nil }
        guard size > 0 else { throw .field("batchSize", "expected 1 or more, not \(size)") }
        return size
    }

    private static func mediaType(of document: WireObject) throws(WireProblem) -> String {
        let text = try document.requiredString("mediaType")
        guard let type = MediaTypeName.essence(of: text) else {
            throw .field("mediaType", "\(WireProblem.quoted(text)) is no media type, such as text/plain")
        }
        return type
    }

    /// The ending of files, which becomes a part of their names.
    private static func fileExtension(of document: WireObject) throws(WireProblem) -> String {
        let text = try document.requiredString("fileExtension")
        guard text.utf8.count <= longestExtension, let first = text.utf8.first, first != UInt8(ascii: "."),
            text.utf8.last != UInt8(ascii: "."),
            text.utf8.allSatisfy({ MediaTypeName.isLetterOrDigit($0) || ".+-_".utf8.contains($0) })
        else {
            throw .field(
                "fileExtension",
                "\(WireProblem.quoted(text)) is no ending of a file's name, such as txt")
        }
        return text
    }

    /// No system gives a name more than 255 bytes, and the scene's name comes first.
    private static let longestExtension = 32
}
