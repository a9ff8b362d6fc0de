/// How wide a cluster likely is where no table of a face has it, in parts of the font size.
///
/// - an emoji, with all that is joined to it: 1.25, as in the colour fonts of Apple, Google and Microsoft
/// - an ideograph, kana or full-width sign: 1, which is exact, since all faces draw it in a square
/// - a syllable of Hangul: 0.92
/// - a half-width kana: 0.5
/// - a capital of another alphabet: 0.7, a small letter: 0.55 (the means of Cyrillic in Liberation Sans)
/// - a letter of Hebrew or Arabic, which join: 0.53
/// - any other letter or sign: 0.6
/// - a mark or a joiner: 0; a mark that takes room of its own: 0.3
struct ScriptWidth {
    /// The width in parts of the font size.
    let ems: Double
    /// Whether every face has this width.
    let isExact: Bool

    /// The likely width of a cluster; a scalar that is one of its own is no emoji.
    init(_ cluster: Cluster) {
        switch cluster {
        case .scalar(let scalar):
            self.init(ems: Self.ems(of: scalar), isExact: WideCharacters.contains(scalar))
        case .character(let character): self.init(character)
        }
    }

    private init(_ cluster: Character) {
        let scalars = cluster.unicodeScalars
        guard !WideCharacters.isEmoji(cluster) else {
            self.init(ems: 1.25, isExact: false)
            return
        }
        self.init(
            ems: scalars.reduce(0) { $0 + Self.ems(of: $1) },
            isExact: scalars.count == 1 && WideCharacters.contains(scalars[scalars.startIndex]))
    }

    private init(ems: Double, isExact: Bool) {
        self.ems = ems
        self.isExact = isExact
    }

    /// Whether all that follows the first scalar are marks without room of their own.
    static func isMarked(_ scalars: Character.UnicodeScalarView) -> Bool {
        scalars.dropFirst().allSatisfy { isMark($0) }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func ems(of scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0xAC00...0xD7A3: return 0.92
        case 0x1160...0x11FF: return 0
        case 0xFF61...0xFF9F: return 0.5
        case 0x05D0...0x05F4, 0x0620...0x064A, 0x066E...0x06D5: return 0.53
        case _ where WideCharacters.contains(scalar): return 1
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        case .spacingMark: return 0.3
        case .uppercaseLetter, .titlecaseLetter: return 0.7
        case .lowercaseLetter: return 0.55
        default: return 0.6
        }
    }
}
