// Skype, state “empty”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - skype/placeholder.svg as skype-placeholder

import EmptyDataSet_Swift
import UIKit

/// What Skype shows over a list in the state “empty”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = SkypeEmptyDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class SkypeEmptyDataSet {
    /// In the catalogue it shows “skype.loading” for 3 s, then “skype”.
    var onTapView: () -> Void = {}
}

extension SkypeEmptyDataSet: @preconcurrency EmptyDataSetSource {
    /// “A star”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "skype-placeholder")
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 3
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(name: "HelveticaNeue-Light", size: 17.75)
                ?? .systemFont(ofSize: 17.75, weight: .light),
            .foregroundColor: UIColor(red: 0xA6 / 255, green: 0xC3 / 255, blue: 0xD1 / 255, alpha: 1),
            .paragraphStyle: paragraph,
        ]
        let text = NSMutableAttributedString(
            string: "Keep all your favorite people together, ",
            attributes: attributes
        )
        text.append(
            NSAttributedString(
                string: "add favorites",
                attributes: attributes.merging(
                    [.foregroundColor: UIColor(red: 0, green: 0xAD / 255, blue: 0xF1 / 255, alpha: 1)],
                    uniquingKeysWith: { $1 }
                )
            )
        )
        text.append(NSAttributedString(string: ".", attributes: attributes))
        return text
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension SkypeEmptyDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
