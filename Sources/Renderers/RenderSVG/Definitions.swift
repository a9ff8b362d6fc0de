import ByteWriting
import SceneModel

/// What the parts of a picture share: filters, pictures that are drawn several times, and motions.
struct Definitions {
    private var tints: [Color] = []
    private var shadows: [Shadow] = []
    private var pictures: [(id: Identifier, asset: Asset)] = []
    private var motions: [Motion] = []

    /// Adds a filter that draws every opaque part in a colour.
    mutating func add(tint: Color) {
        if !tints.contains(tint) { tints.append(tint) }
    }

    /// Adds a filter that draws a shadow.
    mutating func add(_ shadow: Shadow) {
        if !shadows.contains(shadow) { shadows.append(shadow) }
    }

    /// Adds a picture, to be drawn in its natural size by reference.
    mutating func add(_ picture: Asset, as id: Identifier) {
        if !pictures.contains(where: { $0.id == id }) { pictures.append((id, picture)) }
    }

    /// Adds the rules of a motion.
    mutating func add(_ motion: Motion) {
        if !motions.contains(motion) { motions.append(motion) }
    }

    /// Writes the style element and the definitions, where there are any.
    func write(into svg: inout SVGWriter) {
        if !motions.isEmpty { writeRules(into: &svg) }
        guard !(tints.isEmpty && shadows.isEmpty && pictures.isEmpty) else { return }
        svg.lineBreak()
        svg.element("defs") { svg in
            for tint in tints { write(tint, into: &svg) }
            for shadow in shadows { write(shadow, into: &svg) }
            for picture in pictures { write(picture.asset, as: picture.id, into: &svg) }
            svg.lineBreak()
        }
    }

    /// They hold for those who have not asked for less motion.
    private func writeRules(into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element("style") { svg in
            svg.literal("@media(prefers-reduced-motion:no-preference){")
            for motion in Motion.allCases where motions.contains(motion) { svg.literal(motion.rules) }
            svg.literal("}")
        }
    }

    private func write(_ tint: Color, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element("filter") { tag in
            tag.id(.tint(tint))
            tag.literal("color-interpolation-filters", "sRGB")
            tag.frame(Frame(x: 0, y: 0, width: 1, height: 1))
        } content: { svg in
            svg.empty("feFlood") { $0.flood(tint) }
            svg.empty("feComposite") { tag in
                tag.literal("in2", "SourceAlpha")
                tag.literal("operator", "in")
            }
        }
    }

    /// A shadow's region is three times the text's, so that one far from its letters is whole.
    private func write(_ shadow: Shadow, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.element("filter") { tag in
            tag.id(.shadow(shadow))
            tag.literal("color-interpolation-filters", "sRGB")
            tag.frame(Frame(x: -1, y: -1, width: 3, height: 3))
        } content: { svg in
            svg.empty("feDropShadow") { tag in
                tag.number("dx", shadow.x)
                tag.number("dy", shadow.y)
                // The deviation of a blur is half of its radius in UIKit and CSS.
                tag.number("stdDeviation", max(0, shadow.blur) / 2)
                tag.flood(shadow.color)
            }
        }
    }

    private func write(_ picture: Asset, as id: Identifier, into svg: inout SVGWriter) {
        svg.lineBreak()
        svg.empty("image") { tag in
            tag.id(id)
            tag.size(picture.naturalSize)
            tag.literal("preserveAspectRatio", "none")
            tag.address(picture)
        }
    }
}
