/// The paths that a renderer may give its files.
///
/// They are relative, with `/` between their parts. No part is empty, `.` or `..`, and there is no backslash and
/// no control character, so that a path means the same on every system and stays inside the folder it is put in.
public enum ArtifactPath {
    /// What is wrong with `path`, as half a sentence that goes on from "its path"; nil where it may be used.
    public static func problem(_ path: String) -> String? {
        if path.isEmpty { return "is empty" }
        if path.utf8.first == slash { return "is absolute" }
        if !path.utf8.allSatisfy(isAllowedASCII), path.unicodeScalars.contains(where: isForbidden) {
            return "contains a backslash or a control character"
        }
        // Cut as bytes: a slash and a combining mark after it are one Character, but still a slash.
        var rest = path.utf8[...]
        while true {
            let end = rest.firstIndex(of: slash)
            let part = rest[..<(end ?? rest.endIndex)]
            if part.isEmpty { return "contains an empty part" }
            if part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
                return "contains \".\" or \"..\""
            }
            guard let end else { return nil }
            rest = rest[rest.index(after: end)...]
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// Whether a byte is an ASCII character that any path may have, which nearly all paths consist of.
    private static func isAllowedASCII(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\")
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\\" }
        return switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
