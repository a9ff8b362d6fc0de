import SceneModel

/// What a list view remembers of its empty data set between two reloads.
struct EmptyDataSetLife {
    weak var source: (any EmptyDataSetSource)?
    weak var delegate: (any EmptyDataSetDelegate)?
    /// The view that is up; nil while nothing shows.
    var view: EmptyDataSetView?
    /// The builder's closure, which fills the view at every reload.
    var configure: ((EmptyDataSetView) -> Void)?
    /// Whether the list can be scrolled while the view shows; nil while nothing shows.
    var shownScrollPermission: Bool?
    /// Whether something is under way: callbacks may reload, and must not begin a second appearance.
    var isChanging = false
    /// Whether a reload was asked for while something was under way.
    var needsReload = false
    /// How many batches of updates are open.
    var openBatches = 0

    /// How often callbacks can ask for another reload before they are left for the next one; enough for any
    /// that come to rest.
    static let rounds = 8

    /// Whether anything says what to show: a source that has not been released, or a builder.
    var hasProvider: Bool { source != nil || configure != nil }
}

extension ScrollView {
    /// What an empty data set shows.
    ///
    /// Held weakly; nil takes it away.
    public var emptyDataSetSource: (any EmptyDataSetSource)? {
        get { life.source }
        set {
            // A view that lost its source must not come back unasked with the next one.
            if !life.hasProvider { removeEmptyDataSet() }
            life.source = newValue
            if !life.hasProvider { removeEmptyDataSet() }
        }
    }

    /// How it behaves.
    ///
    /// Held weakly. A list without one behaves as the defaults say from the next reload on.
    public var emptyDataSetDelegate: (any EmptyDataSetDelegate)? {
        get { life.delegate }
        set { life.delegate = newValue }
    }

    /// Whether an empty data set is up.
    ///
    /// One whose source has been released is not.
    public var isEmptyDataSetVisible: Bool { life.view != nil && life.hasProvider }

    /// The view that is up; nil while nothing shows.
    public var emptyDataSetView: EmptyDataSetView? { isEmptyDataSetVisible ? life.view : nil }

    /// What is in front of what, from the back: the empty data set lies behind headers and footers.
    public var layerOrder: [Layer] {
        var layers: [Layer] = []
        if isEmptyDataSetVisible { layers.append(.emptyView) }
        if itemsCount > 0, collectionState != .loading { layers.append(.rows) }
        layers += Array(repeating: .header, count: headers) + Array(repeating: .footer, count: footers)
        return layers
    }

    /// One layer of a list view.
    public enum Layer: String, Sendable {
        case emptyView, rows, header, footer
    }

    /// Counts the rows anew, and shows or hides the empty data set by the rule.
    public func reloadData() { reloadEmptyDataSet() }

    /// Changes rows and reloads once, as `performBatchUpdates(_:completion:)` of a collection does.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates()
        endUpdates()
        completion?(true)
    }

    /// Opens a batch: until `endUpdates`, reloads wait.
    public func beginUpdates() { life.openBatches += 1 }

    /// Closes a batch; the outermost one reloads.
    public func endUpdates() {
        life.openBatches = max(0, life.openBatches - 1)
        reloadData()
    }

    /// Puts rows into a section, which is made where it is missing, and reloads.
    ///
    /// For a list without a data source; where there is one, its own answer counts.
    public func insertRows(_ count: Int, inSection section: Int = 0) {
        guard section >= 0, count > 0 else { return }
        while sections.count <= section { sections.append(0) }
        sections[section] += count
        reloadData()
    }

    /// Takes rows out of a section, as many as there are at most, and reloads.
    public func deleteRows(_ count: Int, inSection section: Int = 0) {
        guard sections.indices.contains(section), count > 0 else { return }
        sections[section] = max(0, sections[section] - count)
        reloadData()
    }

    /// Shows, updates or hides the empty data set by the rule: it shows where (it should display and there
    /// are no items) or it is forced to.
    ///
    /// Callbacks come once per appearance and once per disappearance, not once per reload; a reload out of a
    /// callback is done when the change under way has ended.
    public func reloadEmptyDataSet() {
        guard !life.isChanging, life.openBatches == 0 else {
            life.needsReload = true
            return
        }
        change(rounds: EmptyDataSetLife.rounds, changeEmptyDataSet)
    }

    /// Makes a change, and those that its callbacks ask for.
    private func change(rounds: Int, _ first: () -> Void) {
        life.isChanging = true
        life.needsReload = false
        first()
        for _ in 1..<rounds where life.needsReload {
            life.needsReload = false
            changeEmptyDataSet()
        }
        life.isChanging = false
    }

    private func changeEmptyDataSet() {
        guard life.hasProvider else { return disappear() }
        let view = life.view ?? EmptyDataSetView(in: self)
        view.prepareForReuse()
        life.configure?(view)
        if SceneComposer.isDisplayed(delegate: view, in: self) { appear(view) } else { disappear() }
    }

    private func appear(_ view: EmptyDataSetView) {
        let isNew = life.view == nil
        // Whoever hears that it will appear hears that it did, even where a callback changes the delegate.
        let delegate = life.delegate
        if isNew {
            delegate?.emptyDataSetWillAppear(self)
            view.content.willAppear?()
        }
        if let source = life.source { view.content.fill(from: source, in: self) }
        life.view = view
        view.fadesIn = isNew && view.emptyDataSetShouldFadeIn(self)
        life.shownScrollPermission = view.emptyDataSetShouldAllowScroll(self)
        if isNew {
            delegate?.emptyDataSetDidAppear(self)
            view.content.didAppear?()
        }
    }

    private func disappear() {
        guard let view = life.view else { return }
        let delegate = life.delegate
        delegate?.emptyDataSetWillDisappear(self)
        view.content.willDisappear?()
        life.view = nil
        life.shownScrollPermission = nil
        delegate?.emptyDataSetDidDisappear(self)
        view.content.didDisappear?()
    }

    /// Takes the empty data set away where its source has gone.
    func removeEmptyDataSet() {
        guard life.view != nil || life.isChanging else { return }
        guard !life.isChanging else {
            life.needsReload = true
            return
        }
        change(rounds: EmptyDataSetLife.rounds, disappear)
    }

    /// Size, bars or traits have changed: offsets may be expressions of them.
    func layOutEmptyDataSet() {
        if isEmptyDataSetVisible { reloadEmptyDataSet() }
    }

    /// The scene of what is up, for a renderer; nil while nothing shows.
    ///
    /// `screen` is what is around the list.
    public func emptyDataSetScene(in screen: Screen) -> SceneComposer.Composition? {
        guard let view = emptyDataSetView else { return nil }
        return SceneComposer(screen: screen).compose(showing: view, in: self)
    }

    // MARK: Taps

    /// A tap on the view beside the button: it reaches the view's callback and no other.
    public func tapEmptyDataSetView() {
        guard let view = tappable else { return }
        view.reportTap()
    }

    /// A tap on the button: it reaches the button's callback and no other; without a button, the view's.
    public func tapEmptyDataSetButton() {
        guard let view = tappable else { return }
        if view.showsButton { view.reportButtonTap() } else { view.reportTap() }
    }

    /// The view, where it is up and reacts to touches.
    private var tappable: EmptyDataSetView? {
        guard let view = emptyDataSetView, view.emptyDataSetShouldAllowTouch(self) else { return nil }
        return view
    }
}
