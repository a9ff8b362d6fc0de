import Conformance
import SceneModel
import WireFormat

/// What a case sends to a renderer that is a program, to be looked at or piped into one.
struct ConformanceRequest {
    private let test: ConformanceCase

    init(_ test: ConformanceCase) { self.test = test }

    /// The request for all scenes of the case as indented JSON, without a final line break.
    var text: String {
        guard let request = try? JSONValue(parsing: WireRequest.bytes(test.request(for: test.scenes))) else {
            preconditionFailure("a request of the program is not JSON")
        }
        return JSONOutput.text(test.sent(request))
    }
}
