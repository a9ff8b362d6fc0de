import RenderUIKit
import Rendering
import SceneModel
import SwiftChecking
import Testing

@Suite("What UIKit sources say of a scene")
struct UIKitFactTests {
    @Test("The source of Airbnb while it loads, as a whole")
    func airbnb() throws {
        let sample = try #require(try ShippedScenes.named("airbnb.loading"))
        #expect(
            sample.text == #"""
                // Airbnb, state “loading”, for EmptyDataSet-Swift 5: iOS 13, Swift 6 (Xcode 16) or later.
                //
                // Colours are those of the light appearance.
                // Texts are quoted from the app, in “en”; put your own in the string catalog.
                // Font sizes are fixed; UIFontMetrics makes them follow the user's text size.
                //
                // Images to add to the asset catalog:
                // - airbnb/loading.svg as airbnb-loading

                import EmptyDataSet_Swift
                import UIKit

                /// What Airbnb shows over a list in the state “loading”.
                ///
                /// The list view holds this weakly, so keep it where the list is kept:
                ///
                ///     let dataSet = AirbnbLoadingDataSet()
                ///     tableView.emptyDataSetSource = dataSet
                ///     tableView.emptyDataSetDelegate = dataSet
                @MainActor
                final class AirbnbLoadingDataSet {
                    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
                    var onTapView: () -> Void = {}
                    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
                    var onTapButton: () -> Void = {}
                }

                extension AirbnbLoadingDataSet: @preconcurrency EmptyDataSetSource {
                    /// “Loading”.
                    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
                        UIImage(named: "airbnb-loading")
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

                extension AirbnbLoadingDataSet: @preconcurrency EmptyDataSetDelegate {
                    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }

                    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
                        !UIAccessibility.isReduceMotionEnabled
                    }

                    func emptyDataSet(_ scrollView: UIScrollView, didTapView view: UIView) { onTapView() }

                    func emptyDataSet(_ scrollView: UIScrollView, didTapButton button: UIButton) { onTapButton() }
                }

