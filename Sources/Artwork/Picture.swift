/// What is known of a file of artwork after it was found to be safe.
public struct Picture: Hashable, Sendable {
    /// The format of the file.
    public enum Kind: String, Hashable, Sendable {
        /// Scalable Vector Graphics, as XML text.
        case svg
        /// Portable Network Graphics.
        case png
    }

    /// The format of the file, by its content.
    public let kind: Kind
    /// Its own width in points; finite, above 0, at most 10,000.
    public let width: Double
    /// Its own height in points; finite, above 0, at most 10,000.
    public let height: Double

    /// A checked picture.
    init(kind: Kind, width: Double, height: Double) {
        self.kind = kind
        self.width = width
        self.height = height
    }
}
