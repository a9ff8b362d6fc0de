import SceneModel
import Typesetting

/// A face that stands in for one of Apple's where that is missing, brought to its measures.
///
/// Inter stands in for SF, with its display cut from 20 points up. SF sets its letters the closer the larger
/// they are, and the page must not change the spacing of SF itself, so the stand-in is scaled for each size.
struct FallbackFace: Equatable {
    /// Which files stand in.
    enum Source: Equatable {
        case inter, interDisplay, liberationSans
    }

    /// The face it stands in for.
    let typeface: Typeface
    /// Points.
    let size: Double
    /// Which files stand in.
    let source: Source
    /// The scale that gives the original's width, as a part of 1.
    let scale: Double
    private let metrics: FontMetrics

    /// The stand-in for a font's face; nil where there is none to be had.
    init?(_ font: Font, _ typeface: Typeface) {
        let size = font.size
        self.typeface = typeface
        self.size = size
        metrics = FontMetrics.of(font)
        switch typeface.family {
        case .system, .named:
            source = size < 20 ? .inter : .interDisplay
            let regular = (size < 20 ? Self.textScales : Self.displayScales).scale(at: size)
            scale = typeface.weight < 600 ? regular : regular * Self.semiboldScale
        case .helveticaNeue where typeface.weight == 400 || typeface.weight == 700:
            source = .liberationSans
            scale = 1
        case .helveticaNeue:
            source = .inter
            scale = typeface.weight < 400 ? 0.921 : 0.97
        case .lato: return nil
        }
    }

    /// Writes the `@font-face` rule of a face that the style sheet calls `F` and a number.
    ///
    /// The ascent is the baseline on the grid of a 2x screen, and the descent what is left of the line,
    /// rounded down: browsers round both to whole pixels, and what they round up moves the baseline.
    func add(_ number: Int, to sheet: inout StyleSheet) {
        let baseline = metrics.baseline(size: size)
        let below = (((metrics.ascent + metrics.descent) * size - baseline) * 2).rounded(.down) / 2
        sheet.rule(.init("@font-face")) { face in
            face.set("font-family", .numbered("F", number))
            face.set("font-weight", .number(Double(typeface.weight)))
            face.set("src", .local(file))
            face.set("size-adjust", .percent(scale * 100))
            face.set("ascent-override", .percent(baseline / size / scale * 100))
            face.set("descent-override", .percent(below / size / scale * 100))
            face.set("line-gap-override", .percent(0))
        }
    }

    /// The width of lines in the reference snapshots, set in SF, against the same lines in Inter.
    private static let textScales = SizeScale([
        (12, 1.006), (13, 0.984), (14, 0.9725), (15, 0.964), (16, 0.957), (17, 0.949), (18, 0.955),
        (20, 0.955),
    ])

    /// The same against Inter Display.
    private static let displayScales = SizeScale([
        (20, 1.007), (22, 1.002), (27, 0.998),
    ])

    /// The same for semibold lines, against regular ones.
    private static let semiboldScale = 1.016
}

extension FallbackFace {
    /// The PostScript name of the file, which browsers on every system find it by.
    private var file: StaticString {
        switch source {
        case .liberationSans: typeface.weight < 600 ? "LiberationSans" : "LiberationSans-Bold"
        case .inter: Self.inter[index]
        case .interDisplay: Self.interDisplay[index]
        }
    }

    /// The weight as a place in the lists below.
    private var index: Int { min(max(typeface.weight / 100 - 1, 0), 8) }

    private static let inter: [StaticString] = [
        "Inter-Thin", "Inter-ExtraLight", "Inter-Light", "Inter-Regular", "Inter-Medium", "Inter-SemiBold",
        "Inter-Bold", "Inter-ExtraBold", "Inter-Black",
    ]

    private static let interDisplay: [StaticString] = [
        "InterDisplay-Thin", "InterDisplay-ExtraLight", "InterDisplay-Light", "InterDisplay-Regular",
        "InterDisplay-Medium", "InterDisplay-SemiBold", "InterDisplay-Bold", "InterDisplay-ExtraBold",
        "InterDisplay-Black",
    ]
}
