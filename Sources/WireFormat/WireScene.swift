public import SceneModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A scene as a renderer in another process gets it.
public enum WireScene {
    /// The scene as UTF-8, keys sorted, without a final line break; safe to print.
    public static func bytes(_ scene: Scene, indented: Bool) -> [UInt8] {
        JSONWriter.bytes(of: scene, indented: indented)
    }

    /// Appends those bytes.
    public static func append(_ scene: Scene, indented: Bool, to output: inout [UInt8]) {
        // Handed over and taken back, so that there is one owner and nothing is copied.
        var bytes: [UInt8] = []
        swap(&bytes, &output)
        var json = JSONWriter(appendingTo: consume bytes, indented: indented)
        scene.write(to: &json)
        output = json.finish()
    }

    /// Reads a scene that stands at `place`.
    static func read(_ value: JSONValue, at place: String) throws(WireProblem) -> Scene {
        do {
            return try JSONDecoder().decode(Scene.self, from: Data(value.bytes()))
        } catch let error as DecodingError {
            throw problem(error, at: place)
        } catch {
            throw .field(place, "it is no scene")
        }
    }

    private static func problem(_ error: DecodingError, at place: String) -> WireProblem {
        switch error {
        case .keyNotFound(let key, let context):
            .field(path(context.codingPath + [key], from: place), "it is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            .field(path(context.codingPath, from: place), "it does not have the type that a scene has there")
        @unknown default:
            .field(place, "it is no scene")
        }
    }

    private static func path(_ keys: [any CodingKey], from place: String) -> String {
        keys.reduce(place) { path, key in
            key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)"
        }
    }
}
