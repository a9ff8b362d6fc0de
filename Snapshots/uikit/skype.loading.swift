// Skype, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - skype/loading.svg as skype-loading

import EmptyDataSet_Swift
import UIKit

/// What Skype shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = SkypeLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class SkypeLoadingDataSet {
    /// In the catalogue it shows “skype.loading” for 3 s, then “skype”.
    var onTapView: () -> Void = {}
}

extension SkypeLoadingDataSet: @preconcurrency EmptyDataSetSource {
    /// “Loading”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "skype-loading")
    }

    func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation? {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.toValue = 2 * Double.pi
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        return animation
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

extension SkypeLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
        !UIAccessibility.isReduceMotionEnabled
    }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }
}
