// ZESTY, state “noResults”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// The offset is that of a screen of 375 × 667 points without bars.
// Texts are quoted from the app, in “ko”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - zesty/noresult.svg as zesty-noresult

import EmptyDataSet_Swift
import UIKit

/// What ZESTY shows over a list in the state “noResults”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = ZESTYNoResultsDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class ZESTYNoResultsDataSet {}

extension ZESTYNoResultsDataSet: @preconcurrency EmptyDataSetSource {
    /// “당황한 얼굴”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "zesty-noresult")
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "검색 결과가 없어요.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17, weight: .medium),
                .foregroundColor: UIColor(red: 0x8E / 255, green: 0x8E / 255, blue: 0x93 / 255, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }

    func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { -165 }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 10 }
}

extension ZESTYNoResultsDataSet: @preconcurrency EmptyDataSetDelegate {
    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }
}
