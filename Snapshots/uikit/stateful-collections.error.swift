// StatefulCollections, state “error”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - stateful-collections/xmark.octagon.svg as stateful-collections-xmark.octagon

import EmptyDataSet_Swift
import UIKit

/// What StatefulCollections shows over a list in the state “error”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = StatefulCollectionsErrorDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class StatefulCollectionsErrorDataSet {}

extension StatefulCollectionsErrorDataSet: @preconcurrency EmptyDataSetSource {
    /// “A cross in an octagon”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "stateful-collections-xmark.octagon")
    }

    func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(red: 0, green: 0x7A / 255, blue: 1, alpha: 1)
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "There was an unknown error",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 16 }
}

extension StatefulCollectionsErrorDataSet: @preconcurrency EmptyDataSetDelegate {
    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }
}
