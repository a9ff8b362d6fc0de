import RenderHTML
import Rendering
import SceneModel
import Testing

@Suite("What a gallery says of all its entries")
struct GalleryIndexTests {
    private func files(
        _ entries: [GalleryEntry], in gallery: Gallery = GalleryFixture.gallery()
    ) -> [String: String] {
        let index = GalleryIndex(entries.map { GalleryFixture.item($0) }, in: gallery)
        return Dictionary(
            uniqueKeysWithValues: index.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test("entries stand in the order of their ids, whatever order they came in")
    func order() throws {
        let ids = ["zebra", "a", "m-1"]
        let files = files(ids.map { GalleryFixture.entry($0) })
        for name in ["index.html", "index.json", "assets/entries.js"] {
            let text = try #require(files[name])
            let places = ["a", "m-1", "zebra"].compactMap { id in
                (text.firstRange(of: "\"\(id)\"") ?? text.firstRange(of: "\"\(id).html\""))?.lowerBound
            }
            #expect(places.count == 3 && places == places.sorted(), "\(name)")
        }
    }

    @Test("a card has the entry's link, name, purpose and first screen")
    func card() throws {
        let page = try #require(files([GalleryFixture.entry()])["index.html"])
        #expect(page.contains("<a href=\"example.html\"><bdi>Example</bdi></a>"))
        #expect(page.contains("<p class=\"purpose\">No results</p>"))
        #expect(
            page.contains(
                "<iframe src=\"screens/example.html#still\" title=\"The screen of Example\" loading=\"lazy\"")
        )
    }

    @Test("of many entries some have cards, and all have links for those who run no script")
    func many() throws {
        let entries = (0..<300).map { GalleryFixture.entry("e\($0)") }
        let page = try #require(files(entries)["index.html"])
        #expect(page.matches(of: /class="card"/).count == 120)
        #expect(Set(page.matches(of: /href="(e\d+)\.html"/).map { String($0.1) }) == Set(entries.map(\.id)))
        let script = try #require(files(entries)["assets/entries.js"])
        #expect(script.matches(of: /\["e\d+",/).count == 300)
    }

    @Test("the lists are scripts that call the pages' own, and hold nothing that ends a script")
    func lists() throws {
        var card = GalleryCard(
            GalleryFixture.entry { $0.name = "</script>\u{2028}\u{2029}\u{202E}\"\\\u{7F}\u{0}é" }, digest: []
        )
        card.texts = [("title", "A <b>\nline"), ("title", "A <b>\nline")]
        let index = GalleryIndex([GalleryIndex.Item(card)], in: GalleryFixture.gallery())
        var found: [String: String] = [:]
        for file in index.files { found[file.path] = String(decoding: file.bytes, as: UTF8.self) }
        let entries = try #require(found["assets/entries.js"])
        #expect(
            entries.hasPrefix(
                "emptystates.receive(\"entries\",[[\"example\",\"\\u003c/script>\\u2028\\u2029\\u202e\\\"\\\\\\u007f\\u0000é\""
            ))
        #expect(
            found["assets/texts.js"]
                == "emptystates.receive(\"texts\",[[\"title\",\"A \\u003cb>\\nline\",\"title\",\"A \\u003cb>\\nline\"]])\n"
        )
    }

    @Test("a screen that is not called by its entry's id is known by its own name")
    func otherState() throws {
        let entry = GalleryFixture.entry {
            $0.states = [GalleryFixture.state("loading", scene: "example.loading")]
        }
        let files = files([entry])
        #expect(files["index.html"]?.contains("src=\"screens/example.loading.html#still\"") == true)
        #expect(files["assets/entries.js"]?.contains(",[],\"example.loading\"]") == true)
        #expect(self.files([GalleryFixture.entry()])["assets/entries.js"]?.contains(",[],0]") == true)
    }

    @Test("the screen on a card is of the state that fits what the card says")
    func fittingState() throws {
        let files = files([
            GalleryFixture.entry {
                $0.states = [
                    GalleryFixture.state("loading"), GalleryFixture.state("noResults", scene: "example.none"),
                ]
            }
        ])
        #expect(files["index.html"]?.contains("src=\"screens/example.none.html#still\"") == true)
        #expect(
            files["assets/entries.js"]?.contains("[\"noResults\",\"loading\"],[],\"example.none\"]") == true)
    }

    @Test("index.json is JSON with a version, addresses, and the digest of the files")
    func records() throws {
        let index = GalleryIndex(
            [
                GalleryFixture.item(GalleryFixture.entry("a"), digest: [2]),
                GalleryFixture.item(GalleryFixture.entry("b"), digest: [3]),
            ],
            in: GalleryFixture.gallery())
        let file = try #require(index.files.first { $0.path == "index.json" })
        let json = try JSONValue(parsing: file.bytes)
        #expect(json["version"] == 1)
        guard case .array(let entries) = json["entries"] else { return #expect(Bool(false), "no entries") }
        #expect(entries.map { $0["page"] } == ["a.html", "b.html"])
        #expect(
            entries[0]["states"] == [
                ["name": "empty", "screen": "screens/a.html"],
                ["name": "loading", "screen": "screens/a.loading.html"],
            ])
        #expect(entries.map { $0["hash"] } == ["sha256-Ag==", "sha256-Aw=="])
    }

    @Test("there is a site map where the address is known, and none where it is not")
    func siteMap() throws {
        #expect(files([GalleryFixture.entry()])["sitemap.xml"] == nil)
        let map = try #require(
            files([GalleryFixture.entry()], in: GalleryFixture.gallery(address: "https://example.org/a&b/"))[
                "sitemap.xml"])
        #expect(map.contains("<loc>https://example.org/a&amp;b/index.html</loc>"))
        #expect(map.contains("<loc>https://example.org/a&amp;b/example.html</loc>"))
    }

    @Test("the shared files are the same whatever the entries are, and know every screen that is offered")
    func sharedFiles() throws {
        let files = GalleryFixture.gallery().sharedFiles()
        #expect(files.map(\.path) == ["assets/gallery.css", "assets/gallery.js", "compare.html"])
        let script = String(decoding: files[1].bytes, as: UTF8.self)
        #expect(script.hasPrefix("var emptystates={\"canvases\":[{\"name\":\"iphone-8\""))
        #expect(script.matches(of: /"name":"iphone-16"/).count == 2)
        #expect(
            script.contains(
                "\"base\":{\"device\":\"iphone-8\",\"orientation\":\"portrait\",\"bars\":\"hidden\""))
        #expect(
            String(decoding: files[0].bytes, as: UTF8.self).hasSuffix(
                ":root{--canvas-width:375;--canvas-height:667}\n"))
    }

    @Test("a single file holds every entry once, and no address of a file beside it")
    func singleFile() throws {
        let entries = [GalleryFixture.entry("b"), GalleryFixture.entry("a")]
        let bytes = try GalleryFixture.gallery().singleFile(
            entries, items: entries.map { GalleryFixture.item($0) })
        let page = String(decoding: bytes, as: UTF8.self)
        #expect(page.matches(of: /<article/).count == 2)
        #expect(!page.contains(" src=\"") && !page.contains("assets/gallery.css\""))
        let ids = page.matches(of: /\ id="([^"]+)"/).map(\.1)
        #expect(ids.count > 10 && Set(ids).count == ids.count)
        #expect(page.contains("data-screen=\"a.loading\"") && page.contains("srcdoc=\"&lt;!DOCTYPE html&gt;"))
    }

    @Test(
        "colours have the names that people give them",
        arguments: [
            ("#ffffff", ColorFamily.white), ("#f8f8f8", .white), ("#999999", .grey), ("#000000", .black),
            ("#ff3b30", .red), ("#fa7e0a", .orange), ("#ffd60a", .yellow), ("#2bde73", .green),
            ("#5ac8c8", .teal), ("#007aff", .blue), ("#5856d6", .blue), ("#8e44ad", .purple),
            ("#ff2d95", .pink),
            ("#6b4423", .brown), ("#e0245e", .pink),
        ])
    func colorFamilies(hex: String, family: ColorFamily) throws {
        #expect(ColorFamily(try #require(Color(hex: hex))) == family)
    }
}
