// iTunes Connect, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - itunes-connect/placeholder.svg as itunes-connect-placeholder

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(white: 0.6, alpha: 1)

/// What iTunes Connect shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = ITunesConnectEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class ITunesConnectEmptyDataSet {
    /// In the catalogue it shows “itunes-connect.loading” for 3 s, then “itunes-connect”.
    var onTapView: () -> Void = {}
}

extension ITunesConnectEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “The outline of a star”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "itunes-connect-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No Favorites",
            attributes: [.font: UIFont.systemFont(ofSize: 22), .foregroundColor: textColor]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "To add a favorite, tap the star icon next to an App's name.",
            attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: textColor]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 9 }
}

extension ITunesConnectEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
