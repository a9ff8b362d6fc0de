// Countries, state “noResults”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - countries/search.svg as countries-search

import EmptyDataSet_Swift
import UIKit

/// What Countries shows over a list in the state “noResults”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = CountriesNoResultsDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class CountriesNoResultsDataSet {
    /// In the catalogue it opens <https://en.wikipedia.org/wiki/Special:Search>.
    var onTapButton: () -> Void = {}
}

extension CountriesNoResultsDataSet: @preconcurrency EmptyDataSetSource {
    /// “A magnifying glass”.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        UIImage(named: "countries-search")
    }

    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17),
            .foregroundColor: UIColor(red: 0xAA / 255, green: 0xAB / 255, blue: 0xB3 / 255, alpha: 1),
        ]
        let text = NSMutableAttributedString(string: "No countries found matching\n", attributes: attributes)
        text.append(
            NSAttributedString(
                string: "{query}",
                attributes: attributes.merging(
                    [.font: UIFont.systemFont(ofSize: 17, weight: .bold)],
                    uniquingKeysWith: { $1 }
                )
            )
        )
        text.append(NSAttributedString(string: ".", attributes: attributes))
        return text
    }

    func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? {
        NSAttributedString(
            string: "Search in Wikipedia",
            attributes: [
                .font: UIFont.systemFont(ofSize: 16),
                .foregroundColor: state == .highlighted
                    ? UIColor(red: 0xCC / 255, green: 0xE4 / 255, blue: 1, alpha: 1)
                    : UIColor(red: 0, green: 0x7A / 255, blue: 1, alpha: 1),
            ]
        )
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension CountriesNoResultsDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

    /// Otherwise a picture that turned while the list was loading would go on turning.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }

    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
}
