import SceneModel
import TerminalText
import YAMLTree

extension EntryReader {
    /// A decimal number: sign, digits, fraction, exponent; no other base, no leading zero, finite.
    mutating func number(_ node: Node, _ range: ClosedRange<Double>, unit: String) -> Double? {
        guard let scalar = scalar(node, expected: .number(range, unit: unit)) else { return nil }
        guard scalar.style == .plain, let number = Self.decimal(scalar.text) else {
            return refuse(
                node, "\"\(scalar.text)\" is not a number", rule: "not-a-number",
                remedy: "write decimal digits without quotes, such as 12 or -0.5")
        }
        guard range.contains(number) else {
            return refuse(
                node, "\(scalar.text) is out of bounds", rule: "out-of-bounds",
                remedy:
                    "write a number from \(Self.shown(range.lowerBound)) to \(Self.shown(range.upperBound))")
        }
        return number
    }

    /// Six hexadecimal digits, or eight with the alpha last, with or without `#`.
    mutating func color(_ node: Node) -> Color? {
        guard let scalar = scalar(node, expected: .color) else { return nil }
        if let color = Color(hex: scalar.text) { return color }
        return refuse(
            node, "\"\(scalar.text)\" is not a colour", rule: "not-a-colour",
            remedy:
                "write six hexadecimal digits in quotes, such as \"#08aeff\", or eight with the alpha last")
    }

    /// A text, or one for each language.
    mutating func localizedText(_ node: Node) -> LocalizedText? {
        guard case .mapping(let pairs) = node.content else {
            guard let text = scalar(node, expected: .localizedText)?.text else { return nil }
            warnOfBidiControls(text, node)
            return LocalizedText(text)
        }
        var variants: [LocalizedText.Variant] = []
        for pair in pairs {
            guard Forms.isLanguage(pair.key) else {
                refuse(
                    at: pair.keyPosition, rule: "form",
                    "\"\(pair.key)\" is not \(ValueType.Pattern.language.name)")
                continue
            }
            guard let text = scalar(pair.value, expected: .text)?.text else { continue }
            warnOfBidiControls(text, pair.value)
            variants.append(LocalizedText.Variant(language: pair.key, text: text))
        }
        guard !variants.isEmpty else { return refuse(node, expected: .localizedText) }
        return LocalizedText(variants)
    }

    /// The name of a file beside the entry: no path, no address, nothing hidden.
    mutating func assetName(_ node: Node) -> String? {
        guard let name = scalar(node, expected: .asset)?.text else { return nil }
        guard Self.isFileName(name) else {
            return refuse(
                node, "\"\(name)\" is not the name of a file beside the entry", rule: "asset-name",
                remedy: "put the picture into the entry's folder and write its name, such as placeholder.svg")
        }
        remember(asset: name, at: node.position)
        return name
    }

    /// A bidi control turns round what follows it, which deceives readers of the text.
    private mutating func warnOfBidiControls(_ text: String, _ node: Node) {
        guard Self.mayHoldBidiControl(text) else { return }
        guard let scalar = text.unicodeScalars.first(where: VisibleText.isBidiControl) else { return }
        note(
            at: node.position, rule: "bidi-control",
            "the text holds the bidi control \(VisibleText.spelling(of: scalar)), which is shown spelt out",
            remedy: "leave it out; renderers already isolate each text")
    }

    /// In UTF-8 the controls are E2 80 AA to E2 80 AE and E2 81 A6 to E2 81 A9, and quotation marks, dashes
    /// and dots, which many texts hold, are E2 80 too, but with a lower last byte.
    private static func mayHoldBidiControl(_ text: String) -> Bool {
        let answer = text.utf8.withContiguousStorageIfAvailable { bytes in
            var last: UInt8 = 0
            for byte in bytes {
                if (last == 0x80 && byte >= 0xAA) || (last == 0x81 && byte >= 0xA6) { return true }
                last = byte
            }
            return false
        }
        return answer ?? true
    }

    /// The number that a text spells, or nil.
    static func decimal(_ text: String) -> Double? {
        var text = text
        guard let number = text.withUTF8(scan) else { return nil }
        return number.isExact ? number.value : Double(text).flatMap { $0.isFinite ? $0 : nil }
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
        return name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "%": false
            default: scalar.value >= 0x20 && scalar.value < 0x7F
            }
        }
    }

    private static func shown(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
