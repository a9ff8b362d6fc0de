/// Width and height in points.
public struct Size: Hashable, Codable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double

    /// A size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Distances from the four edges, in points.
public struct Insets: Hashable, Codable, Sendable {
    /// Points.
    public var top: Double
    /// Points.
    public var left: Double
    /// Points.
    public var bottom: Double
    /// Points.
    public var right: Double

    /// Insets in points, in UIKit's order.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance at any edge.
    public static let zero = Insets()

    /// What they take from the width, in points.
    public var horizontal: Double { left + right }

    /// What they take from the height, in points.
    public var vertical: Double { top + bottom }
}

/// Light or dark.
public enum Appearance: String, CaseIterable, Codable, Sendable {
    case light, dark
}

/// The direction of reading.
public enum LayoutDirection: String, CaseIterable, Codable, Sendable {
    /// Each text by its own first strong letter.
    case auto
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
}

/// How a device is held.
public enum Orientation: String, CaseIterable, Codable, Sendable {
    case portrait, landscape
}
