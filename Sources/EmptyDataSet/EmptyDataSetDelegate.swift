/// How an empty data set behaves, and what happens to it.
///
/// The methods, their names and their defaults are those of EmptyDataSet-Swift, but for the image's
/// animation: both libraries document it as off, and off it is here.
public protocol EmptyDataSetDelegate: AnyObject {
    /// Whether it fades in. By default true.
    func emptyDataSetShouldFadeIn(_ scrollView: ScrollView) -> Bool

    /// Whether it shows although there are items, or although it should not display. By default false.
    func emptyDataSetShouldBeForcedToDisplay(_ scrollView: ScrollView) -> Bool

    /// Whether it shows when there are no items. By default true.
    func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool

    /// Whether it reacts to touches. By default true.
    func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool

    /// Whether the list can be scrolled while it shows. By default false.
    func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool

    /// Whether the image is animated. By default false.
    func emptyDataSetShouldAnimateImageView(_ scrollView: ScrollView) -> Bool

    /// The view was tapped, beside the button.
    func emptyDataSet(_ scrollView: ScrollView, didTapView view: EmptyDataSetView)

    /// The button was tapped.
    func emptyDataSet(_ scrollView: ScrollView, didTapButton button: EmptyDataSetButton)

    /// It is about to appear.
    func emptyDataSetWillAppear(_ scrollView: ScrollView)

    /// It has appeared.
    func emptyDataSetDidAppear(_ scrollView: ScrollView)

    /// It is about to disappear.
    func emptyDataSetWillDisappear(_ scrollView: ScrollView)

    /// It has disappeared.
    func emptyDataSetDidDisappear(_ scrollView: ScrollView)
}

extension EmptyDataSetDelegate {
    /// Yes.
    public func emptyDataSetShouldFadeIn(_ scrollView: ScrollView) -> Bool { true }

    /// No.
    public func emptyDataSetShouldBeForcedToDisplay(_ scrollView: ScrollView) -> Bool { false }

    /// Yes.
    public func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool { true }

    /// Yes.
    public func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool { true }

    /// No.
    public func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool { false }

    /// No.
    public func emptyDataSetShouldAnimateImageView(_ scrollView: ScrollView) -> Bool { false }

    /// Nothing.
    public func emptyDataSet(_ scrollView: ScrollView, didTapView view: EmptyDataSetView) {}

    /// Nothing.
    public func emptyDataSet(_ scrollView: ScrollView, didTapButton button: EmptyDataSetButton) {}

    /// Nothing.
    public func emptyDataSetWillAppear(_ scrollView: ScrollView) {}

    /// Nothing.
    public func emptyDataSetDidAppear(_ scrollView: ScrollView) {}

    /// Nothing.
    public func emptyDataSetWillDisappear(_ scrollView: ScrollView) {}

    /// Nothing.
    public func emptyDataSetDidDisappear(_ scrollView: ScrollView) {}
}
