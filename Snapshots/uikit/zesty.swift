// ZESTY, state “search”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// The offset is that of a screen of 375 × 667 points without bars.
// Texts are quoted from the app, in “ko”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - zesty/search.svg as zesty-search

import EmptyDataSet_Swift
import UIKit

/// What ZESTY shows over a list in the state “search”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = ZESTYSearchDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class ZESTYSearchDataSet {}

extension ZESTYSearchDataSet: @preconcurrency EmptyDataSetSource {
    /// “돋보기를 든 얼굴”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "zesty-search")
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        NSAttributedString(
            string: "등록하려는 맛집을\n검색해주세요.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17, weight: .medium),
                .foregroundColor: UIColor.black,
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }

    func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { -155 }

    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 10 }
}

extension ZESTYSearchDataSet: @preconcurrency EmptyDataSetDelegate {
    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }
}
