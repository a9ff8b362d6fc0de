/// How wide the parts of a text are: in the cells of a terminal, or in points.
public protocol LineMeasure {
    /// A width.
    associatedtype Length: Comparable & AdditiveArithmetic

    /// The width of bytes that are spaces and signs of ASCII.
    func width(ofASCII range: Range<Int>) -> Length

    /// The width of the cluster that begins at a byte.
    func width(of cluster: Character, at index: Int) -> Length

    /// Whether the cluster, which has that width, fills the square of an ideograph.
    func isWide(_ cluster: Character, width: Length) -> Bool
}
