public import SceneModel

/// What an empty data set shows.
///
/// The methods, their names and their defaults are those of EmptyDataSet-Swift; UIKit's types have their
/// headless counterparts: `UIScrollView` is `ScrollView`, `NSAttributedString` is `StyledText`, `UIImage` is
/// `ImageAsset`, `UIColor` is `Color`, `CAAnimation` is `ImageAnimation`, `UIControl.State` is
/// `ControlState`, and `CGFloat` is `Double`, in points.
///
/// Every method has a default, so a source says only what it shows.
public protocol EmptyDataSetSource: AnyObject {
    /// The title. By default nil, and none is shown.
    func title(forEmptyDataSet scrollView: ScrollView) -> StyledText?

    /// The description below the title. By default nil, and none is shown.
    func description(forEmptyDataSet scrollView: ScrollView) -> StyledText?

    /// The image above the title. By default nil, and none is shown.
    func image(forEmptyDataSet scrollView: ScrollView) -> ImageAsset?

    /// The colour that every opaque part of the image is drawn in. By default nil: its own colours.
    func imageTintColor(forEmptyDataSet scrollView: ScrollView) -> Color?

    /// How the image moves, where the delegate allows it. By default nil.
    func imageAnimation(forEmptyDataSet scrollView: ScrollView) -> ImageAnimation?

    /// The button's words in a control state. By default nil, and no titled button is shown.
    func buttonTitle(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> StyledText?

    /// The button's picture in a control state, in place of its words and background. By default nil.
    func buttonImage(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> ImageAsset?

    /// What is stretched behind the button's words in a control state. By default nil.
    func buttonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset?

    /// The background. By default nil, which is clear.
    func backgroundColor(forEmptyDataSet scrollView: ScrollView) -> Color?

    /// A view in place of image, title, description and button. By default nil.
    ///
    /// Offset and background colour still apply to it, the space does not.
    func customView(forEmptyDataSet scrollView: ScrollView) -> CustomView?

    /// Points by which the content is moved from the middle; negative is up. By default 0.
    func verticalOffset(forEmptyDataSet scrollView: ScrollView) -> Double

    /// Points between elements; 0 means 0. By default 11.
    func spaceHeight(forEmptyDataSet scrollView: ScrollView) -> Double

    /// The words of a second button below the first, which the original libraries lack. By default nil.
    func secondaryButtonTitle(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> StyledText?

    /// The picture of the second button. By default nil.
    func secondaryButtonImage(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> ImageAsset?

    /// What is stretched behind the second button's words. By default nil.
    func secondaryButtonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset?
}

extension EmptyDataSetSource {
    /// None.
    public func title(forEmptyDataSet scrollView: ScrollView) -> StyledText? { nil }

    /// None.
    public func description(forEmptyDataSet scrollView: ScrollView) -> StyledText? { nil }

    /// None.
    public func image(forEmptyDataSet scrollView: ScrollView) -> ImageAsset? { nil }

    /// The image's own colours.
    public func imageTintColor(forEmptyDataSet scrollView: ScrollView) -> Color? { nil }

    /// None.
    public func imageAnimation(forEmptyDataSet scrollView: ScrollView) -> ImageAnimation? { nil }

    /// None.
    public func buttonTitle(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> StyledText? { nil }

    /// None.
    public func buttonImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? { nil }

    /// None.
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? { nil }

    /// Clear.
    public func backgroundColor(forEmptyDataSet scrollView: ScrollView) -> Color? { nil }

    /// None.
    public func customView(forEmptyDataSet scrollView: ScrollView) -> CustomView? { nil }

    /// In the middle.
    public func verticalOffset(forEmptyDataSet scrollView: ScrollView) -> Double { 0 }

    /// 11 points.
    public func spaceHeight(forEmptyDataSet scrollView: ScrollView) -> Double { SceneComposer.defaultSpace }

    /// None.
    public func secondaryButtonTitle(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> StyledText? { nil }

    /// None.
    public func secondaryButtonImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? { nil }

    /// None.
    public func secondaryButtonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? { nil }
}

/// The state of a button: the counterpart of `UIControl.State`, of which the libraries read these two.
public enum ControlState: String, CaseIterable, Sendable {
    /// At rest.
    case normal
    /// While pressed.
    case highlighted
}

/// A view in place of the content: the counterpart of the `UIView` that a source returns.
public struct CustomView: Hashable, Sendable {
    /// What kind of view.
    public var kind: Scene.CustomView.Kind
    /// Points; nil for as large as its content.
    public var size: Size?
    /// What it is painted with; nil for clear.
    public var backgroundColor: Color?
    /// Its words.
    public var text: StyledText?

    /// A custom view; the size in points.
    public init(
        _ kind: Scene.CustomView.Kind, size: Size? = nil, backgroundColor: Color? = nil,
        text: StyledText? = nil
    ) {
        self.kind = kind
        self.size = size
        self.backgroundColor = backgroundColor
        self.text = text
    }
}
