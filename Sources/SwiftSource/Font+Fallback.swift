public import SceneModel

extension Font {
    /// The system's font in place of a face that an app lacks: as large, and as heavy as the face's name says.
    public var fallback: Font {
        Font(size: size, weight: FaceName(self).style?.weight ?? weight)
    }
}

extension FaceName.Style {
    fileprivate var weight: Font.Weight {
        switch self {
        case .ultraLight, .hairline: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}
