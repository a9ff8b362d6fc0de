// Vesper, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - vesper/placeholder.svg as vesper-placeholder

import EmptyDataSet_Swift
import UIKit

/// What Vesper shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = VesperEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class VesperEmptyDataSet {
    /// In the catalogue it shows “vesper.loading” for 3 s, then “vesper”.
    var onTapView: () -> Void = {}
}

extension VesperEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “An archive box”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "vesper-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No Notes",
            attributes: [
                .font: UIFont.systemFont(ofSize: 27),
                .foregroundColor: UIColor(red: 0xD9 / 255, green: 0xDC / 255, blue: 0xE1 / 255, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(white: 0xF8 / 255, alpha: 1)
    }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 22 }
}

extension VesperEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
