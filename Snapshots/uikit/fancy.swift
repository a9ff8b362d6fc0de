// Fancy, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - fancy/placeholder.svg as fancy-placeholder

import EmptyDataSet_Swift
import UIKit

/// What Fancy shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = FancyEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class FancyEmptyDataSet {
    /// In the catalogue it shows “fancy.loading” for 3 s, then “fancy”.
    var onTapView: () -> Void = {}
}

extension FancyEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “The Fancy emblem in a rounded square”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "fancy-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No Owns yet",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14, weight: .bold),
                .foregroundColor: UIColor(red: 0x49 / 255, green: 0x4C / 255, blue: 0x53 / 255, alpha: 1),
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Tap Add to List and add things to Owns",
            attributes: [
                .font: UIFont.systemFont(ofSize: 13),
                .foregroundColor: UIColor(red: 0x7A / 255, green: 0x7D / 255, blue: 0x83 / 255, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(white: 0xF0 / 255, alpha: 1)
    }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 1 }
}

extension FancyEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
