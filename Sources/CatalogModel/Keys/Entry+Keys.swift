import SceneModel

extension Entry: KeyedBlock {
    static let blockName = "entry"
    static let documentation = "One entry: what one app shows when a list has nothing in it."
    static let keys: KeyTable<Entry> = [
        Key(
            "id", .pattern(.id, accepts: IDGrammar.accepts), required: true,
            "Its name in files and addresses."
        ) {
            $0.id = $1
        },
        Key(
            "aliases", .list(.pattern(.id, accepts: IDGrammar.accepts), limit: 100),
            "Ids it once had; they lead here."
        ) {
            $0.aliases = $1
        },
        Key("app", .block, "Whose screen it is.") { $0.app = $1 },
        Key("purpose", .word, "Why the list is empty.") { $0.purpose = $1 },
        Key(
            "tags", .list(.pattern(.tag, accepts: Forms.isOneLine), limit: 100_000),
            "Free words to find it by, in lower case."
        ) { $0.tags = $1 },
        Key("source", .block, "Where the replica comes from.") { $0.source = $1 },
        Key(
            "language", .pattern(.language, accepts: Forms.isLanguage), default: "en",
            "The language of its texts, as in BCP 47."
        ) { $0.language = $1 },
        Key("screen", .block, "What is around the list view.") { $0.screen = $1 },
        Key("states", .block, required: true, "What each state shows; at least one.") { $0.states = $1 },
        Key("behavior", .block, "How it behaves: the delegate's answers.") { $0.behavior = $1 },
    ]
}

extension AppFacts: KeyedBlock {
    static let blockName = "app"
    static let documentation = "Whose screen it is."
    static let keys: KeyTable<AppFacts> = [
        Key("name", .text, required: true, "The app's name.") { $0.name = $1 },
        Key("developer", .text, "Who makes it.") { $0.developer = $1 },
        Key("appStoreID", .text, "Its number in the App Store; leading zeros stay.") { $0.appStoreID = $1 },
        Key("platform", .word, "The system it runs on.") { $0.platform = $1 },
        Key("category", .text, "Its kind, as the App Store names it.") { $0.category = $1 },
    ]
}

extension Provenance: KeyedBlock {
    static let blockName = "source"
    static let documentation = "Where the replica comes from."
    static let keys: KeyTable<Provenance> = [
        Key("name", .text, required: true, "A name of the source.") { $0.name = $1 },
        Key("year", .integer(1970...2200), "The year that the replica shows.") { $0.year = $1 },
        Key("url", .pattern(.httpsAddress, accepts: Forms.isHTTPSAddress), "An https address.") {
            $0.url = $1
        },
    ]
}

extension States: KeyedBlock {
    static let blockName = "states"
    static let documentation = "What each state shows."
    static let keys: KeyTable<States> = [
        Key("empty", .block, "The list has nothing in it.") { $0.empty = $1 },
        Key("loading", .block, "Its content is on the way.") { $0.loading = $1 },
        Key("error", .block, "Its content could not be had.") { $0.error = $1 },
        Key("search", .block, "A search has not begun.") { $0.search = $1 },
        Key(
            "noResults", .block,
            "A search found nothing; `{query}` in its texts stands for what was searched for."
        ) { $0.noResults = $1 },
    ]
}

extension BehaviorFacts: KeyedBlock {
    static let blockName = "behavior"
    static let documentation = "How it behaves: the answers of `EmptyDataSetDelegate`, and what taps do."
    static let keys: KeyTable<BehaviorFacts> = [
        Key("shouldFadeIn", .flag, default: "true", "Whether it fades in.") { $0.shouldFadeIn = $1 },
        Key(
            "shouldBeForcedToDisplay", .flag, default: "false", "Whether it shows although there are items."
        ) { $0.shouldBeForcedToDisplay = $1 },
        Key("shouldDisplay", .flag, default: "true", "Whether it shows when there are no items.") {
            $0.shouldDisplay = $1
        },
        Key("shouldAllowTouch", .flag, default: "true", "Whether it reacts to touches.") {
            $0.shouldAllowTouch = $1
        },
        Key("shouldAllowScroll", .flag, default: "false", "Whether the list scrolls while it shows.") {
            $0.shouldAllowScroll = $1
        },
        Key("shouldAnimateImageView", .flag, default: "false", "Whether the image is animated.") {
            $0.shouldAnimateImageView = $1
        },
        Key("onTapView", .tapAction, "What a tap on the view does.") { $0.onTapView = $1 },
        Key("onTapButton", .tapAction, "What a tap on the button does.") { $0.onTapButton = $1 },
    ]
}
