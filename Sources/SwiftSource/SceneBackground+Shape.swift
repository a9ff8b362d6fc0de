public import SceneModel

extension Scene.Button.Background {
    /// Whether it differs from another in nothing but the picture.
    public func isShaped(like other: Self) -> Bool {
        size == other.size && capInsets == other.capInsets && drawingInsets == other.drawingInsets
    }
}
