public import Rendering
public import SceneModel

/// What the pages of a gallery say of one entry, beside its screens.
public struct GalleryEntry: Sendable {
    /// Its name in addresses.
    public var id: String
    /// The app's name.
    public var name: String
    /// Who makes the app.
    public var developer: String?
    /// The app's number in the App Store, digits only.
    public var appStoreID: String?
    /// The system that it runs on: `ios`.
    public var platform: String?
    /// Its kind, in the App Store's words.
    public var category: String?
    /// Why the list is empty: `firstUse`.
    public var purpose: String?
    /// Free words.
    public var tags: [String] = []
    /// Ids that it once had.
    public var aliases: [String] = []
    /// The languages of its texts, the entry's own first.
    public var languages: [String] = []
    /// Where the replica comes from.
    public var source: Source?
    /// What the delegate answers.
    public var answers: [Answer] = []
    /// The file that it is read from.
    public var code: [CodeBlock] = []
    /// Its states; the one that fits the purpose is shown first, or else the first.
    public var states: [GalleryState] = []

    /// An entry of which only the two names are known yet.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// Where a replica comes from.
    public struct Source: Sendable {
        /// A name of the source.
        public var name: String
        /// The year that the replica shows.
        public var year: Int?
        /// An https address.
        public var address: String?

        /// A source by name.
        public init(name: String, year: Int? = nil, address: String? = nil) {
            self.name = name
            self.year = year
            self.address = address
        }
    }

    /// What a delegate answers to one question of the list view.
    public struct Answer: Sendable {
        /// The question in the delegate's words: `emptyDataSetShouldFadeIn`.
        public var question: String
        /// The answer.
        public var isYes: Bool

        /// An answer to a question.
        public init(_ question: String, _ isYes: Bool) {
            self.question = question
            self.isYes = isYes
        }
    }
}

extension GalleryEntry {
    /// Puts the state first that is called like the purpose, or else one that is more than a wait: what an entry is
    /// filed under is what is seen of it.
    mutating func putWhatFitsFirst() {
        let place =
            states.firstIndex { $0.name == purpose } ?? states.firstIndex { $0.name != "loading" } ?? 0
        if place > 0 { states.insert(states.remove(at: place), at: 0) }
    }
}

/// What the pages of a gallery say of one state of an entry.
public struct GalleryState: Sendable {
    /// Its name: `empty`.
    public var name: String
    /// What it shows.
    public var scene: Scene
    /// The same scene with both bars.
    public var bars: Scene
    /// Both in the other appearance.
    public var other: (scene: Scene, bars: Scene)?
    /// The pictures of all these scenes.
    public var assets: AssetTable
    /// Points by which the content is moved from the middle: on each screen of the gallery, without bars and
    /// with them, or once where it is the same everywhere.
    public var offsets: [Double] = []
    /// Its texts, stretch by stretch.
    public var texts: [GalleryText] = []
    /// The same in the other appearance.
    public var otherTexts: [GalleryText] = []
    /// What renderers make of it.
    public var code: [CodeBlock] = []
    /// What it shows in the other languages of the entry.
    public var translations: [Translation] = []

    /// A screen in another language.
    public struct Translation: Sendable {
        /// The language, as in BCP 47.
        public var language: String
        /// What is shown in it.
        public var scene: Scene
        /// The same scene with both bars.
        public var bars: Scene

        /// A screen in a language.
        public init(language: String, scene: Scene, bars: Scene) {
            self.language = language
            self.scene = scene
            self.bars = bars
        }
    }

    /// A state by what it shows.
    public init(name: String, scene: Scene, bars: Scene, assets: AssetTable) {
        self.name = name
        self.scene = scene
        self.bars = bars
        self.assets = assets
    }

    /// The address of its screen, from the pages beside the index.
    var screenAddress: String { Self.screenAddress(scene.name) }

    /// The address of a screen; those in another language lie in a folder of their own, so that taps lead from
    /// one to the other.
    static func screenAddress(_ scene: String, in language: String? = nil) -> String {
        language.map { "screens/in-\($0.lowercased())/\(scene).html" } ?? "screens/\(scene).html"
    }
}

extension GalleryState {
    /// Gives files of the same name their titles too, `airbnb.swiftui.swift`, so that none is saved over another.
    mutating func tellFilesApart() {
        let names = code.map(\.fileName)
        for place in code.indices where names.count(where: { $0 == names[place] }) > 1 {
            let ending = ".\(code[place].language)"
            let stem = names[place].dropLast(names[place].hasSuffix(ending) ? ending.count : 0)
            code[place].fileName = "\(stem).\(code[place].title.lowercased())\(ending)"
        }
    }
}

/// A stretch of text on a screen, and how well it is told from what is behind it.
public struct GalleryText: Sendable {
    /// The part that shows it: `title`, `button pressed`.
    public var part: String
    /// The stretch.
    public var run: Scene.Text.Run
    /// Points from one baseline to the next, without the spacing.
    public var lineHeight: Double
    /// Points added between lines.
    public var lineSpacing: Double
    /// The colour behind it.
    public var background: Color
    /// The contrast ratio of WCAG 2.2, 1 to 21.
    public var ratio: Double
    /// The level that the ratio reaches: `fail`, `AA` or `AAA`.
    public var level: String

    /// A stretch of a text and its contrast.
    public init(
        part: String, run: Scene.Text.Run, lineHeight: Double, lineSpacing: Double, background: Color,
        ratio: Double, level: String
    ) {
        self.part = part
        self.run = run
        self.lineHeight = lineHeight
        self.lineSpacing = lineSpacing
        self.background = background
        self.ratio = ratio
        self.level = level
    }
}

/// A text to take along: a file that a renderer made, or the entry's own.
public struct CodeBlock: Sendable {
    /// What people call it: `SwiftUI`.
    public var title: String
    /// Its language, as an ending of files: `swift`.
    public var language: String
    /// The name that it is saved by.
    public var fileName: String
    /// The file, in UTF-8.
    public var bytes: [UInt8]

    /// A file under a title.
    public init(title: String, language: String, fileName: String, bytes: [UInt8]) {
        self.title = title
        self.language = language
        self.fileName = fileName
        self.bytes = bytes
    }
}
