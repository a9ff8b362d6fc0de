// Safari, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - safari/loading.svg as safari-loading

import EmptyDataSet_Swift
import UIKit

/// What Safari shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = SafariLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class SafariLoadingDataSet {
    /// In the catalogue it shows “safari.loading” for 3 s, then “safari”.
    var onTapView: () -> Void = {}
}

extension SafariLoadingDataSet: @preconcurrency EmptyDataSetSource {
    /// “Loading”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "safari-loading")
    }

    func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation? {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.toValue = 2 * Double.pi
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        return animation
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 2
        return NSAttributedString(
            string: "Safari cannot open the page because your iPhone is not connected to the Internet.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17),
                .foregroundColor: UIColor(red: 0x7D / 255, green: 0x7F / 255, blue: 0x7F / 255, alpha: 1),
                .paragraphStyle: paragraph,
            ]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension SafariLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
        !UIAccessibility.isReduceMotionEnabled
    }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
