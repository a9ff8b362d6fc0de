public import SceneModel

extension Font {
    /// The system's font in place of a face that an app lacks: as large, and as heavy as the face's name says.
    public var fallback: Font {
        Font(size: size, weight: FaceName(self).style?.weight ?? weight)
    }
}
