import ByteWriting
import Hashing
import MarkupText

/// A style sheet that nothing can be added to any more.
public struct FinishedStyleSheet: Sendable {
    let bytes: [UInt8]

    /// What a content security policy calls it: `sha256-` and the hash in Base64.
    public var policySource: String {
        var source: [UInt8] = []
        appendPolicySource(to: &source)
        return String(decoding: source, as: UTF8.self)
    }

    /// Appends `policySource`.
    func appendPolicySource(to source: inout [UInt8]) {
        source.append("sha256-")
        Base64.append(SHA256.hash(of: bytes), to: &source)
    }
}
