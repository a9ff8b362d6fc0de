// WWDC, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(white: 0xB9 / 255, alpha: 1)

/// What WWDC shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = WWDCEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class WWDCEmptyDataSet {
    /// In the catalogue it shows “wwdc.loading” for 3 s, then “wwdc”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “wwdc.loading” for 3 s, then “wwdc”.
    var onTapButton: () -> Void = {}
}

extension WWDCEmptyDataSet: @preconcurrency EmptyDataSetSource {
    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No Favorites",
            attributes: [
                .font: UIFont(name: "HelveticaNeue-Medium", size: 16)
                    ?? .systemFont(ofSize: 16, weight: .medium),
                .foregroundColor: textColor,
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Favorites are only available to Registered Apple Developers.",
            attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: textColor]
        )
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Sign In",
            attributes: [
                .font: UIFont.systemFont(ofSize: 16),
                .foregroundColor: state == .highlighted
                    ? UIColor(red: 0xFD / 255, green: 0xBB / 255, blue: 0xB2 / 255, alpha: 1)
                    : UIColor(red: 0xFC / 255, green: 0x62 / 255, blue: 0x46 / 255, alpha: 1),
            ]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 18 }
}

extension WWDCEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
