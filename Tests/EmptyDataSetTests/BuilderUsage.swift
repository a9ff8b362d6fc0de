import EmptyDataSet
import SceneModel

// Written as for EmptyDataSet-Swift's second style, without conforming to a protocol. The names replaced are
// those of UIKit's types alone.

class NewUsageController {

    let scrollView = ScrollView()
    var tapped: [String] = []
    var appearances = 0

    var isLoading = false {
        didSet {
            scrollView.reloadEmptyDataSet()
        }
    }

    var titleString: StyledText? {
        return StyledText(string: "No Messages", attributes: [.font: Font.systemFont(ofSize: 22)])
    }

    func buttonTitle(_ state: ControlState) -> StyledText? {
        return StyledText(string: "Start Browsing")
    }

    init(image: ImageAsset?) {
        scrollView.emptyDataSetView { [weak self] view in
            if let `self` = self {
                view.titleLabelString(self.titleString)
                    .detailLabelString(
                        StyledText(string: "When you have messages, you’ll see them here.")
                    )
                    .image(image)
                    .imageAnimation(.rotate)
                    .imageTintColor(nil)
                    .buttonTitle(self.buttonTitle(.normal), for: .normal)
                    .buttonTitle(self.buttonTitle(.highlighted), for: .highlighted)
                    .buttonImage(nil, for: .normal)
                    .buttonBackgroundImage(image, for: .normal)
                    .buttonBackgroundImage(nil, for: .highlighted)
                    .dataSetBackgroundColor(Color.white)
                    .customView(nil)
                    .verticalOffset(-20)
                    .verticalSpace(24)
                    .shouldDisplay(true, view: self.scrollView)
                    .shouldDisplay(true)
                    .shouldBeForcedToDisplay(false)
                    .shouldFadeIn(true)
                    .isTouchAllowed(true)
                    .isScrollAllowed(true)
                    .isImageViewAnimateAllowed(self.isLoading)
                    .willAppear { [weak self] in
                        self?.appearances += 1
                    }
                    .didAppear {}
                    .willDisappear {}
                    .didDisappear {}
                    .didTapDataButton { [weak self] in
                        self?.tapped.append("button")
                        self?.isLoading = true
                    }
                    .didTapContentView { [weak self] in
                        self?.tapped.append("view")
                    }
            }
        }
        scrollView.reloadData()
    }
}
