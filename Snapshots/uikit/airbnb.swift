// Airbnb, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - airbnb/placeholder.svg as airbnb-placeholder

import EmptyDataSet_Swift
import UIKit

/// What Airbnb shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = AirbnbEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class AirbnbEmptyDataSet {
    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
    var onTapButton: () -> Void = {}
}

extension AirbnbEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “A speech bubble in a ring”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "airbnb-placeholder")
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "No Messages",
            attributes: [
                .font: UIFont(name: "HelveticaNeue-Light", size: 22)
                    ?? .systemFont(ofSize: 22, weight: .light),
                .foregroundColor: UIColor(white: 0xC9 / 255, alpha: 1),
            ]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 4
        return NSAttributedString(
            string: "When you have messages, you’ll see them here.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 13),
                .foregroundColor: UIColor(white: 0xCF / 255, alpha: 1),
                .paragraphStyle: paragraph,
            ]
        )
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Start Browsing",
            attributes: [
                .font: UIFont.systemFont(ofSize: 16, weight: .bold),
                .foregroundColor: state == .highlighted
                    ? UIColor(red: 0x6B / 255, green: 0xCE / 255, blue: 1, alpha: 1)
                    : UIColor(red: 0x05 / 255, green: 0xAD / 255, blue: 1, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 24 }
}

extension AirbnbEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
