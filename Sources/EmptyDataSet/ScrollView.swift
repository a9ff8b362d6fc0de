public import SceneModel

/// A list view without a screen: what a source and a delegate are asked about, and what shows them.
///
/// It counts items as the libraries do: rows, over all sections; headers and footers do not count. It is used
/// from one thread, as a view is.
public final class ScrollView {
    /// What kind of list it is; only lists count their items.
    public enum Kind: String, CaseIterable, Sendable {
        /// The counterpart of `UITableView`.
        case table
        /// The counterpart of `UICollectionView`.
        case collection
        /// The counterpart of a plain `UIScrollView`, which has no items.
        case plain
    }

    /// What kind of list it is.
    public let kind: Kind
    /// The screen it is on.
    ///
    /// A change lays the empty data set out anew.
    public var canvas: Canvas {
        get { setting.canvas }
        set { setting.canvas = newValue }
    }
    /// Whether a status bar and a navigation bar stand above it, and take their height from it.
    public var showsBars: Bool {
        get { setting.showsBars }
        set { setting.showsBars = newValue }
    }
    /// What the user prefers.
    ///
    /// A change lays the empty data set out anew.
    public var traitCollection: TraitCollection {
        get { setting.traitCollection }
        set { setting.traitCollection = newValue }
    }
    /// How many rows each section has, where no data source says.
    public var sections: [Int]
    /// The data source: it says how many rows each section has.
    ///
    /// Held weakly.
    public weak var dataSource: (any ListDataSource)?
    /// How many sections have a header of their own; these are no items.
    public var headers = 0
    /// How many sections have a footer of their own; these are no items.
    public var footers = 0
    /// Whether it can be scrolled.
    ///
    /// While an empty data set shows, its delegate decides; what is set then counts once it has gone.
    public var isScrollEnabled: Bool {
        get {
            isEmptyDataSetVisible ? life.shownScrollPermission ?? ownScrollPermission : ownScrollPermission
        }
        set { ownScrollPermission = newValue }
    }
    /// How rows are told apart: `none` while a stateful collection hides the separators.
    public var separatorStyle = SeparatorStyle.singleLine

    /// What it is laid out for.
    private var setting: Setting { didSet { if setting != oldValue { layOutEmptyDataSet() } } }
    /// What the app itself has set.
    private(set) var ownScrollPermission: Bool
    /// What is kept between reloads of the empty data set.
    var life = EmptyDataSetLife()
    /// The states of a stateful collection; made when one is first used.
    var statefulCollection: StatefulCollection?
    /// The view put up by `setEmptyView`, until `restore`.
    var messageView: EmptyMessageView?

    /// A list view that fills a screen, without items.
    public init(
        kind: Kind = .table, canvas: Canvas = Device.standard.canvas(), showsBars: Bool = false,
        traitCollection: TraitCollection = TraitCollection(), sections: [Int] = [],
        isScrollEnabled: Bool = true
    ) {
        self.kind = kind
        setting = Setting(canvas: canvas, showsBars: showsBars, traitCollection: traitCollection)
        self.sections = sections
        ownScrollPermission = isScrollEnabled
    }

    /// The height of the status bar above it in points; 0 where there is none.
    public var statusBarHeight: Double { showsBars ? canvas.statusBarHeight : 0 }

    /// The height of the navigation bar above it in points; 0 where there is none.
    public var navigationBarHeight: Double { showsBars ? canvas.navigationBarHeight : 0 }

    /// Its own size in points: the screen below the bars.
    public var bounds: Size {
        Size(
            width: canvas.size.width,
            height: max(0, canvas.size.height - statusBarHeight - navigationBarHeight))
    }

    /// How many items it has, over all sections.
    public var itemsCount: Int {
        guard kind != .plain else { return 0 }
        guard let dataSource else { return sections.reduce(0, +) }
        return (0..<dataSource.numberOfSections(in: self)).reduce(0) {
            $0 + dataSource.scrollView(self, numberOfItemsInSection: $1)
        }
    }

    private struct Setting: Equatable {
        var canvas: Canvas
        var showsBars: Bool
        var traitCollection: TraitCollection
    }

    /// How rows are told apart: the counterpart of `UITableViewCell.SeparatorStyle`.
    public enum SeparatorStyle: String, Sendable {
        /// Not at all.
        case none
        /// By a line.
        case singleLine
    }
}

/// What a list view's rows come from: the counterpart of `UITableViewDataSource` and
/// `UICollectionViewDataSource`, as far as they count.
public protocol ListDataSource: AnyObject {
    /// How many sections there are. By default 1.
    func numberOfSections(in scrollView: ScrollView) -> Int

    /// How many rows a section has.
    func scrollView(_ scrollView: ScrollView, numberOfItemsInSection section: Int) -> Int
}

extension ListDataSource {
    /// One.
    public func numberOfSections(in scrollView: ScrollView) -> Int { 1 }
}

/// What the user prefers: the counterpart of `UITraitCollection`, with the language added.
public struct TraitCollection: Hashable, Sendable {
    /// Light or dark.
    public var appearance: Appearance
    /// How much larger than standard texts are set, as by Dynamic Type: 1 is standard.
    public var textScale: Double
    /// The direction of reading.
    public var layoutDirection: LayoutDirection
    /// The language wanted, as in BCP 47; nil for the source's own.
    public var language: String?

    /// What the user prefers; the defaults are those of the reference snapshots.
    public init(
        appearance: Appearance = .light, textScale: Double = 1, layoutDirection: LayoutDirection = .auto,
        language: String? = nil
    ) {
        self.appearance = appearance
        self.textScale = textScale
        self.layoutDirection = layoutDirection
        self.language = language
    }
}
