/// Scalars that are clusters of their own wherever they stand beside one another: ASCII, the letters and signs
/// of Europe, and the common ones of China and Japan.
///
/// They need none of Unicode's rules for clusters (UAX 29), which take ten times as long.
enum LoneScalars {
    /// Whether a scalar is one of them.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F: true
        case 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20C0: true
        case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60: true
        default: false
        }
    }
}

extension TextBytes {
    /// The scalar that begins at a byte, if it is one that stands alone.
    func loneScalar(at index: Int) -> Unicode.Scalar? {
        let lead = self[index]
        if lead < 0x80 { return 0x20...0x7E ~= lead ? Unicode.Scalar(lead) : nil }
        // Four bytes lead to scalars beyond U+FFFF, of which none is here.
        let count = lead < 0xE0 ? 2 : 3
        guard 0xC2..<0xF0 ~= lead, index + count <= self.count else { return nil }
        var value = UInt32(lead & (count == 2 ? 0x1F : 0x0F))
        for next in index + 1..<index + count { value = value << 6 | UInt32(self[next] & 0x3F) }
        guard let scalar = Unicode.Scalar(value), LoneScalars.contains(scalar) else { return nil }
        return scalar
    }

    /// Whether a stretch holds nothing but such scalars.
    func areLone(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            guard let scalar = loneScalar(at: index) else { return false }
            index += UTF8.width(scalar)
        }
        return index == range.upperBound
    }

    /// Whether a word holds nothing but such scalars and no line may end inside it, which it needs no classes
    /// to tell.
    ///
    /// It may say no of a word that has no place to break.
    @usableFromInline
    func areUnbroken(_ word: Range<Int>) -> Bool {
        var index = word.lowerBound
        while index < word.upperBound {
            guard let scalar = loneScalar(at: index) else { return false }
            let isInner = index > word.lowerBound
            index += UTF8.width(scalar)
            switch scalar.value {
            // Letters, and what follows them as a closing sign does.
            case 0x61...0x7A, 0x41...0x5A, 0xC0...0x2FF, 0x370...0x52F, 0x2019, 0x201D, 0x2026: continue
            // Hyphens, and the scripts of China and Japan.
            case 0x2D, 0x2010...0x2014, 0x2E80...: return false
            // An opening sign may come after a closing one.
            default: if isInner, BreakClass(.scalar(scalar), isWide: false) == .opening { return false }
            }
        }
        return index == word.upperBound
    }

    /// Whether a byte is a space that nothing is joined to.
    @inlinable
    func isBreakingSpace(_ index: Int) -> Bool {
        guard self[index] == UInt8(ascii: " ") else { return false }
        guard index + 1 < count, self[index + 1] >= 0x80 else { return true }
        return standsAlone(spaceAt: index)
    }

    /// Whether the space at a byte, after which comes no ASCII, is a cluster of its own, without an accent.
    @usableFromInline
    func standsAlone(spaceAt index: Int) -> Bool {
        if loneScalar(at: index + 1) != nil { return true }
        return string(index..<min(index + 5, count)).first == " "
    }
}
