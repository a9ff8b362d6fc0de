/// What a colour is used for in a file; a constant that holds it is named after that.
public enum ColorRole: Int, Sendable {
    case title, description, button, pressed, secondaryButton, header, label, navigationTitle
    case navigationBar, fill, tint, shadow

    /// Its name.
    public var name: StaticString {
        switch self {
        case .title: "title"
        case .description: "description"
        case .button: "button"
        case .pressed: "pressed"
        case .secondaryButton: "secondaryButton"
        case .header: "header"
        case .label: "label"
        case .navigationTitle: "navigationTitle"
        case .navigationBar: "navigationBar"
        case .fill: "fill"
        case .tint: "tint"
        case .shadow: "shadow"
        }
    }
}

/// The roles of a colour.
struct ColorRoles: OptionSet, Sendable {
    let rawValue: Int

    /// A set of one.
    init(_ role: ColorRole) { self.init(rawValue: 1 << role.rawValue) }

    init(rawValue: Int) { self.rawValue = rawValue }

    /// The roles of colours that letters have.
    static let ofLetters = ColorRoles(
        rawValue: (1 << (ColorRole.navigationTitle.rawValue + 1)) - 1)
}
