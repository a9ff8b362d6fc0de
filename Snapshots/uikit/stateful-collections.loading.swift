// StatefulCollections, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - stateful-collections/loading.svg as stateful-collections-loading

import EmptyDataSet_Swift
import UIKit

/// What StatefulCollections shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = StatefulCollectionsLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class StatefulCollectionsLoadingDataSet {}

extension StatefulCollectionsLoadingDataSet: @preconcurrency EmptyDataSetSource {
    /// “Loading”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "stateful-collections-loading")
    }

    func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(white: 0.6, alpha: 1)
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
            string: "Loading...",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 16 }
}

extension StatefulCollectionsLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
        !UIAccessibility.isReduceMotionEnabled
    }
}
