public import SceneModel

/// The states of a list that knows what became of its content: StatefulCollections' rules, without UIKit.
public enum CollectionState: String, CaseIterable, Sendable {
    /// It has content.
    case normal
    /// Its content is on the way.
    case loading
    /// It has none.
    case empty
    /// It could not be had.
    case error

    /// What is said where nobody sets a text; nothing in the normal state.
    public var standardText: String? {
        switch self {
        case .normal: nil
        case .loading: "Loading..."
        case .empty: "No results"
        case .error: "There was an unknown error"
        }
    }

    /// The system symbol that is shown where nobody sets an image.
    public var standardSymbol: String? {
        switch self {
        case .normal, .loading: nil
        case .empty: "text.badge.xmark"
        case .error: "xmark.octagon"
        }
    }
}

/// What a stateful list keeps: its state, and what was set for each.
struct StatefulCollection {
    var state = CollectionState.normal
    /// The images that were set; one that was set to nil is none.
    var images: [CollectionState: StatefulImage?] = [:]
    /// The texts that were set; one that was set to nil is none.
    var texts: [CollectionState: String?] = [:]
    var tint: Color?
    var textColor: Color?
    /// What the separators were before a state hid them.
    var separatorStyle: ScrollView.SeparatorStyle?
}

/// The image of a state: the counterpart of a `UIImage`, which may come from the system's symbols.
public enum StatefulImage: Hashable, Sendable {
    /// One of the system's symbols, by name.
    case symbol(String)
    /// A picture of the app's own.
    case asset(ImageAsset)
}

extension ScrollView {
    /// The state that was set last.
    public var collectionState: CollectionState { stateful.state }

    /// What the state shows behind the rows; nil where it is neither image, text nor indicator, as in the
    /// normal state unless one was set for it.
    public var stateView: StateView? {
        let state = stateful.state
        let image = stateful.images[state] ?? state.standardSymbol.map { .symbol($0) }
        let text = stateful.texts[state] ?? state.standardText
        guard image != nil || text != nil || state == .loading else { return nil }
        return StateView(
            state: state, image: image, isLoading: state == .loading, text: text, tint: stateful.tint,
            textColor: stateful.textColor)
    }

    /// Shows a state.
    ///
    /// Separators are hidden in every state but the normal one, which brings back what was; while it loads,
    /// the list shows no rows.
    public func setState(to state: CollectionState) {
        stateful.state = state
        if state == .normal {
            if let style = stateful.separatorStyle { separatorStyle = style }
            stateful.separatorStyle = nil
        } else if stateful.separatorStyle == nil {
            stateful.separatorStyle = separatorStyle
            separatorStyle = .none
        }
    }

    /// Sets the image of a state; nil is none, and `reset(state:)` brings back the standard one.
    public func setImage(to image: StatefulImage?, forState state: CollectionState) {
        stateful.images.updateValue(image, forKey: state)
    }

    /// Sets the text of a state; nil is none, and `reset(state:)` brings back the standard one.
    public func setText(to text: String?, forState state: CollectionState) {
        stateful.texts.updateValue(text, forKey: state)
    }

    /// Tints the images of all states.
    public func setImageTint(to color: Color) { stateful.tint = color }

    /// Colours the texts of all states.
    public func setTextColor(to color: Color) { stateful.textColor = color }

    /// Images are tinted in the standard colour again.
    public func resetImageTint() { stateful.tint = nil }

    /// Texts have the standard colour again.
    public func resetTextColor() { stateful.textColor = nil }

    /// A state has its standard image and text again; which state shows stays.
    public func reset(state: CollectionState) {
        stateful.images.removeValue(forKey: state)
        stateful.texts.removeValue(forKey: state)
    }

    /// Every state has its standard image and text again; tint and text colour stay.
    public func resetAllStates() {
        for state in CollectionState.allCases { reset(state: state) }
    }

    private var stateful: StatefulCollection {
        get { statefulCollection ?? StatefulCollection() }
        set { statefulCollection = newValue }
    }
}

/// What a state of a stateful list shows.
public struct StateView: Hashable, Sendable {
    /// The state.
    public let state: CollectionState
    /// Its image; nil where there is none.
    public let image: StatefulImage?
    /// The width and height of the image, in points.
    public static let imageSize = 150.0
    /// Points between image, indicator and text.
    public static let spacing = 16.0
    /// Whether an activity indicator turns below the image.
    public let isLoading: Bool
    /// Its text; nil where there is none.
    public let text: String?
    /// The image's tint; nil for the standard one.
    public let tint: Color?
    /// The text's colour; nil for the standard one.
    public let textColor: Color?
}
