import EmptyDataSet
import SceneModel
import Testing

@Suite("setEmptyView and restore")
struct EmptyMessageViewTests {
    let list = ScrollView()

    @Test("a message is up until it is restored, and a second takes the place of the first")
    func message() {
        #expect(list.emptyMessageView == nil)
        list.setEmptyView(message: "Type to search", type: .search)
        list.setEmptyView(message: "Nothing found", type: .noresult)
        #expect(list.emptyMessageView == EmptyMessageView(message: "Nothing found", type: .noresult))
        #expect(list.separatorStyle == .singleLine)
        list.restore()
        #expect(list.emptyMessageView == nil)
    }

    @Test("the icon's middle is 180 points above that of the list, and the message 10 points below the icon")
    func layout() {
        let view = EmptyMessageView(message: "Nothing found", type: .noresult)
        let top: Double = view.iconTop(in: 667)
        #expect(top == 333.5 - 180 - 25)
        #expect(view.messageTop(in: 667) == top + 50 + 10)
        #expect(EmptyMessageView.font == Font(size: 17, weight: .medium))
        #expect(EmptyMessageView.sideMargin == 20)
    }

    @Test(
        "text and results decide what is up",
        arguments: [
            ("", 0, EmptyMessageType?.some(.search)), ("rice", 0, .noresult), ("rice", 2, nil), ("", 2, nil),
        ])
    func search(text: String, results: Int, type: EmptyMessageType?) {
        list.updateEmptyView(
            searchText: text, resultCount: results, searchMessage: "Type to search",
            noResultMessage: "Nothing found")
        #expect(list.emptyMessageView?.type == type)
        #expect(
            list.emptyMessageView?.message == type.map { $0 == .search ? "Type to search" : "Nothing found" })
    }
}
