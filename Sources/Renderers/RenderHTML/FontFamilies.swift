import SceneModel

/// The families that a text is set in, the first that a machine has counting.
struct FontFamilies {
    /// Family and weight.
    let typeface: Typeface
    /// Points.
    let size: Double
    /// The number of the face that stands in.
    let fallback: Int?

    /// Declares `font`, with a line height in points.
    ///
    /// Apple's devices find their own face first.
    func declare(lineHeight: Double, in rule: inout StyleSheet.Declarations) {
        let weight = CSSValue.number(Double(typeface.weight))
        let box = CSSValue.lineBox(size: size, height: lineHeight)
        let stands = fallback.map { CSSValue.numbered("F", $0) } ?? .keyword("Carlito")
        let last = CSSValue.keyword("Arial,sans-serif")
        switch typeface.family {
        case .system: rule.set("font", weight, box, system, .comma, stands, .comma, last)
        case .helveticaNeue:
            rule.set("font", weight, box, .keyword("\"Helvetica Neue\""), .comma, stands, .comma, last)
        case .lato: rule.set("font", weight, box, .keyword("Lato"), .comma, stands, .comma, last)
        case .named(let name):
            rule.set("font", weight, box, .string(name), .comma, system, .comma, stands, .comma, last)
        }
    }

    private var system: CSSValue {
        size < 20
            ? .keyword("-apple-system,BlinkMacSystemFont,\"SF Pro Text\"")
            : .keyword("-apple-system,BlinkMacSystemFont,\"SF Pro Display\"")
    }
}
