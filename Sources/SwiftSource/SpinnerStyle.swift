public import SceneModel

/// The activity indicators that the system has.
public enum SpinnerStyle: Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large

    /// The one that comes nearest to a custom view; where that has no size, the large one, as it is drawn then.
    public init(_ view: Scene.CustomView) {
        guard let size = view.size else {
            self = .large
            return
        }
        self = min(size.width, size.height) < (Self.medium.side + Self.large.side) / 2 ? .medium : .large
    }

    /// Its width and height in points.
    var side: Double { self == .medium ? 20 : 37 }
}

extension Scene.CustomView {
    /// The size in points that it does not have by itself; that of an activity indicator with words is of the
    /// indicator alone.
    public var statedSize: Size? {
        guard kind == .spinner else { return size }
        let side = SpinnerStyle(self).side
        return text != nil || size == Size(width: side, height: side) ? nil : size
    }
}
