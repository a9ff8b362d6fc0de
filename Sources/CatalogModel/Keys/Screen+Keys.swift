import SceneModel
import YAMLTree

extension ScreenFacts: KeyedBlock {
    static let blockName = "screen"
    static let documentation = "What is around the list view."
    static let keys: KeyTable<ScreenFacts> = [
        Key("statusBar", .word, default: "default", "Dark signs, or light ones.") { $0.statusBar = $1 },
        Key("navigationBar", .block, "The navigation bar.") { $0.navigationBar = $1 },
        Key("header", .block, "The list view's header.") { $0.header = $1 },
    ]
}

extension NavigationBarFacts: KeyedBlock {
    static let blockName = "navigationBar"
    static let documentation = "The navigation bar; what it leaves out is the system's."
    static let keys: KeyTable<NavigationBarFacts> = [
        Key("barColor", .color, default: "the system's", "What it is painted with.") { $0.barColor = $1 },
        Key("tintColor", .color, default: "the system's", "The colour of its signs.") { $0.tintColor = $1 },
        Key("titleColor", .color, default: "by the status bar", "The title's colour.") { $0.titleColor = $1 },
        Key("title", .localizedText, default: "the app's name", "The title.") { $0.title = $1 },
        Key("logo", .asset, "A picture beside the entry, in place of the title.") { $0.logo = $1 },
    ]
}

extension HeaderFacts: KeyedBlock {
    static let blockName = "header"
    static let documentation = "The list view's header: a picture or a text."
    static let keys: KeyTable<HeaderFacts> = [
        Key("asset", .asset, "A picture beside the entry.") { $0.asset = $1 },
        Key("alt", .localizedText, "What the picture shows, for someone who cannot see it.") { $0.alt = $1 },
        Key("text", .localizedText, "Its words, where it has no picture.") { $0.text = $1 },
        Key("height", .extent, required: true, "Points.") { $0.height = $1 },
    ]
}

extension OffsetExpression: KeyedBlock {
    static let blockName = "offsetExpression"
    static let documentation = "An offset of the view's measures; the sum is rounded to whole points."
    static let keys: KeyTable<OffsetExpression> = [
        Key("points", .points, default: "0", "Points added to the rest.") { $0.points = $1 },
        Key("height", .share, default: "0", "The share of the view's height.") { $0.height = $1 },
        Key("width", .share, default: "0", "The share of the view's width.") { $0.width = $1 },
        Key("statusBar", .share, default: "0", "The share of the status bar's height.") { $0.statusBar = $1 },
        Key("navigationBar", .share, default: "0", "The share of the navigation bar's height.") {
            $0.navigationBar = $1
        },
    ]
}

/// `onTapView` and `onTapButton`, before it is known which of the three actions is meant.
struct TapFacts: KeyedBlock {
    var show: StateName?
    var seconds: Double?
    var then: StateName?
    var log: String?
    var open: String?

    static let blockName = "tapAction"
    static let documentation = "What a tap does: one of `show`, `log` and `open`."
    static let keys: KeyTable<TapFacts> = [
        Key("show", .word, "The state to show.") { $0.show = $1 },
        Key("for", .number(0...86_400, unit: "seconds"), default: "without end", "For how long.") {
            $0.seconds = $1
        },
        Key("then", .word, default: "the state before", "The state to show after that.") { $0.then = $1 },
        Key("log", .text, "A line for the log.") { $0.log = $1 },
        Key(
            "open", .pattern(.httpsAddress, accepts: Forms.isHTTPSAddress),
            "An https address, opened after it has been shown."
        ) { $0.open = $1 },
    ]
}

extension Value where V == TapAction {
    /// What a tap does.
    static var tapAction: Value {
        Value(type: .tapAction) { node, reader in
            guard let facts: TapFacts = reader.block(node) else { return nil }
            switch (facts.show, facts.log, facts.open) {
            case (let state?, nil, nil):
                return .show(state: state.rawValue, seconds: facts.seconds ?? 0, then: facts.then?.rawValue)
            case (nil, let line?, nil): return .log(line)
            case (nil, nil, let address?): return .open(address)
            default:
                let actions = ["show", "log", "open"].filter { reader.table.value(Word($0), in: node) != nil }
                // One action alone whose value was refused has a problem of its own.
                return actions.count == 1 ? nil : reader.refuse(node, expected: .tapAction)
            }
        }
    }
}
