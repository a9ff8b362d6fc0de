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
    var standardText: String? {
        switch self {
        case .normal: nil
        case .loading: "Loading..."
        case .empty: "No results"
        case .error: "There was an unknown error"
        }
    }

    /// The system symbol that is shown where nobody sets an image; loading turns an activity indicator.
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
    var images: [CollectionState: StatefulImage] = [:]
    var texts: [CollectionState: String] = [:]
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

    /// What the state shows; nil in the normal state, in which the list shows its rows.
    public var stateView: StateView? {
        let state = stateful.state
        guard state != .normal else { return nil }
        return StateView(
            state: state, image: stateful.images[state] ?? state.standardSymbol.map { .symbol($0) },
            isLoading: state == .loading && stateful.images[.loading] == nil,
            text: stateful.texts[state] ?? state.standardText ?? "", tint: stateful.tint,
            textColor: stateful.textColor)
    }

    /// Shows a state.
    ///
    /// Separators are hidden in every state but the normal one, which brings back what was.
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

    /// Sets the image of a state; nil brings back the standard one.
    public func setImage(to image: StatefulImage?, forState state: CollectionState) {
        stateful.images[state] = image
    }

    /// Sets the text of a state; nil brings back the standard one.
    public func setText(to text: String?, forState state: CollectionState) {
        stateful.texts[state] = text
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
        stateful.images[state] = nil
        stateful.texts[state] = nil
    }

    /// Every state has its standard image and text again, and the standard colours.
    public func resetAllStates() {
        for state in CollectionState.allCases { reset(state: state) }
        resetImageTint()
        resetTextColor()
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
    /// Whether an activity indicator turns in the image's place.
    public let isLoading: Bool
    /// Its text.
    public let text: String
    /// The image's tint; nil for the standard one.
    public let tint: Color?
    /// The text's colour; nil for the standard one.
    public let textColor: Color?
}
