/// How wide a face runs against another at each size, from some sizes at which that was measured.
public struct SizeScale: Sendable {
    private let rows: [(size: Double, scale: Double)]

    /// A table of sizes in points, rising, and scales as parts of 1.
    public init(_ rows: [(size: Double, scale: Double)]) { self.rows = rows }

    /// Linear between the sizes of the table, and level beyond its ends.
    public func scale(at size: Double) -> Double {
        var last = rows[0]
        for row in rows {
            guard row.size < size else {
                let width = row.size - last.size
                return width > 0
                    ? last.scale + (row.scale - last.scale) * (size - last.size) / width : row.scale
            }
            last = row
        }
        return last.scale
    }
}
