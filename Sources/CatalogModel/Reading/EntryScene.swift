public import EmptyDataSet
public import SceneModel

/// What is asked of a scene: the options SCENE of the command line.
public struct SceneRequest: Hashable, Sendable {
    /// The screen.
    public var canvas = Device.standard.canvas()
    /// Whether status bar and navigation bar are shown.
    public var showsBars = false
    /// What is drawn around the screen.
    public var frame = Scene.Frame.none
    /// Appearance, text scale, direction and language.
    public var traits = TraitCollection()
    /// What was searched for.
    public var query: String?

    /// The scene of the reference snapshots.
    public init() {}
}

extension Entry {
    /// The scene of a state; nil where the entry's delegate shows nothing, or the state is not described.
    ///
    /// The list view has no items.
    public func scene(
        _ state: StateName, artwork: EntryArtwork, request: SceneRequest = SceneRequest()
    ) -> SceneComposer.Composition? {
        guard states.has(state) else { return nil }
        let dataSet = EntryDataSet(self, state: state, artwork: artwork, query: request.query)
        let scrollView = ScrollView(
            canvas: request.canvas, showsBars: request.showsBars, traitCollection: request.traits)
        let composer = SceneComposer(screen: screen(for: state, artwork: artwork, request: request))
        return composer.compose(source: dataSet, delegate: dataSet, in: scrollView)
    }

    /// What is around the list view, for one that is kept and not made for a single scene.
    public func screen(for state: StateName, artwork: EntryArtwork, request: SceneRequest) -> Screen {
        let resolver = FactResolver(language: language, artwork: artwork)
        let viewer = Viewer(traits: request.traits, query: nil)
        let bar = screen.navigationBar
        let appearance = request.traits.appearance
        let logo = bar.logo.flatMap { artwork[$0] }.map { ImageAsset($0, alternativeText: name) }
        return Screen(
            name: sceneName(state),
            app: Scene.App(id: id, name: name, developer: app.developer, purpose: purpose?.rawValue),
            state: state.rawValue, language: shownLanguage(request.traits.language),
            statusBar: screen.statusBar == .light ? .light : .default,
            navigationBar: Screen.NavigationBar(
                barColor: bar.barColor?.resolved(appearance), tintColor: bar.tintColor?.resolved(appearance),
                titleColor: bar.titleColor?.resolved(appearance),
                title: bar.title.map { resolver.string($0, for: viewer) }, logo: logo),
            header: screen.header.map { Self.header($0, resolver, viewer) }, frame: request.frame,
            onTapView: named(behavior.onTapView), onTapButton: named(behavior.onTapButton))
    }

    /// The action with scenes in the place of states, since that is what a renderer knows.
    private func named(_ action: TapAction?) -> TapAction? {
        guard case .show(let state, let seconds, let then)? = action else { return action }
        return .show(state: named(state), seconds: seconds, then: then.map { named($0) })
    }

    /// The scene of a state.
    private func named(_ state: String) -> String {
        guard let name = StateName(rawValue: state) else { return state }
        return sceneName(name)
    }

    private static func header(
        _ header: HeaderFacts, _ resolver: FactResolver, _ viewer: Viewer
    ) -> Screen.Header {
        Screen.Header(
            height: header.height,
            image: header.asset.flatMap { resolver.artwork[$0] }.map {
                ImageAsset($0, alternativeText: header.alt.map { resolver.string($0, for: viewer) } ?? "")
            },
            text: header.text.map { StyledText(resolver.string($0, for: viewer)) })
    }

    /// The language of the texts where that one is asked for: it, if some text has it, else the entry's own.
    private func shownLanguage(_ wanted: String?) -> String {
        guard let wanted, languages.contains(wanted) else { return language }
        return wanted
    }

    /// Every language that some text of the entry is in, the entry's own first, the others sorted.
    public var languages: [String] {
        var others: Set<String> = []
        func add(_ text: LocalizedText?) {
            for variant in text?.byLanguage ?? [] where variant.language != language {
                others.insert(variant.language)
            }
        }
        for name in StateName.allCases {
            guard let state = states[name] else { continue }
            add(state.$title.flatMap { $0.text })
            add(state.$description.flatMap { $0.text })
            add(state.$button.flatMap { $0.words })
            add(state.$secondaryButton.flatMap { $0.words })
            add(state.$customView.flatMap { $0.text })
        }
        return [language] + others.sorted()
    }
}
