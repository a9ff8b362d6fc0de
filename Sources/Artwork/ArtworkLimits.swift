/// The bounds within which artwork is read; all are far above what drawn pictures need.
public enum ArtworkLimits {
    /// The largest file, in bytes.
    public static let fileSize = 1 << 20
    /// What helps a larger one.
    public static let fileSizeRemedy = "simplify the drawing, or make the picture smaller"
    /// The largest natural width or height, in points, and the most pixels of a PNG's side.
    public static let side = 10_000.0
    /// How deep the elements of an SVG may be nested.
    static let depth = 64
    /// How many elements an SVG may have.
    static let elements = 20_000
    /// How many elements are drawn once every reference is followed, see `DrawingCost`.
    static let drawnElements = 1_000_000
    /// How many steps all filters may take each time that they are applied, see `FilterSteps`.
    static let filterSteps = 1_000
    /// How many dashes all strokes may have, see `DashReader`.
    static let dashes = 1_000_000
    /// How many references may lead one from the other.
    static let references = 16
    /// How long a namespace's address may be, in bytes.
    static let namespace = 1_024
    /// How many bytes of text and other side matter a PNG may carry.
    static let sideMatter = 65_536
    /// How many problems are listed before reading stops.
    static let problems = 100
}
