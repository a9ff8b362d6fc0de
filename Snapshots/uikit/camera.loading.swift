// Camera, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - camera/loading.svg as camera-loading

import EmptyDataSet_Swift
import UIKit

private let textColor = UIColor(red: 0x5F / 255, green: 0x69 / 255, blue: 0x78 / 255, alpha: 1)

/// What Camera shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = CameraLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class CameraLoadingDataSet {
    /// In the catalogue it shows “camera.loading” for 3 s, then “camera”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “camera.loading” for 3 s, then “camera”.
    var onTapButton: () -> Void = {}
}

extension CameraLoadingDataSet: @preconcurrency EmptyDataSetSource {
    /// “Loading”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "camera-loading")
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
            string: "Please Allow Photo Access",
            attributes: [.font: UIFont.systemFont(ofSize: 18, weight: .bold), .foregroundColor: textColor]
        )
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "This allows you to share photos from your library and save photos to your camera roll.",
            attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: textColor]
        )
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Continue",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17, weight: .bold),
                .foregroundColor: state == .highlighted
                    ? UIColor(red: 0x48 / 255, green: 0xA1 / 255, blue: 0xEA / 255, alpha: 1)
                    : UIColor(red: 0, green: 0x7E / 255, blue: 0xE5 / 255, alpha: 1),
            ]
        )
    }

    /// The screen's own colour, which the other colours are made for.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension CameraLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
        !UIAccessibility.isReduceMotionEnabled
    }

    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
