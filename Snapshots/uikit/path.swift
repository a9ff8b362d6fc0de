// Path, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - path/placeholder.svg as path-placeholder

import EmptyDataSet_Swift
import UIKit

/// What Path shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = PathEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class PathEmptyDataSet {
    /// In the catalogue it shows “path.loading” for 3 s, then “path”.
    var onTapView: () -> Void = {}
}

extension PathEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “One portrait beside a group of four”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "path-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Message Your Friends",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14, weight: .bold),
                .foregroundColor: UIColor.white,
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Send a message or create a group.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14),
                .foregroundColor: UIColor(red: 0xA6 / 255, green: 0x97 / 255, blue: 0x8D / 255, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(red: 0x72 / 255, green: 0x6D / 255, blue: 0x67 / 255, alpha: 1)
    }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 1 }
}

extension PathEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
