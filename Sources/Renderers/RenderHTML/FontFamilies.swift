import SceneModel
import Typesetting

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
        rule.set("font", .number(Double(typeface.weight)), .lineBox(size: size, height: lineHeight))
        switch typeface.family {
        case .system: rule.more(.keyword(system))
        case .helveticaNeue: rule.more(.keyword("\"Helvetica Neue\""))
        case .lato: rule.more(.keyword("Lato"))
        case .named(let name):
            rule.more(.string(name))
            rule.alternative(.keyword(system))
        }
        if let fallback {
            rule.alternative(.numbered("F", fallback))
        } else {
            rule.alternative(.keyword("Carlito"))
        }
        rule.alternative(.keyword("Arial,sans-serif"))
    }

    private var system: StaticString {
        size < 20
            ? "-apple-system,BlinkMacSystemFont,\"SF Pro Text\""
            : "-apple-system,BlinkMacSystemFont,\"SF Pro Display\""
    }
}
