// Airbnb, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - airbnb/loading.svg as airbnb-loading

import EmptyDataSet_Swift
import UIKit

/// What Airbnb shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = AirbnbLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class AirbnbLoadingDataSet {
    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
    var onTapButton: () -> Void = {}
}

extension AirbnbLoadingDataSet: @preconcurrency EmptyDataSetSource {
    /// “Loading”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "airbnb-loading")
    }

    func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation? {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.toValue = 2 * Double.pi
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        return animation
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No Messages",
            attributes: [
                .font: UIFont(name: "HelveticaNeue-Light", size: 22)
                    ?? .systemFont(ofSize: 22, weight: .light),
                .foregroundColor: UIColor(white: 0xC9 / 255, alpha: 1),
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 4
        return NSAttributedString(
            string: "When you have messages, you’ll see them here.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 13),
                .foregroundColor: UIColor(white: 0xCF / 255, alpha: 1),
                .paragraphStyle: paragraph,
            ]
        )
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Start Browsing",
            attributes: [
                .font: UIFont.systemFont(ofSize: 16, weight: .bold),
                .foregroundColor: state == .highlighted
                    ? UIColor(red: 0x6B / 255, green: 0xCE / 255, blue: 1, alpha: 1)
                    : UIColor(red: 0x05 / 255, green: 0xAD / 255, blue: 1, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 24 }
}

extension AirbnbLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
        !UIAccessibility.isReduceMotionEnabled
    }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
