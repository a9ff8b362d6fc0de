import SceneModel

/// The colours that count where a source says none, by appearance.
///
/// Source: the light grey is that of DZNEmptyDataSet (white 0.6); the others are UIKit's system colours
/// `systemBackground`, `link`, and the bar of iOS 7, and their dark counterparts.
enum Palette {
    /// The colour of texts without one.
    ///
    /// It has the same distance from both backdrops, so it stays.
    static func text(_ appearance: Appearance) -> Color {
        switch appearance {
        case .light: Color(red: 0x99, green: 0x99, blue: 0x99)
        case .dark: Color(red: 0x8D, green: 0x8D, blue: 0x93)
        }
    }

    /// What list views lie on.
    static func backdrop(_ appearance: Appearance) -> Color {
        switch appearance {
        case .light: .white
        case .dark: .black
        }
    }

    /// The navigation bar.
    static func bar(_ appearance: Appearance) -> Color {
        switch appearance {
        case .light: Color(red: 0xF8, green: 0xF8, blue: 0xF8)
        case .dark: Color(red: 0x1C, green: 0x1C, blue: 0x1E)
        }
    }

    /// What can be tapped in a bar.
    static func tint(_ appearance: Appearance) -> Color {
        switch appearance {
        case .light: Color(red: 0x00, green: 0x7A, blue: 0xFF)
        case .dark: Color(red: 0x0A, green: 0x84, blue: 0xFF)
        }
    }
}
