/// Characters that fill the square of an ideograph.
///
/// Source: the wide and full-width blocks of Unicode (UAX 11), without Hangul, which breaks lines at spaces;
/// and emoji.
public enum WideCharacters {
    /// Whether a cluster fills the square.
    public static func contains(_ cluster: Character) -> Bool {
        guard let first = cluster.unicodeScalars.first else { return false }
        return contains(first) || isEmoji(cluster)
    }

    /// Whether a cluster fills the square.
    public static func contains(_ cluster: Cluster) -> Bool {
        switch cluster {
        case .scalar(let scalar): contains(scalar)
        case .character(let character): contains(character)
        }
    }

    /// Whether a cluster is drawn as an emoji.
    static func isEmoji(_ cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard let properties = scalars.first?.properties else { return false }
        return properties.isEmojiPresentation
            || properties.isEmoji && scalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    }

    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x303E, 0x3041...0x3098, 0x309B...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF: true
        case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
        case 0x20000...0x3FFFD: true
        default: false
        }
    }
}
