/// What a cluster says of breaking a line beside it, where there is no space.
///
/// A short form of Unicode's line breaking (UAX 14): ideographs may part from their neighbours, opening signs
/// stay with what follows, closing signs and small kana with what they follow. Korean breaks at spaces.
enum BreakClass {
    /// A letter of a script that has spaces.
    case letter
    /// An ideograph, kana or emoji.
    case ideograph
    /// What no line ends with.
    case opening
    /// What no line begins with.
    case closing

    /// The class of a cluster that takes some columns.
    init(_ cluster: Character, columns: Int) {
        let value = cluster.unicodeScalars.first?.value ?? 0
        if Self.openingSigns.contains(cluster) {
            self = .opening
        } else if Self.closingSigns.contains(cluster) {
            self = .closing
        } else {
            self = columns == 2 && !Self.isHangul(value) ? .ideograph : .letter
        }
    }

    /// Whether a line may end after this one.
    func allowsBreak(before next: BreakClass) -> Bool {
        if self == .opening || next == .closing { return false }
        return self == .ideograph || next == .ideograph || (self == .closing && next == .opening)
    }

    private static let openingSigns = Set<Character>("([{<«‘“（［｛＜「『【〔〈《〖〘")
    private static let closingSigns = Set<Character>(
        ")]}>»’”!?.,:;%…）］｝＞」』】〕〉》〗〙、。，．：；？！％・ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")

    private static func isHangul(_ value: UInt32) -> Bool {
        (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value)
            || (0x3130...0x318F).contains(value)
    }
}
