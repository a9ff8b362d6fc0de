// Remote, state “empty”, for EmptyDataSet-Swift.
//
// Images to add to the asset catalog:
// - remote/placeholder.svg as remote-placeholder

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(white: 0x55 / 255, alpha: 1)

/// What Remote shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = RemoteEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class RemoteEmptyDataSet {
    /// In the catalogue it shows “remote.loading” for 3 s, then “remote”.
    var onTapView: () -> Void = {}
}

extension RemoteEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “A Wi-Fi signal”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "remote-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Cannot Connect to a Local Network",
            attributes: [
                .font: UIFont(name: "HelveticaNeue-Medium", size: 18) ?? .systemFont(ofSize: 18),
                .foregroundColor: textColor,
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "You must connect to a Wi-Fi network to control iTunes or Apple TV",
            attributes: [
                .font: UIFont(name: "HelveticaNeue-Medium", size: 11.75) ?? .systemFont(ofSize: 11.75),
                .foregroundColor: textColor,
            ]
        )
    }
}

extension RemoteEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
