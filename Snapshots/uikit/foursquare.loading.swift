// Foursquare, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - foursquare/loading.svg as foursquare-loading
// - foursquare/button-normal.svg as foursquare-button-normal
// - foursquare/button-highlighted.svg as foursquare-button-highlighted

import EmptyDataSet_Swift
import UIKit

/// What Foursquare shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = FoursquareLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class FoursquareLoadingDataSet {
    /// In the catalogue it shows “foursquare.loading” for 3 s, then “foursquare”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “foursquare.loading” for 3 s, then “foursquare”.
    var onTapButton: () -> Void = {}
}

extension FoursquareLoadingDataSet: @preconcurrency EmptyDataSetSource {
    /// “Loading”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "foursquare-loading")
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
        NSAttributedString(
            string: "Nobody has liked or commented on your check-ins yet.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14, weight: .bold),
                .foregroundColor: UIColor(red: 0xCE / 255, green: 0xCB / 255, blue: 0xC6 / 255, alpha: 1),
            ]
        )
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Add friends to get started!",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14, weight: .bold),
                .foregroundColor: state == .highlighted
                    ? UIColor.white
                    : UIColor(red: 0, green: 0xAE / 255, blue: 0xEF / 255, alpha: 1),
            ]
        )
    }

    func buttonBackgroundImage(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> UIImage? {
        UIImage(named: state == .highlighted ? "foursquare-button-highlighted" : "foursquare-button-normal")?
            .resizableImage(
                withCapInsets: UIEdgeInsets(top: 25, left: 25, bottom: 25, right: 25),
                resizingMode: .stretch
            )
            .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(red: 0xFC / 255, green: 0xFC / 255, blue: 0xFA / 255, alpha: 1)
    }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 9 }
}

extension FoursquareLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
        !UIAccessibility.isReduceMotionEnabled
    }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
