// 500px, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - 500px/placeholder.svg as 500px-placeholder

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(white: 0x54 / 255, alpha: 1)

/// What 500px shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = App500pxEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class App500pxEmptyDataSet {
    /// In the catalogue it shows “500px.loading” for 3 s, then “500px”.
    var onTapView: () -> Void = {}
}

extension App500pxEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “A framed landscape photo”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "500px-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No Photos",
            attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold), .foregroundColor: textColor]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Get started by uploading a photo.",
            attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .bold), .foregroundColor: textColor]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .black }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 9 }
}

extension App500pxEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
