// Remote, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
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
                .font: UIFont(name: "HelveticaNeue-Medium", size: 18)
                    ?? .systemFont(ofSize: 18, weight: .medium),
                .foregroundColor: textColor,
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "You must connect to a Wi-Fi network to control iTunes or Apple TV",
            attributes: [
                .font: UIFont(name: "HelveticaNeue-Medium", size: 11.75)
                    ?? .systemFont(ofSize: 11.75, weight: .medium),
                .foregroundColor: textColor,
            ]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension RemoteEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
