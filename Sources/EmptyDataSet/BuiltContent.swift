import SceneModel

/// What a builder has set.
///
/// A call with nil counts: it takes away what the source gives.
struct BuiltContent {
    var title = Setting<StyledText>.unset
    var detail = Setting<StyledText>.unset
    var image = Setting<ImageAsset>.unset
    var imageTint = Setting<Color>.unset
    var imageAnimation = Setting<ImageAnimation>.unset
    var buttonTitle = PerControlState<StyledText>()
    var buttonImage = PerControlState<ImageAsset>()
    var buttonBackground = PerControlState<ImageAsset>()
    var backgroundColor = Setting<Color>.unset
    var customView = Setting<CustomView>.unset
    var verticalOffset: Double?
    var verticalSpace: Double?
    var shouldFadeIn: Bool?
    var shouldBeForcedToDisplay: Bool?
    var shouldDisplay: Bool?
    var isTouchAllowed: Bool?
    var isScrollAllowed: Bool?
    var isImageViewAnimateAllowed: Bool?
    var didTapDataButton: (() -> Void)?
    var didTapContentView: (() -> Void)?
    var willAppear: (() -> Void)?
    var didAppear: (() -> Void)?
    var willDisappear: (() -> Void)?
    var didDisappear: (() -> Void)?

    /// A value that was set, perhaps to nothing, or not.
    enum Setting<Value> {
        case unset
        case set(Value?)

        /// What was set, else what `fallback` gives.
        func or(_ fallback: () -> Value?) -> Value? {
            switch self {
            case .unset: fallback()
            case .set(let value): value
            }
        }
    }

    /// A value for each control state.
    struct PerControlState<Value> {
        private var normal = Setting<Value>.unset
        private var highlighted = Setting<Value>.unset

        subscript(state: ControlState) -> Setting<Value> {
            get { state == .normal ? normal : highlighted }
            set { if state == .normal { normal = newValue } else { highlighted = newValue } }
        }
    }
}
