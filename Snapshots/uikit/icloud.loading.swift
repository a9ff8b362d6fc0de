// iCloud, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - icloud/loading.svg as icloud-loading
// - icloud/button-normal.svg as icloud-button-normal
// - icloud/button-highlighted.svg as icloud-button-highlighted

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(white: 0.6, alpha: 1)

/// What iCloud shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = ICloudLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class ICloudLoadingDataSet {
    /// In the catalogue it shows “icloud.loading” for 3 s, then “icloud”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “icloud.loading” for 3 s, then “icloud”.
    var onTapButton: () -> Void = {}
}

extension ICloudLoadingDataSet: @preconcurrency EmptyDataSetSource {
    /// “Loading”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "icloud-loading")
    }

    func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation? {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.toValue = 2 * Double.pi
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        return animation
    }

    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "iCloud Photo Sharing",
            attributes: [.font: UIFont.systemFont(ofSize: 27), .foregroundColor: textColor]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 2
        return NSAttributedString(
            string:
                "Share photos and videos with just the people you choose, and let them add photos, videos, and comments.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17),
                .foregroundColor: textColor,
                .paragraphStyle: paragraph,
            ]
        )
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Create New Stream",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14),
                .foregroundColor: state == .highlighted ? UIColor(white: 0xEB / 255, alpha: 1) : textColor,
            ]
        )
    }

    func buttonBackgroundImage(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> UIImage? {
        UIImage(named: state == .highlighted ? "icloud-button-highlighted" : "icloud-button-normal")?
            .resizableImage(
                withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
                resizingMode: .stretch
            )
            .withAlignmentRectInsets(UIEdgeInsets(top: -19, left: -61, bottom: -19, right: -61))
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension ICloudLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
        !UIAccessibility.isReduceMotionEnabled
    }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
