import EmptyDataSet
import SceneModel

// Written as for EmptyDataSet-Swift, by conforming to its two protocols. The names replaced are UIScrollView,
// UIView, UIButton, NSAttributedString, UIImage, UIColor, UIFont, CAAnimation, UIControlState and CGFloat.

class OriginalUsageController: EmptyDataSetSource, EmptyDataSetDelegate {

    let scrollView = ScrollView()
    let logo: ImageAsset?
    var tapped: [String] = []

    var isLoading = false {
        didSet {
            scrollView.reloadEmptyDataSet()
        }
    }

    init(logo: ImageAsset?) {
        self.logo = logo
        scrollView.emptyDataSetSource = self
        scrollView.emptyDataSetDelegate = self
        scrollView.reloadData()
    }

    // MARK: EmptyDataSetSource

    func title(forEmptyDataSet scrollView: ScrollView) -> StyledText? {
        let attributes: TextAttributes = [
            .font: Font.boldSystemFont(ofSize: 18), .foregroundColor: Color(white: 0.4, alpha: 1),
        ]
        return StyledText(string: "Please Allow Photo Access", attributes: attributes)
    }

    func description(forEmptyDataSet scrollView: ScrollView) -> StyledText? {
        var attributes: TextAttributes = [:]
        attributes[.font] = Font.init(name: "HelveticaNeue-Light", size: 14.5)
        attributes[.foregroundColor] = Color(
            red: 125 / 255.0, green: 127 / 255.0, blue: 127 / 255.0, alpha: 1.0)
        return StyledText.init(string: "This allows you to share photos.", attributes: attributes)
    }

    func image(forEmptyDataSet scrollView: ScrollView) -> ImageAsset? {
        return isLoading ? nil : logo
    }

    func imageAnimation(forEmptyDataSet scrollView: ScrollView) -> ImageAnimation? {
        return .rotate
    }

    func imageTintColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        return .black
    }

    func buttonTitle(forEmptyDataSet scrollView: ScrollView, for state: ControlState) -> StyledText? {
        let color = state == .normal ? Color(white: 0, alpha: 1) : Color(white: 0.5, alpha: 1)
        return StyledText(
            string: "Continue", attributes: [.font: Font.systemFont(ofSize: 17), .foregroundColor: color])
    }

    func buttonBackgroundImage(
        forEmptyDataSet scrollView: ScrollView, for state: ControlState
    ) -> ImageAsset? {
        return nil
    }

    func backgroundColor(forEmptyDataSet scrollView: ScrollView) -> Color? {
        return .white
    }

    func verticalOffset(forEmptyDataSet scrollView: ScrollView) -> Double {
        return -64
    }

    func spaceHeight(forEmptyDataSet scrollView: ScrollView) -> Double {
        return 24
    }

    // MARK: EmptyDataSetDelegate

    func emptyDataSetShouldDisplay(_ scrollView: ScrollView) -> Bool {
        return true
    }

    func emptyDataSetShouldAllowTouch(_ scrollView: ScrollView) -> Bool {
        return true
    }

    func emptyDataSetShouldAllowScroll(_ scrollView: ScrollView) -> Bool {
        return true
    }

    func emptyDataSetShouldAnimateImageView(_ scrollView: ScrollView) -> Bool {
        return isLoading
    }

    func emptyDataSet(_ scrollView: ScrollView, didTapView view: EmptyDataSetView) {
        tapped.append("view")
        isLoading = true
    }

    func emptyDataSet(_ scrollView: ScrollView, didTapButton button: EmptyDataSetButton) {
        tapped.append("button")
        isLoading = true
    }
}
