// Kickstarter, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - kickstarter/placeholder.svg as kickstarter-placeholder
// - kickstarter/button-normal.svg as kickstarter-button-normal
// - kickstarter/button-highlighted.svg as kickstarter-button-highlighted

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(red: 0x82 / 255, green: 0x85 / 255, blue: 0x87 / 255, alpha: 1)

/// What Kickstarter shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = KickstarterEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class KickstarterEmptyDataSet {
    /// In the catalogue it shows “kickstarter.loading” for 3 s, then “kickstarter”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “kickstarter.loading” for 3 s, then “kickstarter”.
    var onTapButton: () -> Void = {}
}

extension KickstarterEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “A lightning bolt”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "kickstarter-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "Activity empty",
            attributes: [
                .font: UIFont.systemFont(ofSize: 16, weight: .bold),
                .foregroundColor: textColor,
                .kern: -0.1,
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "When you back a project or follow a friend, their activity will show up here.",
            attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: textColor]
        )
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Discover projects",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14, weight: .bold),
                .foregroundColor: UIColor.white,
            ]
        )
    }

    func buttonBackgroundImage(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> UIImage? {
        UIImage(
            named: state == .highlighted ? "kickstarter-button-highlighted" : "kickstarter-button-normal"
        )?
        .resizableImage(
            withCapInsets: UIEdgeInsets(top: 22, left: 22, bottom: 22, right: 22),
            resizingMode: .stretch
        )
        .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: -20, bottom: 0, right: -20))
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        UIColor(red: 0xF7 / 255, green: 0xFA / 255, blue: 0xFA / 255, alpha: 1)
    }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 15 }
}

extension KickstarterEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
