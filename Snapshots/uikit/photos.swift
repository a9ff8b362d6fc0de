// Photos, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(white: 0.6, alpha: 1)

/// What Photos shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = PhotosEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class PhotosEmptyDataSet {
    /// In the catalogue it shows “photos.loading” for 3 s, then “photos”.
    var onTapView: () -> Void = {}
}

extension PhotosEmptyDataSet: @preconcurrency EmptyDataSetSource {
    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No Photos or Videos",
            attributes: [.font: UIFont.systemFont(ofSize: 27), .foregroundColor: textColor]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "You can sync photos and videos onto your iPhone using iTunes.",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: textColor]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension PhotosEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
