// Declarations of others; what each does is documented by them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, BeginDocumentationCommentWithOneLineSummary, NeverUseImplicitlyUnwrappedOptionals

import UIKit

public protocol EmptyDataSetSource: AnyObject {
    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString?
    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString?
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage?
    func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor?
    func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation?
    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString?
    func buttonImage(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> UIImage?
    func buttonBackgroundImage(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> UIImage?
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor?
    func customView(forEmptyDataSet scrollView: UIScrollView) -> UIView?
    func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat
    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat
}

extension EmptyDataSetSource {
    public func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? { nil }
    public func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? { nil }
    public func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? { nil }
    public func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { nil }
    public func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation? { nil }
    public func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? { nil }
    public func buttonImage(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> UIImage? { nil }
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> UIImage? { nil }
    public func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { nil }
    public func customView(forEmptyDataSet scrollView: UIScrollView) -> UIView? { nil }
    public func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 0 }
    public func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 11 }
}

public protocol EmptyDataSetDelegate: AnyObject {
    func emptyDataSetShouldFadeIn(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldBeForcedToDisplay(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldDisplay(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool
    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView)
    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton)
    func emptyDataSetWillAppear(_ scrollView: UIScrollView)
    func emptyDataSetDidAppear(_ scrollView: UIScrollView)
    func emptyDataSetWillDisappear(_ scrollView: UIScrollView)
    func emptyDataSetDidDisappear(_ scrollView: UIScrollView)
}

extension EmptyDataSetDelegate {
    public func emptyDataSetShouldFadeIn(_ scrollView: UIScrollView) -> Bool { true }
    public func emptyDataSetShouldBeForcedToDisplay(_ scrollView: UIScrollView) -> Bool { false }
    public func emptyDataSetShouldDisplay(_ scrollView: UIScrollView) -> Bool { true }
    public func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView) -> Bool { true }
    public func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { false }
    public func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { true }
    public func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) {}
    public func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) {}
    public func emptyDataSetWillAppear(_ scrollView: UIScrollView) {}
    public func emptyDataSetDidAppear(_ scrollView: UIScrollView) {}
    public func emptyDataSetWillDisappear(_ scrollView: UIScrollView) {}
    public func emptyDataSetDidDisappear(_ scrollView: UIScrollView) {}
}

extension UIScrollView {
    public var emptyDataSetSource: EmptyDataSetSource? {
        get { nil }
        set {}
    }
    public var emptyDataSetDelegate: EmptyDataSetDelegate? {
        get { nil }
        set {}
    }
}
