// Tumblr, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - tumblr/placeholder.svg as tumblr-placeholder

import EmptyDataSet_Swift
import UIKit

/// What Tumblr shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = TumblrEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class TumblrEmptyDataSet {
    /// In the catalogue it shows “tumblr.loading” for 3 s, then “tumblr”.
    var onTapView: () -> Void = {}
}

extension TumblrEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “A house with rays of light above it”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "tumblr-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "This is your Dashboard.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 18, weight: .bold),
                .foregroundColor: UIColor(red: 0xAA / 255, green: 0xB6 / 255, blue: 0xC4 / 255, alpha: 1),
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "When you follow some blogs, their latest posts will show up here!",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17),
                .foregroundColor: UIColor(red: 0x82 / 255, green: 0x8E / 255, blue: 0x9C / 255, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(red: 0x34 / 255, green: 0x46 / 255, blue: 0x5C / 255, alpha: 1)
    }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 10 }
}

extension TumblrEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
