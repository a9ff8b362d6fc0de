import SceneModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How the bytes of a file stand in JSON.
enum WireContent: String, CaseIterable {
    /// As they are, where they are UTF-8.
    case utf8
    /// In base64 with padding, after RFC 4648, section 4.
    case base64

    /// The members `encoding` and `content` for some bytes.
    ///
    /// With `prefersText`, bytes that are UTF-8 stay readable.
    static func members(_ bytes: [UInt8], prefersText: Bool = true) -> [String: JSONValue] {
        if prefersText, let text = String(validating: bytes, as: UTF8.self) {
            return ["encoding": .string(utf8.rawValue), "content": .string(text)]
        }
        return ["encoding": .string(base64.rawValue), "content": .string(Data(bytes).base64EncodedString())]
    }

    /// The bytes that `encoding` and `content` of an object stand for; UTF-8 where no encoding is said.
    static func bytes(of object: WireObject) throws(WireProblem) -> [UInt8] {
        let content = try object.requiredString("content")
        switch try object.word("encoding", as: WireContent.self) ?? .utf8 {
        case .utf8: return Array(content.utf8)
        case .base64:
            guard let data = Data(base64Encoded: content) else {
                throw .field(object.place(of: "content"), "it is not base64 with padding")
            }
            return Array(data)
        }
    }
}
