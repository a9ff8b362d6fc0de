import SceneModel

/// The paths that a renderer may give its files.
///
/// They are relative, with `/` between their parts. They mean the same on every system, look like what they are,
/// and stay inside the folder that they are put in: no part is empty, hidden, reserved, or ends as Windows would
/// not keep it, and no character is one that is not seen or that some system refuses.
public enum ArtifactPath {
    /// How many parts a path may have.
    static let mostParts = 64

    /// What is wrong with `path`, as half a sentence that goes on from "its path"; nil where it may be used.
    public static func problem(_ path: String) -> String? {
        if path.isEmpty { return "is empty" }
        if path.utf8.first == slash { return "is absolute" }
        if !path.utf8.allSatisfy(isPlain), let problem = path.unicodeScalars.lazy.compactMap(problem).first {
            return problem
        }
        // Cut as bytes: a slash and a combining mark after it are one Character, but still a slash.
        var rest = path.utf8[...]
        for _ in 0..<mostParts {
            let end = rest.firstIndex(of: slash)
            if let problem = problem(part: rest[..<(end ?? rest.endIndex)]) { return problem }
            guard let end else { return nil }
            rest = rest[rest.index(after: end)...]
        }
        return "has more than \(mostParts) parts"
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    private static func problem(part: Substring.UTF8View) -> String? {
        guard let last = part.last else { return "contains an empty part" }
        if part.first == dot {
            return part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8)
                ? "contains \".\" or \"..\"" : "has a part that begins with a dot"
        }
        // Windows drops them, so the name would be another one there.
        if last == dot || last == UInt8(ascii: " ") { return "has a part that ends with a dot or a blank" }
        return isDevice(part) ? "contains a name that Windows reserves for a device" : nil
    }

    /// Windows takes `con.txt` for the device too, and `con .txt`.
    private static func isDevice(_ part: Substring.UTF8View) -> Bool {
        let stem = part.prefix { $0 != dot }
        // The longest of them has 7 bytes, and nearly every part is longer.
        let name = stem.lastIndex { $0 != UInt8(ascii: " ") }.map { stem[...$0] } ?? stem
        return name.count <= 7 && ReservedNames.windowsDevices.contains(Substring(name).lowercased())
    }

    /// Whether a byte is an ASCII character that any path may have, which nearly all paths consist of.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && !refused.contains(byte)
    }

    /// What Windows keeps for itself, and the backslash, which it takes for a slash.
    private static let refused = Array("\\<>:\"|?*".utf8)

    /// What is wrong with a character; nil where any path may have it.
    private static func problem(_ scalar: Unicode.Scalar) -> String? {
        if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F {
            return isPlain(UInt8(scalar.value)) ? nil : "contains one of \\ < > : \" | ? *"
        }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return "contains a control character"
        case .format, .spaceSeparator: return "contains a character that is not seen"
        default:
            // U+2800 is a letter of Braille without dots.
            let isSeen = !scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0x2800
            return isSeen ? nil : "contains a character that is not seen"
        }
    }
}
