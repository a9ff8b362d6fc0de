public import Rendering
import SceneModel

/// What a renderer writes to its standard output.
public enum WireAnswer {
    /// An answer with files as UTF-8, keys sorted, without a final line break.
    public static func bytes(_ output: RenderOutput, indented: Bool = false) -> [UInt8] {
        var members: [String: JSONValue] = ["files": .array(output.files.map(value))]
        if !output.notes.isEmpty { members["diagnostics"] = .array(output.notes.map(value)) }
        return document(members, indented)
    }

    /// An answer that says why the content cannot be rendered, as UTF-8 without a final line break.
    public static func bytes(_ failure: RenderFailure, indented: Bool = false) -> [UInt8] {
        var members: [String: JSONValue] = ["error": .string(failure.message)]
        if let scene = failure.scene { members["scene"] = .string(scene) }
        return document(members, indented)
    }

    private static func document(_ members: [String: JSONValue], _ indented: Bool) -> [UInt8] {
        var members = members
        members["protocol"] = .number(Double(WireProtocol.number))
        return JSONValue.object(members).bytes(indented: indented)
    }

    private static func value(_ file: Artifact) -> JSONValue {
        var members = WireContent.members(file.bytes)
        members["scene"] = .string(file.scene)
        members["path"] = .string(file.path)
        members["mediaType"] = .string(file.mediaType)
        return .object(members)
    }

    private static func value(_ note: RenderNote) -> JSONValue {
        var members: [String: JSONValue] = [
            "severity": .string(note.severity.rawValue), "message": .string(note.message),
        ]
        if let scene = note.scene { members["scene"] = .string(scene) }
        return .object(members)
    }
}
