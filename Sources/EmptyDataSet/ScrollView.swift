public import SceneModel

/// A list view without a screen: what a source and a delegate are asked about.
///
/// It counts items as the libraries do: rows, over all sections; headers and footers do not count.
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
    public var canvas: Canvas
    /// Whether a status bar and a navigation bar stand above it, and take their height from it.
    public var showsBars: Bool
    /// What the user prefers.
    public var traitCollection: TraitCollection
    /// How many rows each section has.
    public var sections: [Int]
    /// Whether it can be scrolled.
    public var isScrollEnabled: Bool

    /// A list view that fills a screen, without items.
    public init(
        kind: Kind = .table, canvas: Canvas = Device.standard.canvas(), showsBars: Bool = false,
        traitCollection: TraitCollection = TraitCollection(), sections: [Int] = [],
        isScrollEnabled: Bool = true
    ) {
        self.kind = kind
        self.canvas = canvas
        self.showsBars = showsBars
        self.traitCollection = traitCollection
        self.sections = sections
        self.isScrollEnabled = isScrollEnabled
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
    public var itemsCount: Int { kind == .plain ? 0 : sections.reduce(0, +) }
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