                """#)
    }

    private func text(_ name: String) throws -> String {
        try #require(try ShippedScenes.named(name) ?? SampleScenes.all.first { $0.scene.name == name }).text
    }

    @Test(
        "Fonts, colours, measures, offsets and behaviour are those of the scene",
        arguments: [
            ("kickstarter", ".kern: -0.1"),
            ("kickstarter", "withCapInsets: UIEdgeInsets(top: 22, left: 22, bottom: 22, right: 22)"),
            (
                "kickstarter",
                ".withAlignmentRectInsets(UIEdgeInsets(top: 0, left: -20, bottom: 0, right: -20))"
            ),
            ("kickstarter", "resizingMode: .stretch"),
            ("foursquare", "UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)"),
            (
                "foursquare",
                #"state == .highlighted ? "foursquare-button-highlighted" : "foursquare-button-normal""#
            ),
            ("twitter", "func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { -267 }"),
            ("twitter", "func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 0 }"),
            ("facebook", "shadow.shadowOffset = CGSize(width: 0, height: 1)"),
            ("airbnb", "?? .systemFont(ofSize: 22, weight: .light)"),
            ("Faces", #"UIFont(name: "Lato-Bold", size: 17) ?? .systemFont(ofSize: 17, weight: .bold)"#),
            ("Faces", #"UIFont(name: "Lato", size: 17) ?? .systemFont(ofSize: 17)"#),
            ("instagram", "paragraph.lineSpacing = 4"), ("instagram", "paragraph.alignment = .center"),
            ("countries", "spinner.overrideUserInterfaceStyle = .light"),
            ("Spinner on black", "spinner.overrideUserInterfaceStyle = .dark"),
            ("Spinner on its own", "spinner.overrideUserInterfaceStyle = .dark"),
            ("Custom spinner", "UIActivityIndicatorView(style: .large)"),
            ("Large spinner", "UIActivityIndicatorView(style: .large)"),
            ("Small spinner", "UIActivityIndicatorView(style: .medium)"),
            ("Small named spinner", "UIActivityIndicatorView(style: .medium)"),
            ("Other spinner", "spinner.frame.size = CGSize(width: 24, height: 24)"),
            ("Bars", "func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .white }"),
            (
                "Title on clear",
                "func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { .black }"
            ),
            ("Title on clear", "// Colours are those of the dark appearance.\n"),
            ("Title on clear", "// Texts are quoted from the app; put your own"),
            ("Lower bars", "// The offset is that of a screen of 375 × 667 points with bars of 64.\n"),
            ("twitter", "// The offset is that of a screen of 375 × 667 points without bars.\n"),
            ("countries", #"spinner.accessibilityLabel = "Loading""#),
            (
                "stateful-collections",
                "func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor?"
            ),
            ("airbnb", "func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { true }"),
            (
                "countries.noResults",
                "/// In the catalogue it opens <https://en.wikipedia.org/wiki/Special:Search>."
            ),
            ("Moving pulse", #"CABasicAnimation(keyPath: "opacity")"#),
            ("Moving pulse", "animation.duration = 0.75"),
            ("Larger", "?.fitted(in: CGSize(width: 80, height: 80))"),
            ("Larger", "fileprivate func fitted(in box: CGSize) -> UIImage {"),
            ("Text natural rtl", "paragraph.baseWritingDirection = .rightToLeft"),
            ("Text justified auto", "paragraph.alignment = .justified"),
            ("Untouchable", "func emptyDataSetShouldFadeIn(_ scrollView: UIScrollView) -> Bool { false }"),
            (
                "Untouchable",
                "func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView) -> Bool { false }"
            ),
            ("Scaled background", "// - p/a.svg as p-a, in 40 × 40 points\n"),
            ("Custom view sized", "view.frame.size = CGSize(width: 200, height: 100.5)"),
            ("Shared shadow", "shadow.shadowBlurRadius = 4"), ("Runs", ".shadow: shadow"),
            ("Weight heavy", "UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy"),
            ("Pictures", #"image?.accessibilityLabel = state == .highlighted ? "Going" : "Go""#),
        ])
    func facts(name: String, code: String) throws {
        let text = try self.text(name == "Pictures" ? "Button Pictures" : name)
        #expect(text.contains(code), "\(text)")
    }

    @Test(
        "What the library answers by itself is not written",
        arguments: [
            ("airbnb", "verticalOffset"), ("airbnb", "ShouldFadeIn"), ("airbnb", "ShouldAllowTouch"),
            ("airbnb", "fitted"), ("airbnb", "// Margins"), ("dropbox", "spaceHeight"),
            ("dropbox", "paragraph"), ("Nothing", "backgroundColor"), ("Nothing", "@preconcurrency"),
            ("Custom spinner", "backgroundColor"), ("Custom spinner", "overrideUserInterfaceStyle"),
            ("Custom spinner", "Colours"), ("Custom spinner", "Texts"), ("Small spinner", "frame.size"),
            ("Small named spinner", "frame.size"), ("Large spinner", "frame.size"),
            ("stateful-collections", "AllowScroll"), ("Title only", "EmptyDataSetDelegate"),
            ("Title only", "ShouldAnimate"), ("Untouchable", "didTap"),
        ])
    func defaults(name: String, code: String) throws {
        let text = try text(name)
        #expect(!text.contains(code), "\(text)")
    }

    @Test("A feature that the library has leaves nothing out, one that it lacks is said to be left out")
    func features() throws {
        #expect(
            Set(Scene.Feature.allCases).subtracting(UIKitRenderer().info.features ?? [])
                == [.secondaryButton, .bars, .header, .deviceFrame])
        for sample in try ShippedScenes.all() + SampleScenes.all {
            let kinds = sample.scene.elements.map(\.kind)
            // Scenes that no source could give: an element twice, or beside a custom view.
            guard Set(kinds).count == kinds.count, kinds.count == 1 || !kinds.contains(.customView) else {
                continue
            }
            let missing = UIKitRenderer().info.missingFeatures(for: sample.scene)
            #expect(sample.text.contains("// Left out") == !missing.isEmpty, "\(sample.scene.name)")
        }
        #expect(try text("Buttons Plain").contains("// - the second button “Go”\n"))
        for part in ["- the device's body", "- the status bar", "- the navigation bar “The Bars”"] {
            #expect(try text("Bars").contains("// \(part)\n"))
        }
        #expect(try text("Header").contains("// - the list's header “Head”\n"))
        #expect(try text("Custom view and more").contains("// - a title “A title”\n"))
    }
}
