// StatefulCollections, state “empty”, for EmptyDataSet-Swift.
//
// Images to add to the asset catalog:
// - stateful-collections/text.badge.xmark.svg as stateful-collections-text.badge.xmark

import EmptyDataSet_Swift
import UIKit

/// What StatefulCollections shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = StatefulCollectionsEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
@MainActor
final class StatefulCollectionsEmptyDataSet {}

extension StatefulCollectionsEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “Lines of text with a cross”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "stateful-collections-text.badge.xmark")
    }

    func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(red: 0, green: 0x7A / 255, blue: 1, alpha: 1)
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No results",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black]
        )
    }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 16 }
}
