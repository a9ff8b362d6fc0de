// StatefulCollections, state “error”, for EmptyDataSet-Swift.
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

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 16 }
}
