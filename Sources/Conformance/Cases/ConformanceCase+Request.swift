public import Rendering
public import SceneModel

extension ConformanceCase {
    /// The request for some of its scenes, as a renderer in the process gets it.
    public func request(for scenes: [Scene]) -> RenderRequest {
        RenderRequest(scenes: scenes, assets: assets, options: options)
    }

    /// What a renderer out of process is sent in place of a request's JSON: where fields that are not known or
    /// another protocol are judged, it is changed.
    public func sent(_ request: JSONValue) -> JSONValue {
        switch exam {
        case .unknownFields: UnknownFields.added(to: request)
        case .otherProtocol: OtherProtocol.next(after: request).request
        case .words, .wordsOrRefusal, .alternatives, .sameTwice, .batchEqualsSingle, .colors, .asciiFrames:
            request
        }
    }
}
