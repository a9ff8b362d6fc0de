import MarkupText
import SceneModel

/// What the parts of a picture share: filters, pictures that are drawn several times, and motions.
struct Definitions {
    /// How something moves.
    enum Motion: CaseIterable {
        case turn, pulse, spin

        /// The class of what moves.
        var name: StaticString {
            switch self {
            case .turn: "turn"
            case .pulse: "pulse"
            case .spin: "spin"
            }
        }

        /// The rules of the class: they hold for those who have not asked for less motion.
        fileprivate var rules: StaticString {
            switch self {
            case .turn: ".turn{animation:turn 1s linear infinite}@keyframes turn{to{transform:rotate(1turn)}}"
            case .pulse: ".pulse{animation:pulse 1.5s ease-in-out infinite}@keyframes pulse{50%{opacity:0}}"
            case .spin:
                """
                .spin{transform-origin:18.5px 18.5px;animation:spin 1s steps(12) infinite}\
                @keyframes spin{to{transform:rotate(1turn)}}
                """
            }
        }
    }

    private var tints: [Color] = []
    private var shadows: [Shadow] = []
    private var pictures: [(id: Identifier, asset: Asset)] = []
    private var motions: Set<Motion> = []

    /// Adds a filter that draws every opaque part in a colour.
    mutating func add(tint: Color) {
        if !tints.contains(tint) { tints.append(tint) }
    }

    /// Adds a filter that draws a shadow.
    mutating func add(_ shadow: Shadow) {
        if !shadows.contains(shadow) { shadows.append(shadow) }
    }

    /// Adds a picture, to be drawn in its natural size by reference.
    mutating func add(_ picture: Asset) {
        let id = Identifier(picture: picture)
        if !pictures.contains(where: { $0.id == id }) { pictures.append((id, picture)) }
    }

    /// Adds the rules of a motion.
    mutating func add(_ motion: Motion) { motions.insert(motion) }

    /// Writes the style element and the definitions, where there are any.
    func write(into svg: inout SVGWriter) {
        if !motions.isEmpty {
            let rules = Motion.allCases.filter(motions.contains).map(\.rules)
            svg.lineBreak()
            svg.style(["@media(prefers-reduced-motion:no-preference){"] + rules + ["}"])
        }
        guard !(tints.isEmpty && shadows.isEmpty && pictures.isEmpty) else { return }
        svg.lineBreak()
        svg.element("defs") { svg in
            for tint in tints { write(tint, into: &svg) }
            for shadow in shadows { write(shadow, into: &svg) }
            for picture in pictures { write(picture.asset, as: picture.id, into: &svg) }
            svg.lineBreak()
        }
    }

    private func write(_ tint: Color, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element(
            "filter", .id(Identifier(tint: tint)), .literal("color-interpolation-filters", "sRGB"),
            .number("x", 0), .number("y", 0), .number("width", 1), .number("height", 1)
        ) { svg in
            svg.empty("feFlood", .flood(tint))
            svg.empty("feComposite", .literal("in2", "SourceAlpha"), .literal("operator", "in"))
        }
    }

    /// A shadow's region is three times the text's, so that one far from its letters is whole.
    private func write(_ shadow: Shadow, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element(
            "filter", .id(Identifier(shadow: shadow)), .literal("color-interpolation-filters", "sRGB"),
            .number("x", -1), .number("y", -1), .number("width", 3), .number("height", 3)
        ) { svg in
            // The deviation of a blur is half of its radius in UIKit and CSS.
            svg.empty(
                "feDropShadow", .number("dx", shadow.x), .number("dy", shadow.y),
                .number("stdDeviation", max(0, shadow.blur) / 2), .flood(shadow.color))
        }
    }

    private func write(_ picture: Asset, as id: Identifier, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.empty(
            "image", .id(id), .number("width", picture.naturalSize.width),
            .number("height", picture.naturalSize.height), .literal("preserveAspectRatio", "none"),
            .address(DataAddress(picture)))
    }
}
