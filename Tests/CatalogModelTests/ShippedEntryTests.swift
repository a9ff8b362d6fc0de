import CatalogModel
import Diagnostics
import EmptyDataSet
import Foundation
import SceneModel
import Testing

@Suite("The entries that come with the program")
struct ShippedEntryTests {
    /// An entry with its pictures.
    private func load(_ id: String) throws -> (entry: Entry, artwork: EntryArtwork) {
        let catalog = try Catalog.open(Place.catalog)
        let file = try #require(catalog.find(id))
        let (artwork, problems) = EntryArtwork.load(for: file)
        #expect(file.diagnostics.map(\.text) == [])
        #expect(problems.map(\.text) == [])
        return (try entry(file), artwork)
    }

    private func scene(
        _ facts: ApplicationFacts, _ state: StateName = .empty, bars: Bool = false
    ) throws -> Scene {
        let (entry, artwork) = try load(facts.id)
        var request = SceneRequest()
        request.showsBars = bars
        return try #require(entry.scene(state, artwork: artwork, request: request)).scene
    }

    @Test("each of the 27 apps of the facts has an entry of its own")
    func count() throws {
        let files = try Catalog.open(Place.catalog).files
        #expect(ApplicationFacts.all.count == 27)
        for facts in ApplicationFacts.all { #expect(files.contains("\(facts.id)/\(facts.id).yaml")) }
    }

    @Test(
        "every other entry too has words for its pictures, a purpose, tags and a source, and no picture unused"
    )
    func others() throws {
        let catalog = try Catalog.open(Place.catalog)
        for path in catalog.files {
            let file = Catalog.read(catalog.path(of: path))
            let entry = try entry(file)
            #expect(path == "\(entry.id)/\(entry.id).yaml")
            #expect(entry.purpose != nil && !entry.tags.isEmpty && entry.source != nil, "\(path)")
            let artwork = EntryArtwork.load(for: file).artwork
            for state in entry.stateNames {
                let image = entry.scene(state, artwork: artwork)?.scene.image
                #expect(image?.alternativeText.isEmpty != true, "\(path) \(state)")
            }
            let folder = "\(Place.catalog)/\(entry.id)"
            for name in try FileManager.default.contentsOfDirectory(atPath: folder)
            where name.hasSuffix(".svg") || name.hasSuffix(".png") {
                #expect(artwork[name] != nil, "\(path): \(name) is not used")
            }
        }
    }

    @Test(
        "an entry names its app, says why it is empty and where it comes from",
        arguments: ApplicationFacts.all)
    func about(_ facts: ApplicationFacts) throws {
        let (entry, _) = try load(facts.id)
        #expect(entry.id == facts.id)
        #expect(entry.app.name == facts.displayName)
        #expect(entry.app.developer == facts.developer)
        #expect(entry.app.appStoreID == facts.appStoreID)
        #expect(entry.app.platform == .ios)
        #expect(entry.app.category?.isEmpty == false)
        #expect(entry.purpose != nil)
        #expect(entry.tags.count >= 2)
        #expect(entry.tags == entry.tags.map { $0.lowercased() })
        #expect(entry.source?.name.isEmpty == false)
        #expect(entry.source?.url?.hasPrefix("https://") == true)
        #expect(entry.source?.year == 2014)
        #expect(entry.language == "en")
    }

    @Test(
        "title and description have the letters and attributes of the facts", arguments: ApplicationFacts.all)
    func texts(_ facts: ApplicationFacts) throws {
        let scene = try scene(facts)
        let state = try #require(try load(facts.id).0.states[.empty])
        try expect(scene.titleText, facts.title, standIn: standIn(state.title, facts.title, size: 27))
        try expect(
            scene.descriptionText, facts.description,
            standIn: standIn(state.description, facts.description, size: 17))
    }

    /// The default font that stands in where the entry says that the device lacked the face; the entry itself
    /// says the fact.
    private func standIn(_ text: TextFacts?, _ facts: ApplicationFacts.Text?, size: Double) -> Font? {
        guard let font = text?.font, font.available == false else { return nil }
        #expect(font.name == facts?.font.font.name)
        #expect(font.size == facts?.font.font.size)
        return Font(name: Font.system, size: size, weight: .regular)
    }

    private func expect(_ text: Scene.Text?, _ facts: ApplicationFacts.Text?, standIn: Font?) throws {
        #expect((text == nil) == (facts == nil))
        guard let text, let facts else { return }
        #expect(text.letters == facts.text)
        #expect(text.alignment == .center)
        #expect(text.lineSpacing == facts.lineSpacing ?? 0)
        let span = facts.spans?.first
        for run in text.runs {
            #expect(run.font == standIn ?? facts.font.font)
            #expect(run.color.hex == (run.text == span?.substring ? span?.color : facts.color.normal))
            #expect(run.kern == facts.kern ?? 0)
            #expect(run.shadow == facts.shadow?.shadow)
        }
        if let span { #expect(text.runs.contains { $0.text == span.substring }) }
    }

    @Test("the button has the words, colours and background of the facts", arguments: ApplicationFacts.all)
    func button(_ facts: ApplicationFacts) throws {
        let button = try scene(facts).button
        #expect((button == nil) == (facts.buttonTitle == nil))
        guard let button, let title = facts.buttonTitle else { return }
        for (face, color) in [
            (button.normal, title.color.normal), (button.highlighted, title.color.highlighted),
        ] {
            let run = try #require(face.title?.runs.first)
            #expect(face.title?.letters == title.text)
            #expect(run.font == title.font.font)
            #expect(run.color.hex == color)
            #expect((face.background == nil) == (facts.buttonBackground == nil))
        }
        guard let background = facts.buttonBackground else { return }
        try expect(button, background, facts.id)
    }

    private func expect(
        _ button: Scene.Button, _ facts: ApplicationFacts.Background, _ id: String
    ) throws {
        let artwork = try load(id).artwork
        let alignment = try #require(Insets(facts.alignmentRectInsets))
        for (face, colors) in [(button.normal, facts.normal), (button.highlighted, facts.highlighted)] {
            let drawn = try #require(face.background)
            #expect(drawn.size == Size(width: facts.width, height: facts.height))
            #expect(drawn.capInsets == Insets(facts.capInsets))
            #expect(drawn.drawingInsets.left == 0 - alignment.left)
            #expect(drawn.drawingInsets.top == 0 - alignment.top)
            #expect(drawn.drawingInsets.right == 0 - alignment.right)
            #expect(drawn.drawingInsets.bottom == 0 - alignment.bottom)
            let name = try #require(drawn.asset.split(separator: "/").last)
            let bytes = try #require(artwork[String(name)]).bytes
            let drawing = String(decoding: bytes, as: UTF8.self).lowercased()
                .replacing(/"#([0-9a-f])([0-9a-f])([0-9a-f])"/) {
                    "\"#\($0.1)\($0.1)\($0.2)\($0.2)\($0.3)\($0.3)\""
                }
            #expect(drawing.contains(colors.fill), "the fill")
            #expect(drawing.contains(colors.border), "the border")
        }
        #expect(button.normal.background?.asset != button.highlighted.background?.asset)
        #expect(button.minimumHeight == facts.height - alignment.vertical)
    }

    @Test(
        "the image has the size of the facts, and words for who cannot see it",
        arguments: ApplicationFacts.all)
    func image(_ facts: ApplicationFacts) throws {
        let image = try scene(facts).image
        #expect(image?.size == facts.image.map { Size(width: $0.width, height: $0.height) })
        #expect(image?.alternativeText.isEmpty != true)
        #expect(image?.tint == nil)
    }

    @Test("background, space, offset and padding are those of the facts", arguments: ApplicationFacts.all)
    func layout(_ facts: ApplicationFacts) throws {
        let scene = try scene(facts)
        #expect(scene.canvas.size == Size(width: 375, height: 667))
        #expect(scene.backgroundColor?.hex == facts.backgroundColor)
        #expect(scene.spacing == facts.spaceHeight)
        #expect(scene.verticalOffset == facts.verticalOffset?.inSnapshot ?? 0)
        #expect(scene.padding == 23)
        #expect(scene.behavior.allowsScroll)
        #expect(scene.behavior.allowsTouch)
        #expect(scene.behavior.animatesImage)
        let id = facts.id
        let loading = TapAction.show(state: "\(id).loading", seconds: 3, then: id)
        #expect(scene.behavior.onTapView == loading)
        #expect(scene.behavior.onTapButton == (facts.buttonTitle == nil ? nil : loading))
    }

    @Test("the bars are those of the facts", arguments: ApplicationFacts.all)
    func bars(_ facts: ApplicationFacts) throws {
        let scene = try scene(facts, bars: true)
        let bar = try #require(scene.navigationBar)
        #expect(bar.barColor.hex == facts.navigationBar.barColor ?? "#f8f8f8")
        let tint = facts.navigationBar.tintColor
        #expect(bar.tintColor.hex == (tint == "system" ? "#007aff" : tint))
        if let color = facts.navigationBar.titleColor { #expect(bar.titleColor.hex == color) }
        #expect((bar.logo == nil) == (facts.navigationLogo == nil))
        #expect(bar.logo?.size == facts.navigationLogo.map { Size(width: $0.width, height: $0.height) })
        #expect(scene.statusBar?.isLight == (facts.statusBar == "light"))
        #expect((scene.header == nil) == (facts.header == nil))
        #expect(scene.header?.height == facts.header?.height)
        // The originals stretch a header of 320 points to the width of the list.
        #expect(scene.header?.image?.size == facts.header.map { Size(width: 375, height: $0.height) })
    }

    @Test("with the bars shown Kickstarter moves up by them, and Twitter by its share of what is left")
    func offsetsWithBars() throws {
        for facts in ApplicationFacts.all {
            let offset = try scene(facts, bars: true).verticalOffset
            switch facts.id {
            case "kickstarter": #expect(offset == -64)
            case "twitter": #expect(offset == -241)
            default: #expect(offset == 0, "\(facts.id)")
            }
        }
    }

    @Test("while it loads a ring of 78 by 78 turns in the image's place", arguments: ApplicationFacts.all)
    func loading(_ facts: ApplicationFacts) throws {
        let empty = try scene(facts)
        let loading = try scene(facts, .loading)
        let ring = try #require(loading.image)
        #expect(ring.size == Size(width: 78, height: 78))
        #expect(ring.animation == .rotate)
        #expect(ring.alternativeText == "Loading")
        #expect(ring.asset == "\(facts.id)/loading.svg")
        #expect(loading.elements.dropFirst() == empty.elements.drop { $0.kind == .image })
        #expect(loading.backgroundColor == empty.backgroundColor)
        #expect(loading.spacing == empty.spacing)
        #expect(loading.verticalOffset == empty.verticalOffset)
        #expect(loading.name == "\(facts.id).loading")
    }

    @Test(
        "every picture that is named is there, and every file beside an entry is named",
        arguments: ApplicationFacts.all)
    func artwork(_ facts: ApplicationFacts) throws {
        let (entry, artwork) = try load(facts.id)
        let folder = "\(Place.catalog)/\(facts.id)"
        let text = try String(contentsOfFile: "\(folder)/\(facts.id).yaml", encoding: .utf8)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder)
        where file != "\(facts.id).yaml" {
            #expect(text.contains(file), "\(file) is not used")
            let asset = try #require(artwork[file], "\(file) is not read")
            #expect(asset.name == "\(entry.id)/\(file)")
            #expect(asset.naturalSize.width > 0 && asset.naturalSize.height > 0)
        }
    }

    @Test("they are read without a warning, and no two share an id or alias")
    func noProblems() throws {
        let catalog = try Catalog.open(Place.catalog)
        let files = catalog.files.map { Catalog.read(catalog.path(of: $0)) }
        #expect(files.flatMap(\.diagnostics).map(\.text) == [])
        #expect(UniqueIDs.problems(files.flatMap(\.claims)).map(\.text) == [])
    }
}

extension ApplicationFacts.Font {
    fileprivate var font: Font {
        Font(name: name, size: size, weight: weight.flatMap { Font.Weight(rawValue: $0) } ?? .regular)
    }
}

extension ApplicationFacts.Shadow {
    fileprivate var shadow: Shadow? {
        Color(hex: color).map { Shadow(color: $0, x: offset[0], y: offset[1]) }
    }
}

extension Insets {
    /// Top, left, bottom, right.
    fileprivate init?(_ numbers: [Double]) {
        guard numbers.count == 4 else { return nil }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
