// Remote, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - remote/loading.svg as remote-loading

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(white: 0x55 / 255, alpha: 1)

/// What Remote shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = RemoteLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class RemoteLoadingDataSet {
    /// In the catalogue it shows “remote.loading” for 3 s, then “remote”.
    var onTapView: () -> Void = {}
}

extension RemoteLoadingDataSet: @preconcurrency EmptyDataSetSource {
    /// “Loading”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "remote-loading")
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
            string: "Cannot Connect to a Local Network",
            attributes: [
                .font: UIFont(name: "HelveticaNeue-Medium", size: 18)
                    ?? .systemFont(ofSize: 18, weight: .medium),
                .foregroundColor: textColor,
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "You must connect to a Wi-Fi network to control iTunes or Apple TV",
            attributes: [
                .font: UIFont(name: "HelveticaNeue-Medium", size: 11.75)
                    ?? .systemFont(ofSize: 11.75, weight: .medium),
                .foregroundColor: textColor,
            ]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension RemoteLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
        !UIAccessibility.isReduceMotionEnabled
    }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
