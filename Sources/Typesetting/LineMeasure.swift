/// How wide the parts of a text are: in the cells of a terminal, or in points.
public protocol LineMeasure {
    /// A width.
    associatedtype Length: Comparable & AdditiveArithmetic

    /// The width of a stretch of spaces and signs of ASCII.
    func width(ofASCII range: Range<Int>, in bytes: TextBytes) -> Length

    /// The width of a stretch whose scalars are clusters of their own.
    func width(ofScalars range: Range<Int>, in bytes: TextBytes) -> Length

    /// The width of the cluster that begins at a byte.
    func width(of cluster: Cluster, at index: Int) -> Length

    /// Whether the cluster, which has that width, fills the square of an ideograph.
    func isWide(_ cluster: Cluster, width: Length) -> Bool
}

extension LineMeasure {
    /// The widths of the clusters together.
    @inlinable
    public func width(ofScalars range: Range<Int>, in bytes: TextBytes) -> Length {
        var width = Length.zero
        var index = range.lowerBound
        for cluster in Clusters(bytes, in: range) {
            width += self.width(of: cluster, at: index)
            index += cluster.byteCount
        }
        return width
    }
}
