/// How much work it is to draw one filter.
///
/// A renderer goes from the last step back along the inputs, and makes the picture of a step again each time that
/// it is asked for: steps that each use the one before twice double the work. A step that reaches out to other
/// pixels, such as a blur, needs a larger picture of what is before it, which a chain of them doubles too.
/// So a step counts 1, more where it looks at many pixels for each, and what its inputs count, twice where it
/// reaches out.
struct FilterSteps {
    /// The counts of the steps that have a name, by it.
    private var named: [String: Int] = [:]
    /// The count of the step before the last.
    private var previous = 0
    /// The last step so far: its name and its count.
    private var last: (name: String?, count: Int)?
    /// How many steps there are.
    private var all = 0
    /// How much larger than usual the filter's region is.
    private let region: Int

    /// A filter by the attributes of its element.
    init(_ attributes: [XMLAttribute]) {
        func value(_ name: String) -> Double {
            let text = attributes.first { $0.name.namespace.isEmpty && $0.name.local == name }?.value
            guard let text, let number = SVGLength.numbers(text).first?.magnitude else {
                return Self.usualSide
            }
            return text.utf8.contains(UInt8(ascii: "%")) ? number / 100 : number
        }
        // In the units of the drawing it is seldom larger than that.
        let isRelative = !attributes.contains {
            $0.name.local == "filterUnits" && $0.value == "userSpaceOnUse"
        }
        let area = value("width") * value("height") / (Self.usualSide * Self.usualSide)
        region = isRelative ? max(1, Int(min(area.rounded(.up), 1e9))) : 1
    }

    /// A side of the region where the file says nothing, in sides of what is drawn.
    private static let usualSide = 1.2

    /// The count of the whole filter: of the last step, which is what is drawn, and no less than the steps there are.
    var count: Int {
        let (count, overflow) = max(last?.count ?? 0, all).multipliedReportingOverflow(by: region)
        return overflow ? .max : count
    }

    /// Adds a step, or an input of the last one.
    mutating func add(_ name: String, _ attributes: [XMLAttribute]) {
        func value(_ name: String) -> String? {
            attributes.first { $0.name.namespace.isEmpty && $0.name.local == name }?.value
        }
        if name == "feMergeNode" {
            let count = count(of: value("in"), default: previous)
            last = last.map { ($0.name, Self.sum($0.count, count)) }
        }
        guard Self.steps.contains(name) else { return }
        begin()
        all += 1
        var count = Self.ownCount(name, value)
        if !Self.withoutInput.contains(name) {
            let input = self.count(of: value("in"), default: previous)
            count = Self.sum(count, input)
            if Self.reachingOut.contains(name) { count = Self.sum(count, input) }
        }
        if Self.withTwoInputs.contains(name) {
            count = Self.sum(count, self.count(of: value("in2"), default: previous))
        }
        last = (value("result"), count)
    }

    /// Lets the steps that follow use the last one.
    private mutating func begin() {
        guard let last else { return }
        previous = last.count
        if let name = last.name { named[name] = last.count }
    }

    /// What an input counts; one that is not named, or named and not there, is the step before.
    private func count(of name: String?, default previous: Int) -> Int {
        guard let name else { return previous }
        return named[name] ?? (["SourceGraphic", "SourceAlpha"].contains(name) ? 0 : previous)
    }

    /// What a step counts by itself: 1, and more where an attribute makes it look at many pixels for each.
    private static func ownCount(_ name: String, _ value: (String) -> String?) -> Int {
        func number(_ name: String) -> Double {
            SVGLength.numbers(value(name) ?? "").map(\.magnitude).max() ?? 0
        }
        let count =
            switch name {
            case "feTurbulence": number("numOctaves")
            // Nine pixels are usual.
            case "feConvolveMatrix": number("order") * number("order") / 9
            case "feMorphology": 1 + number("radius") / 4
            case "feGaussianBlur", "feDropShadow": 1 + number("stdDeviation") / 50
            default: 1.0
            }
        return max(1, Int(min(count, 1e9)))
    }

    static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, overflow) = a.addingReportingOverflow(b)
        return overflow ? .max : sum
    }

    private static let steps: Set<String> = [
        "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix",
        "feDiffuseLighting", "feDisplacementMap", "feDropShadow", "feFlood", "feGaussianBlur", "feMerge",
        "feMorphology", "feOffset", "feSpecularLighting", "feTile", "feTurbulence",
    ]
    private static let withoutInput: Set<String> = ["feFlood", "feTurbulence", "feMerge"]
    private static let reachingOut: Set<String> = [
        "feDisplacementMap", "feDropShadow", "feGaussianBlur", "feMorphology", "feTile",
    ]
    private static let withTwoInputs: Set<String> = ["feBlend", "feComposite", "feDisplacementMap"]

    /// How many steps a function of the `filter` property stands for; nil where it is none.
    static func count(ofFunction name: String) -> Int? {
        switch name {
        case "blur", "brightness", "contrast", "grayscale", "hue-rotate", "invert", "opacity", "saturate",
            "sepia":
            1
        // A blur, moved, coloured, and the drawing over it.
        case "drop-shadow": 4
        default: nil
        }
    }
}
