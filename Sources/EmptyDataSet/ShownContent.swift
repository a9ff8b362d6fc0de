import SceneModel

/// What a view shows until the next reload: what the builder has set, then what the source says.
///
/// A builder's call with nil counts: it takes away what the source gives.
struct ShownContent {
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
    var secondaryButtonTitle = PerControlState<StyledText>()
    var secondaryButtonImage = PerControlState<ImageAsset>()
    var secondaryButtonBackground = PerControlState<ImageAsset>()
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

        /// What was set; nil where nothing was.
        var value: Value? {
            switch self {
            case .unset: nil
            case .set(let value): value
            }
        }

        /// Takes a value where none was set.
        mutating func fill(_ value: @autoclosure () -> Value?) {
            if case .unset = self { self = .set(value()) }
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

extension ShownContent {
    /// Takes over what a source says, but for what the builder has set.
    mutating func fill(from source: any EmptyDataSetSource, in scrollView: ScrollView) {
        title.fill(source.title(forEmptyDataSet: scrollView))
        detail.fill(source.description(forEmptyDataSet: scrollView))
        image.fill(source.image(forEmptyDataSet: scrollView))
        imageTint.fill(source.imageTintColor(forEmptyDataSet: scrollView))
        imageAnimation.fill(source.imageAnimation(forEmptyDataSet: scrollView))
        backgroundColor.fill(source.backgroundColor(forEmptyDataSet: scrollView))
        customView.fill(source.customView(forEmptyDataSet: scrollView))
        verticalOffset = verticalOffset ?? source.verticalOffset(forEmptyDataSet: scrollView)
        verticalSpace = verticalSpace ?? source.spaceHeight(forEmptyDataSet: scrollView)
        for state in ControlState.allCases {
            buttonTitle[state].fill(source.buttonTitle(forEmptyDataSet: scrollView, for: state))
            buttonImage[state].fill(source.buttonImage(forEmptyDataSet: scrollView, for: state))
            buttonBackground[state].fill(
                source.buttonBackgroundImage(forEmptyDataSet: scrollView, for: state))
            secondaryButtonTitle[state].fill(
                source.secondaryButtonTitle(forEmptyDataSet: scrollView, for: state))
            secondaryButtonImage[state].fill(
                source.secondaryButtonImage(forEmptyDataSet: scrollView, for: state))
            secondaryButtonBackground[state].fill(
                source.secondaryButtonBackgroundImage(forEmptyDataSet: scrollView, for: state))
        }
    }
}
