public import Rendering
import SceneModel

/// A renderer that gets its requests as JSON, and can be sent one that the host has changed.
///
/// Renderers out of process are such; what runs in the process has no use for it.
public protocol RawRequestRenderer: Renderer {
    /// The JSON of a request, as `render(_:)` sends it.
    func bytes(of request: RenderRequest) -> [UInt8]

    /// The files that a request becomes of which these bytes are sent in place of its own.
    ///
    /// - Throws: `RenderFailure` as `render(_:)` does.
    func render(_ request: RenderRequest, sending bytes: [UInt8]) throws(RenderFailure) -> RenderOutput

    /// Whether it refuses these bytes in place of a request: by a status other than 0, or in its answer.
    ///
    /// - Throws: `RenderFailure` of the kind `renderer` where it does neither that nor answer with files.
    func refuses(_ request: RenderRequest, sending bytes: [UInt8]) throws(RenderFailure) -> Bool
}

/// A protocol that is not the one of a request.
enum OtherProtocol {
    /// The request with the number of the next protocol, and that number.
    static func next(after request: JSONValue) -> (request: JSONValue, number: Int) {
        let number = (request["protocol"]?.integer ?? 0) + 1
        guard case .object(var members) = request else { return (request, number) }
        members["protocol"] = .number(Double(number))
        return (.object(members), number)
    }

    /// What a renderer has to do with a request of that protocol.
    static func remedy(_ number: Int) -> String {
        "it must refuse protocol \(number) by a status other than 0, or by an error; in sh a pipe hides the status"
    }
}

/// Fields that no version of the protocol has.
enum UnknownFields {
    /// The request with a field more in every record.
    static func added(to request: JSONValue) -> JSONValue {
        switch request {
        case .object(var members):
            for (name, value) in members where !closed.contains(name) {
                members[name] = name == "assets" ? addedToEach(of: value) : added(to: value)
            }
            members["fieldOfLater"] = ["of": [1, "two", .null, false]]
            return .object(members)
        case .array(let values): return .array(values.map(added))
        default: return request
        }
    }

    /// The names in this record are those of pictures, so it gets no other.
    private static func addedToEach(of assets: JSONValue) -> JSONValue {
        guard case .object(let members) = assets else { return assets }
        return .object(members.mapValues(added))
    }

    /// Records whose one field says which case of a closed set they are.
    private static let closed: Set<String> = ["onTapView", "onTapButton"]
}
