// Twitter, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// The offset is that of a screen of 375 × 667 points without bars.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.

import EmptyDataSet_Swift
import UIKit

/// What Twitter shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = TwitterEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class TwitterEmptyDataSet {
    /// In the catalogue it shows “twitter.loading” for 3 s, then “twitter”.
    var onTapView: () -> Void = {}
}

extension TwitterEmptyDataSet: @preconcurrency EmptyDataSetSource {
    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No lists",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14, weight: .bold),
                .foregroundColor: UIColor(red: 0x29 / 255, green: 0x2F / 255, blue: 0x33 / 255, alpha: 1),
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "You aren’t subscribed to any lists yet.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 12),
                .foregroundColor: UIColor(red: 0x88 / 255, green: 0x99 / 255, blue: 0xA6 / 255, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(red: 0xF5 / 255, green: 0xF8 / 255, blue: 0xFA / 255, alpha: 1)
    }

    func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { -267 }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 0 }
}

extension TwitterEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
