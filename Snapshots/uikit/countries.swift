// Countries, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
//
// Colours are those of the light appearance.

import EmptyDataSet_Swift
import UIKit

/// What Countries shows over a list in the state “loading”.
///
/// The list view holds this weakly, so keep it where the list is kept:
///
///     let dataSet = CountriesLoadingDataSet()
///     tableView.emptyDataSetSource = dataSet
///     tableView.emptyDataSetDelegate = dataSet
@MainActor
final class CountriesLoadingDataSet {}

extension CountriesLoadingDataSet: @preconcurrency EmptyDataSetSource {
    func customView(forEmptyDataSet scrollView: UIScrollView) -> UIView? {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.overrideUserInterfaceStyle = .light
        spinner.accessibilityLabel = "Loading"
        spinner.startAnimating()
        return spinner
    }

    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }
}

extension CountriesLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }
}
