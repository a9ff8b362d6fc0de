/// A font by the name that iOS knows it by.
public struct Font: Hashable, Codable, Sendable {
    /// How heavy the strokes are; the names are UIKit's.
    public enum Weight: String, CaseIterable, Codable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The value in CSS and OpenType, 100 to 900.
        public var number: Int {
            switch self {
            case .ultraLight: 100
            case .thin: 200
            case .light: 300
            case .regular: 400
            case .medium: 500
            case .semibold: 600
            case .bold: 700
            case .heavy: 800
            case .black: 900
            }
        }
    }

    /// `system` for the system's face, otherwise a PostScript or family name such as `HelveticaNeue-Light`.
    public var name: String
    /// Points.
    public var size: Double
    /// How heavy.
    public var weight: Weight

    /// A font by name, size in points, and weight.
    public init(name: String = Font.system, size: Double, weight: Weight = .regular) {
        self.name = name
        self.size = size
        self.weight = weight
    }

    /// The name of the system's face.
    public static let system = "system"
}
