public import SceneModel

/// A text in one language or in several.
public struct LocalizedText: Hashable, Sendable {
    /// The text where the file gives one, or the first of several.
    public let first: String
    /// The texts by language, in the file's order; empty where there is one text for all.
    public let byLanguage: [Variant]

    /// A text in one language.
    public struct Variant: Hashable, Sendable {
        /// As in BCP 47.
        public let language: String
        /// The text.
        public let text: String
    }

    /// The most languages of a text: more than any app speaks, and few enough to be looked through one by one.
    static let mostLanguages = 200

    init(_ text: String) {
        first = text
        byLanguage = []
    }

    init(_ variants: [Variant]) {
        first = variants.first?.text ?? ""
        byLanguage = variants
    }

    /// The text in a language: the exact one, else one of the same primary language, else the entry's own,
    /// else the first.
    public func resolved(_ language: String?, fallback: String) -> String {
        if byLanguage.isEmpty { return first }
        for wanted in [language, fallback] {
            guard let wanted else { continue }
            if let exact = byLanguage.first(where: { $0.language == wanted }) { return exact.text }
            let primary = wanted.prefix { $0 != "-" }
            if let near = byLanguage.first(where: { $0.language.prefix { $0 != "-" } == primary }) {
                return near.text
            }
        }
        return first
    }
}

/// A colour for both appearances, or one for each.
public struct ThemedColor: Hashable, Sendable {
    /// In the light, and in the dark where there is no other.
    public var light: Color
    /// In the dark.
    public var dark: Color?

    /// The colour in an appearance.
    public func resolved(_ appearance: Appearance) -> Color {
        appearance == .dark ? dark ?? light : light
    }
}

/// A vertical offset: so many points, and so much of the view's measures.
public struct OffsetExpression: Hashable, Sendable {
    /// Points.
    public var points = 0.0
    /// The share of the view's height.
    public var height = 0.0
    /// The share of the view's width.
    public var width = 0.0
    /// The share of the status bar's height.
    public var statusBar = 0.0
    /// The share of the navigation bar's height.
    public var navigationBar = 0.0
    /// Whether it depends on the view, and is then rounded to whole points.
    public var isRelative: Bool { height != 0 || width != 0 || statusBar != 0 || navigationBar != 0 }
}

/// What is around the list view, as the file says it.
public struct ScreenFacts: Sendable {
    /// The look of the status bar.
    public internal(set) var statusBar: StatusBarFacts = .default
    /// The navigation bar.
    public internal(set) var navigationBar = NavigationBarFacts()
    /// The list view's header.
    public internal(set) var header: HeaderFacts?

    /// The look of the status bar.
    public enum StatusBarFacts: String, CaseIterable, Sendable {
        /// Dark signs.
        case `default`
        /// White signs.
        case light
    }
}

/// A navigation bar, as its file says it.
public struct NavigationBarFacts: Sendable {
    /// What it is painted with.
    public internal(set) var barColor: ThemedColor?
    /// The colour of its signs.
    public internal(set) var tintColor: ThemedColor?
    /// The title's colour.
    public internal(set) var titleColor: ThemedColor?
    /// The title.
    public internal(set) var title: LocalizedText?
    /// The name of a picture beside the entry, in place of the title.
    public internal(set) var logo: String?
}

/// A header, as its file says it.
public struct HeaderFacts: Sendable {
    /// The name of a picture beside the entry.
    public internal(set) var asset: String?
    /// What the picture shows, in words.
    public internal(set) var alt: LocalizedText?
    /// Its words, where it has no picture.
    public internal(set) var text: LocalizedText?
    /// Points.
    public internal(set) var height = 0.0
}

/// How an entry behaves: as its file says it, else as an `EmptyDataSetDelegate` does by default.
public struct BehaviorFacts: Sendable {
    /// Whether it fades in.
    public internal(set) var shouldFadeIn = true
    /// Whether it shows although there are items.
    public internal(set) var shouldBeForcedToDisplay = false
    /// Whether it shows when there are no items.
    public internal(set) var shouldDisplay = true
    /// Whether it reacts to touches.
    public internal(set) var shouldAllowTouch = true
    /// Whether the list can be scrolled while it shows.
    public internal(set) var shouldAllowScroll = false
    /// Whether the image is animated.
    public internal(set) var shouldAnimateImageView = false
    /// What a tap on the view does.
    public internal(set) var onTapView: TapAction?
    /// What a tap on the button does.
    public internal(set) var onTapButton: TapAction?
}
