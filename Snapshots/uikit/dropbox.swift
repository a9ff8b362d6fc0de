// Dropbox, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - dropbox/placeholder.svg as dropbox-placeholder

import EmptyDataSet_Swift
import UIKit

/// What Dropbox shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = DropboxEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class DropboxEmptyDataSet {
    /// In the catalogue it shows “dropbox.loading” for 3 s, then “dropbox”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “dropbox.loading” for 3 s, then “dropbox”.
    var onTapButton: () -> Void = {}
}

extension DropboxEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “Documents and photos amid bursting stars”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "dropbox-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Star Your Favorite Files",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17, weight: .bold),
                .foregroundColor: UIColor(red: 0x25 / 255, green: 0x28 / 255, blue: 0x2B / 255, alpha: 1),
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Favorites are saved for offline access.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14.5),
                .foregroundColor: UIColor(red: 0x7B / 255, green: 0x89 / 255, blue: 0x94 / 255, alpha: 1),
            ]
        )
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Learn more",
            attributes: [
                .font: UIFont.systemFont(ofSize: 15),
                .foregroundColor: state == .highlighted
                    ? UIColor(red: 0x48 / 255, green: 0xA1 / 255, blue: 0xEA / 255, alpha: 1)
                    : UIColor(red: 0, green: 0x7E / 255, blue: 0xE5 / 255, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(red: 0xF0 / 255, green: 0xF3 / 255, blue: 0xF5 / 255, alpha: 1)
    }
}

extension DropboxEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
