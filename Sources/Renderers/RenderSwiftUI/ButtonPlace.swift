import SceneModel
import SwiftSource

/// Which of the two buttons.
enum ButtonPlace {
    case first, second

    /// The property with what it does.
    var action: TapProperty { self == .first ? .onTapButton : .onTapSecondaryButton }
    /// The start of the name of its style.
    var style: StaticString { self == .first ? "MainButtonStyle" : "SecondaryButtonStyle" }
    /// What its texts and colours are.
    var role: ColorRole { self == .first ? .button : .secondaryButton }
}

/// A property of the view with what a tap does.
enum TapProperty {
    case onTapView, onTapButton, onTapSecondaryButton

    /// The call of it.
    var call: StaticString {
        switch self {
        case .onTapView: "onTapView()"
        case .onTapButton: "onTapButton()"
        case .onTapSecondaryButton: "onTapSecondaryButton()"
        }
    }

    /// What declares it.
    var declaration: StaticString {
        switch self {
        case .onTapView: "var onTapView: () -> Void = {}"
        case .onTapButton: "var onTapButton: () -> Void = {}"
        case .onTapSecondaryButton: "var onTapSecondaryButton: () -> Void = {}"
        }
    }
}
