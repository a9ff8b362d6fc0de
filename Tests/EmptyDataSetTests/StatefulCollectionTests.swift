import EmptyDataSet
import SceneModel
import Testing

@Suite("The states of a collection")
struct StatefulCollectionTests {
    let list = ScrollView(sections: [2])

    @Test(
        "a state shows its standard text and symbol",
        arguments: [
            (CollectionState.loading, "Loading...", nil), (.empty, "No results", "text.badge.xmark"),
            (.error, "There was an unknown error", "xmark.octagon"),
        ])
    func standards(state: CollectionState, text: String, symbol: String?) {
        #expect(list.collectionState == .normal)
        #expect(list.stateView == nil)
        list.setState(to: state)
        #expect(list.stateView?.text == text)
        #expect(list.stateView?.image == symbol.map { .symbol($0) })
        #expect(list.stateView?.isLoading == (state == .loading))
    }

    @Test("separators are hidden until the normal state brings back what was")
    func separators() {
        for style in [ScrollView.SeparatorStyle.singleLine, .none] {
            list.separatorStyle = style
            list.setState(to: .loading)
            #expect(list.separatorStyle == .none)
            list.setState(to: .error)
            list.setState(to: .normal)
            #expect(list.separatorStyle == style)
        }
    }

    @Test("while it loads, no rows show")
    func loading() {
        #expect(list.layerOrder == [.rows])
        list.setState(to: .loading)
        #expect(list.layerOrder == [])
        list.setState(to: .empty)
        #expect(list.layerOrder == [.rows])
    }

    @Test("image and text are set for one state, nil is none, and a reset brings back the standard ones")
    func settings() {
        list.setState(to: .empty)
        list.setText(to: "Nothing yet", forState: .empty)
        list.setImage(to: .asset(Fixture.picture()), forState: .empty)
        #expect(list.stateView?.text == "Nothing yet")
        #expect(list.stateView?.image == .asset(Fixture.picture()))
        list.setState(to: .error)
        #expect(list.stateView?.text == "There was an unknown error")
        list.setText(to: nil, forState: .error)
        list.setImage(to: nil, forState: .error)
        #expect(list.stateView == nil)
        list.reset(state: .error)
        #expect(list.stateView?.image == .symbol("xmark.octagon"))
        list.setState(to: .empty)
        #expect(list.stateView?.text == "Nothing yet")
        list.resetAllStates()
        #expect(list.stateView?.text == "No results")
        list.setText(to: "All there", forState: .normal)
        list.setState(to: .normal)
        #expect(list.stateView?.text == "All there")
    }

    @Test("tint and text colour are those of all states, and only their own resets undo them")
    func colors() {
        list.setImageTint(to: Fixture.red)
        list.setTextColor(to: Fixture.grey)
        list.resetAllStates()
        for state in [CollectionState.loading, .empty, .error] {
            list.setState(to: state)
            #expect(list.stateView?.tint == Fixture.red)
            #expect(list.stateView?.textColor == Fixture.grey)
        }
        list.resetImageTint()
        list.resetTextColor()
        #expect(list.stateView?.tint == nil)
        #expect(list.stateView?.textColor == nil)
    }
}
