/// A picture cut along one direction: two ends that keep their length, and between them a part that is
/// stretched.
struct Slices {
    /// A part of the picture and where it is drawn.
    struct Slice {
        /// Where it begins in the picture, in the picture's own units, and how long it is there.
        let source: Double
        let sourceLength: Double
        /// Where it begins on the screen and how long it is drawn, in points.
        let target: Double
        let length: Double
    }

    /// The picture's own length in its own units.
    private let natural: Double
    /// How many points such a unit is.
    private let unit: Double
    /// How long the ends are, in points.
    private let first: Double
    private let last: Double

    /// How far the middle reaches under an end, in points, so that no light shows between them where the
    /// picture is drawn at a size that puts their border inside a pixel.
    private static let overlap = 1.0

    /// A picture `natural` units long and meant to be `shown` points, of which the caps are kept.
    ///
    /// Where the caps leave nothing between them to stretch, they are made smaller, since there would be no
    /// middle then.
    init(caps: (Double, Double), natural: Double, shown: Double) {
        self.natural = natural
        unit = natural > 0 ? max(0, shown) / natural : 0
        let caps = (max(0, caps.0), max(0, caps.1))
        let kept = caps.0 + caps.1
        let share = kept > 0 ? min(1, max(0, shown - unit) / kept) : 0
        (first, last) = (caps.0 * share, caps.1 * share)
    }

    /// The ends together, in points.
    var ends: Double { first + last }

    /// The parts in a place on the screen, in the order of drawing: the middle, whose borders the ends cover.
    ///
    /// `shrink` is how much shorter the ends are drawn, as a part of 1.
    func slices(at start: Double, length: Double, shrink: Double) -> [Slice] {
        guard unit > 0, length > 0 else { return [] }
        var slices: [Slice] = []
        if let middle = middle(at: start, length: length, shrink: shrink) { slices.append(middle) }
        if first > 0 {
            slices.append(
                Slice(source: 0, sourceLength: first / unit, target: start, length: first * shrink))
        }
        if last > 0 {
            slices.append(
                Slice(
                    source: natural - last / unit, sourceLength: last / unit,
                    target: start + length - last * shrink, length: last * shrink))
        }
        return slices
    }

    private func middle(at start: Double, length: Double, shrink: Double) -> Slice? {
        let drawn = length - ends * shrink
        let source = natural - ends / unit
        guard drawn > 0, source > 0 else { return nil }
        let before = min(Self.overlap, first * shrink)
        let after = min(Self.overlap, last * shrink)
        let scale = source / drawn
        return Slice(
            source: first / unit - before * scale, sourceLength: source + (before + after) * scale,
            target: start + first * shrink - before, length: drawn + before + after)
    }
}
