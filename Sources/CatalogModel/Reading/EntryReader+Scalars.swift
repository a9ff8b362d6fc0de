import SceneModel
import TerminalText
import YAMLTree

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension EntryReader {
    /// A decimal number: sign, digits, fraction, exponent; no other base, no leading zero, finite.
    mutating func number(_ node: NodeID, _ range: ClosedRange<Double>, unit: String) -> Double? {
        guard hasScalar(node, expected: .number(range, unit: unit)) else { return nil }
        guard table.isPlain(node), let number = Self.decimal(table.letters(of: node)) else {
            return refuse(
                node, "\"\(table.text(of: node))\" is not a number", rule: "not-a-number",
                remedy: "write decimal digits without quotes, such as 12 or -0.5")
        }
        guard range.contains(number) else {
            return refuse(
                node, "\(table.text(of: node)) is out of bounds", rule: "out-of-bounds",
                remedy:
                    "write a number from \(Self.shown(range.lowerBound)) to \(Self.shown(range.upperBound))")
        }
        return number
    }

    /// Six hexadecimal digits, or eight with the alpha last, with or without `#`.
    mutating func color(_ node: NodeID) -> Color? {
        guard let text = text(node, expected: .color) else { return nil }
        if let color = Color(hex: text) { return color }
        return refuse(
            node, "\"\(text)\" is not a colour", rule: "not-a-colour",
            remedy:
                "write six hexadecimal digits in quotes, such as \"#08aeff\", or eight with the alpha last")
    }

    /// A text, or one for each language.
    mutating func localizedText(_ node: NodeID) -> LocalizedText? {
        guard table.isMapping(node) else {
            guard let text = text(node, expected: .localizedText) else { return nil }
            warnOfBidiControls(text, node)
            return LocalizedText(text)
        }
        var variants: [LocalizedText.Variant] = []
        for pair in table.pairs(of: node) {
            guard variants.count < LocalizedText.mostLanguages else {
                return refuse(
                    node, "a text in more than \(LocalizedText.mostLanguages) languages", rule: "too-many",
                    remedy: "leave some out")
            }
            let language = table.text(of: pair.key)
            guard Forms.isLanguage(language) else {
                refuse(
                    at: table.position(of: pair.key), rule: "form",
                    "\"\(language)\" is not \(ValueType.Pattern.language.name)")
                continue
            }
            guard let text = text(pair.value, expected: .text) else { continue }
            warnOfBidiControls(text, pair.value)
            variants.append(LocalizedText.Variant(language: language, text: text))
        }
        guard !variants.isEmpty else { return refuse(node, expected: .localizedText) }
        return LocalizedText(variants)
    }

    /// The name of a file beside the entry: no path, no address, nothing hidden.
    mutating func assetName(_ node: NodeID) -> String? {
        guard let name = text(node, expected: .asset) else { return nil }
        guard Self.isFileName(name) else {
            return refuse(
                node, "\"\(name)\" is not the name of a file beside the entry", rule: "asset-name",
                remedy: "put the picture into the entry's folder and write its name, such as placeholder.svg")
        }
        remember(asset: name, at: table.position(of: node))
        return name
    }

    /// A bidi control turns round what follows it, which deceives readers of the text.
    private mutating func warnOfBidiControls(_ text: String, _ node: NodeID) {
        guard Self.mayHoldBidiControl(table.letters(of: node)) else { return }
        guard let scalar = text.unicodeScalars.first(where: VisibleText.isBidiControl) else { return }
        note(
            at: table.position(of: node), rule: "bidi-control",
            "the text holds the bidi control \(VisibleText.spelling(of: scalar)), which is shown spelt out",
            remedy: "leave it out; renderers already isolate each text")
    }

    /// In UTF-8 the controls are E2 80 AA to E2 80 AE and E2 81 A6 to E2 81 A9, and quotation marks, dashes
    /// and dots, which many texts hold, are E2 80 too, but with a lower last byte.
    private static func mayHoldBidiControl(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = text.baseAddress, memchr(start, 0xE2, text.count) != nil else { return false }
        return text.indices.dropFirst(2).contains { index in
            switch text[index - 1] {
            case 0x80: text[index] >= 0xAA
            case 0x81: text[index] >= 0xA6
            default: false
            }
        }
    }

    /// The number that a text spells, or nil.
    private static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard let number = scan(text) else { return nil }
        if number.isExact { return number.value }
        return Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number that some letters spell, or nil; it is exact where they are few and there is no exponent.
    private static func scan(_ text: UnsafeBufferPointer<UInt8>) -> (value: Double, isExact: Bool)? {
        var digits = 0
        var hasFraction = false
        var previous: UInt8 = 0
        var isSimple = true
        var value = 0.0
        var scale = 1.0
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if isSimple {
                    if digits == 1, !hasFraction, value == 0 { return nil }
                    value = value * 10 + Double(byte &- UInt8(ascii: "0"))
                    if hasFraction { scale *= 10 }
                    digits += 1
                }
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                guard index == 0 || previous | 0x20 == UInt8(ascii: "e") else { return nil }
            case UInt8(ascii: "."):
                guard digits > 0, !hasFraction, isSimple else { return nil }
                hasFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard digits > 0, isSimple else { return nil }
                isSimple = false
            default: return nil
            }
            previous = byte
        }
        guard digits > 0, isDigit(previous) else { return nil }
        let sign = text.first == UInt8(ascii: "-") ? -1.0 : 1
        return (sign * value / scale, isSimple && digits <= 15)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isFileName(_ name: String) -> Bool {
        guard (1...128).contains(name.utf8.count), name.utf8.first != UInt8(ascii: ".") else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"),
                UInt8(ascii: "?"),
                UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"),
                UInt8(ascii: "%"):
                false
            default: byte >= 0x20 && byte < 0x7F
            }
        }
    }

    private static func shown(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
