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
    public init(_ cluster: Cluster, isWide: Bool) {
        switch cluster {
        case .scalar(let scalar): self.init(scalar, isAlone: true, isWide: isWide)
        case .character(let character):
            let scalars = character.unicodeScalars
            let first = scalars.first ?? "\0"
            // Two kana with their mark are one scalar in another form, and that is a closing sign.
            let isMarkedKana = character == "\u{309E}" || character == "\u{30FE}"
            self.init(first, isAlone: scalars.count == 1 || isMarkedKana, isWide: isWide)
        }
    }

    /// The class of what begins with a scalar; signs are such only without a mark.
    private init(_ scalar: Unicode.Scalar, isAlone: Bool, isWide: Bool) {
        switch scalar.value {
        case 0x61...0x7A, 0x41...0x5A: self = isWide ? .ideograph : .letter
        case 0x30...0x39: self = .digit
        case 0x2D, 0x2010, 0x2012...0x2014: self = .hyphen
        case 0x200B: self = .opportunity
        default:
            switch Self.sign(scalar) {
            case .some(let sign) where isAlone: self = sign
            default: self = isWide && !Self.isHangul(scalar.value) ? .ideograph : .letter
            }
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

    /// Opening and closing signs; U+2329, U+232A and U+037E are other forms of three of them.
    private static func sign(_ scalar: Unicode.Scalar) -> BreakClass? {
        switch scalar {
        case "(", "[", "{", "<", "«", "‘", "“", "（", "［", "｛", "＜", "「", "『", "【", "〔", "〈", "《", "〖",
            "〘", "\u{2329}":
            .opening
        case ")", "]", "}", ">", "»", "’", "”", "!", "?", ".", ",", ":", ";", "%", "…", "\u{37E}", "\u{232A}":
            .closing
        case "）", "］", "｝", "＞", "」", "』", "】", "〕", "〉", "》", "〗", "〙", "、", "。", "，", "．", "：", "；", "？",
            "！", "％", "・", "ー", "々", "ゝ", "ゞ", "ヽ", "ヾ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ",
            "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ":
            .closing
        default: nil
        }
    }

    private static func isHangul(_ value: UInt32) -> Bool {
        (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value)
            || (0x3130...0x318F).contains(value)
    }
}
