/// What a cluster says of breaking a line beside it, where there is no space.
///
/// A short form of Unicode's line breaking (UAX 14): ideographs may part from their neighbours, opening signs
/// stay with what follows, closing signs and small kana with what they follow, and a word may part after a
/// hyphen inside it. Korean breaks at spaces.
public enum BreakClass: Sendable {
    /// A letter of a script that has spaces.
    case letter
    /// A digit, which a hyphen before it stays with.
    case digit
    /// An ideograph, kana or emoji.
    case ideograph
    /// What no line ends with.
    case opening
    /// What no line begins with.
    case closing
    /// A hyphen or dash.
    case hyphen
    /// A place to break that cannot be seen, U+200B.
    case opportunity

    /// The class of a cluster; `isWide` says whether it fills the square of an ideograph.
    public init(_ cluster: Character, isWide: Bool) {
        let value = cluster.unicodeScalars.first?.value ?? 0
        switch value {
        case 0x30...0x39: self = .digit
        case 0x2D, 0x2010, 0x2012...0x2014: self = .hyphen
        case 0x200B: self = .opportunity
        case _ where Self.openingSigns.contains(cluster): self = .opening
        case _ where Self.closingSigns.contains(cluster): self = .closing
        default: self = isWide && !Self.isHangul(value) ? .ideograph : .letter
        }
    }

    /// Whether a line may end after this one, which follows `previous` in the same word.
    public func allowsBreak(before next: BreakClass, after previous: BreakClass?) -> Bool {
        if self == .opportunity { return true }
        if self == .opening || next == .closing || next == .opportunity { return false }
        if self == .ideograph || next == .ideograph { return next != .hyphen }
        if self == .hyphen { return next == .letter && previous != nil && previous != .hyphen }
        return self == .closing && next == .opening
    }

    private static let openingSigns = Set<Character>("([{<«‘“（［｛＜「『【〔〈《〖〘")
    private static let closingSigns = Set<Character>(
        ")]}>»’”!?.,:;%…）］｝＞」』】〕〉》〗〙、。，．：；？！％・ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")

    private static func isHangul(_ value: UInt32) -> Bool {
        (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value)
            || (0x3130...0x318F).contains(value)
    }
}
