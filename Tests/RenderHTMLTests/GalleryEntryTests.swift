import RenderHTML
import Rendering
import SceneModel
import Testing

@Suite("The pages of an entry in a gallery")
struct GalleryEntryTests {
    @Test("an entry has a page, a screen for each state, and a page for each alias")
    func paths() throws {
        let files = try GalleryFixture.files(of: GalleryFixture.entry { $0.aliases = ["old"] })
        #expect(
            files.keys.sorted() == [
                "example.html", "old.html", "screens/example.html", "screens/example.loading.html",
            ])
        #expect(files["old.html"]?.contains("content=\"0; url=example.html\"") == true)
        #expect(files["old.html"]?.contains("<a href=\"example.html\">") == true)
    }

    @Test(
        "screens in another language lie in a folder of their own, whatever case the language is written in")
    func translations() throws {
        let files = try GalleryFixture.files(
            of: GalleryFixture.entry { entry in
                for number in entry.states.indices {
                    var (scene, bars) = (entry.states[number].scene, entry.states[number].bars)
                    scene.language = "pt-BR"
                    bars.language = "pt-BR"
                    entry.states[number].translations = [
                        GalleryState.Translation(language: "pt-BR", scene: scene, bars: bars)
                    ]
                }
            })
        #expect(files["screens/in-pt-br/example.html"]?.contains("lang=\"pt-BR\"") == true)
        #expect(files["screens/in-pt-br/example.loading.html"] != nil)
    }

    @Test("the page shows the first screen, and the others to those who run no script")
    func screens() throws {
        let page = try #require(try GalleryFixture.files()["example.html"])
        let parts = page.split(separator: "<noscript>")
        #expect(parts[0].contains("src=\"screens/example.html\""))
        #expect(parts[1].hasPrefix("<iframe src=\"screens/example.loading.html\""))
    }

    @Test("texts to take along are escaped, their tabs and line breaks kept")
    func code() throws {
        let page = try #require(try GalleryFixture.files()["example.html"])
        #expect(page.contains("Text(\"&lt;/code&gt;&lt;b&gt;\\t\")\n\tif a &lt; b &amp;&amp; c {}\n</code>"))
    }

    @Test("what turns text round or commands a terminal is spelt out in texts to take along")
    func controls() throws {
        let page = try #require(
            try GalleryFixture.files(
                of: GalleryFixture.entry {
                    $0.code[0].bytes = Array("a\u{202E}b\u{1B}c\u{2019}\u{FEFF}".utf8)
                })["example.html"])
        #expect(page.contains(">a\\u{202E}b\\u{1B}c\u{2019}\u{FEFF}</code>"))
    }

    @Test("a text that ends within a letter harms nothing")
    func cutLetters() throws {
        for tail: [UInt8] in [[0xE2], [0xE2, 0x80], [0xC2], [0xEF, 0xBB]] {
            let page = try GalleryFixture.files(
                of: GalleryFixture.entry { $0.code[0].bytes = Array("end".utf8) + tail })["example.html"]
            #expect(page?.contains("end\u{FFFD}") == true)
        }
    }

    @Test("what is hostile in an entry is text on its page, and data for its script")
    func hostile() throws {
        let evil = "</script><script>alert(1)</script>\"'><img src=x onerror=alert(1)>"
        let page = try #require(
            try GalleryFixture.files(
                of: GalleryFixture.entry { entry in
                    entry.name = evil
                    entry.developer = evil
                    entry.category = evil
                    entry.tags = [evil]
                    entry.source = GalleryEntry.Source(name: evil)
                    entry.states[0].scene.app.name = evil
                    entry.appStoreID = evil
                    entry.languages = ["en", evil]
                })["example.html"])
        // The script at the head, and the data.
        #expect(page.matches(of: /<script/).count == 2)
        #expect(!page.contains("<img"))
        #expect(!page.contains("apps.apple.com"))
        #expect(page.contains("#tag=%3C%2Fscript%3E"))
    }

    @Test("colours, fonts and contrasts are said as they are, the contrast never better")
    func facts() throws {
        let page = try #require(try GalleryFixture.files()["example.html"])
        #expect(page.contains("<b>2.84</b> : 1 <i>below AA</i>"))
        #expect(page.contains("System · 22 pt · line 26.5 pt"))
        #expect(page.contains("<rect width=\"16\" height=\"16\" fill=\"#999999\">"))
    }

    @Test("what a tap does is said with the names of states")
    func taps() throws {
        let page = try #require(
            try GalleryFixture.files(
                of: GalleryFixture.entry {
                    $0.states[0].scene.behavior.onTapView = .show(
                        state: "example.loading", seconds: 1.5, then: "example")
                })["example.html"])
        #expect(page.contains("<dt>Tap on the view</dt><dd>shows Loading for 1.5 s, then Empty</dd>"))
    }

    @Test("a tap on the button is told of where a button is")
    func buttonTaps() throws {
        let page = try #require(
            try GalleryFixture.files(
                of: GalleryFixture.entry { entry in
                    for number in entry.states.indices {
                        entry.states[number].scene.behavior.onTapButton = .log("tapped")
                    }
                    entry.states[1].scene.elements = [.title(Fixture.text("Wait"))]
                })["example.html"])
        #expect(page.matches(of: /<dt>Tap on the button<\/dt>/).count == 1)
    }

    @Test("the state that is called like the purpose is shown first, or else one that is no wait")
    func firstState() throws {
        for (names, first) in [
            (["loading", "error", "noResults"], "noResults"), (["loading", "error", "empty"], "error"),
            (["empty", "loading"], "empty"), (["loading"], "loading"),
        ] {
            let entry = GalleryFixture.entry { entry in
                entry.states = names.map { GalleryFixture.state($0, scene: "example.\($0)") }
            }
            let page = try #require(try GalleryFixture.files(of: entry)["example.html"])
            let screen = page.firstMatch(of: /<iframe src="screens\/example\.(\w+)\.html"/)
            #expect(screen.map { String($0.1) } == first, "\(names)")
            let item = page.firstMatch(of: /"states":\[\{"name":"(\w+)"/)
            #expect(item.map { String($0.1) } == first, "\(names)")
        }
    }

    @Test("texts to take along are saved by names of their own")
    func fileNames() throws {
        let page = try #require(
            try GalleryFixture.files(
                of: GalleryFixture.entry { entry in
                    for number in entry.states.indices {
                        var other = entry.states[number].code[0]
                        other.title = "UIKit"
                        entry.states[number].code.append(other)
                    }
                })["example.html"])
        #expect(
            page.matches(of: /data-file="([^"]*)"/).map { String($0.1) } == [
                "example.yaml", "example.swiftui.swift", "example.uikit.swift",
                "example.loading.swiftui.swift", "example.loading.uikit.swift",
            ])
    }

    @Test("a description tells the texts apart, and is no longer than others show it")
    func description() throws {
        func description(_ title: String) throws -> String {
            let page = try #require(
                try GalleryFixture.files(
                    of: GalleryFixture.entry { $0.states = [GalleryFixture.state(title: title)] })[
                        "example.html"])
            return String(try #require(page.firstMatch(of: /name="description" content="([^"]*)"/)).1)
        }
        let start = "What Example shows when a list is empty (no results): "
        #expect(try description("Nothing") == start + "Nothing · Go")
        let long = try description(String(repeating: "never so many words ", count: 20))
        #expect(long.count <= 200 && long.count > 190)
        #expect(long.contains(/\ (never|so|many|words)…$/))
        let whole = try description(String(repeating: "字", count: 400))
        #expect(whole == start + String(repeating: "字", count: 199 - start.count) + "…")
        let atEnd = try description(String(repeating: "a", count: 199 - start.count - 3))
        #expect(atEnd.hasSuffix("a…"))
    }

    @Test("with an address a page names its own and its picture's, without one neither")
    func addresses() throws {
        let entry = GalleryFixture.entry {
            $0.states[0].code.append(
                CodeBlock(
                    title: "SVG", language: "svg", fileName: "example.svg", bytes: Array("<svg/>\n".utf8)))
        }
        let here = try GalleryFixture.files(of: entry)
        #expect(here["pictures/example.svg"] == "<svg/>\n")
        #expect(here["example.html"]?.contains("og:url") == false)
        let there = try GalleryFixture.files(
            of: entry, in: GalleryFixture.gallery(address: "https://example.org/gallery"))
        let page = try #require(there["example.html"])
        #expect(page.contains("property=\"og:url\" content=\"https://example.org/gallery/example.html\""))
        #expect(
            page.contains(
                "property=\"og:image\" content=\"https://example.org/gallery/pictures/example.svg\""))
        #expect(
            page.contains("property=\"og:image:alt\" content=\"The screen of Example: Nothing\""))
        #expect(page.contains("rel=\"canonical\" href=\"https://example.org/gallery/example.html\""))
    }
}

@Suite("The screens of a gallery")
struct GalleryScreenTests {
    @Test("a screen without bars is placed as the renderer places it, its bars at hand and hidden")
    func hiddenBars() throws {
        let state = GalleryFixture.state()
        let screen = try #require(try GalleryFixture.files()["screens/example.html"])
        let page = try Fixture.page(state.scene)
        for part in [".list::before", ".list::after", ".e0", ".content"] {
            #expect(Self.rule(part, in: screen) == Self.rule(part, in: page), "\(part)")
        }
        #expect(screen.contains(".status{display:none}") && screen.contains(".bar{display:none}"))
        #expect(screen.contains("class=\"status\"") && screen.contains("class=\"bar\""))
    }

    /// The last rule for a selector, which is the one that counts, without the names of stand-in faces, whose
    /// numbers count from the status bar on.
    private static func rule(_ selector: String, in page: String) -> String? {
        page.split(separator: "\n").last { $0.hasPrefix("\(selector){") }.map {
            String($0.replacing(/\bF\d+\b/, with: "F"))
        }
    }

    @Test("the rules of the other appearance are those that this one lacks")
    func otherAppearance() throws {
        let page = try #require(
            try GalleryFixture.files(
                of: GalleryFixture.entry {
                    $0.states = [GalleryFixture.state(dark: Color(red: 1, green: 2, blue: 3))]
                })["example.html"])
        let match = try #require(page.firstMatch(of: /"other":"((?:[^"\\]|\\.)*)"/))
        let rules = match.1.split(separator: "\\n")
        #expect(rules.count == 1)
        #expect(rules.first?.hasPrefix(".e0{") == true && rules.first?.contains("color:#010203") == true)
    }

    @Test("the script knows the offset on every screen")
    func offsets() throws {
        let entry = GalleryFixture.entry { $0.states[0].offsets = [0, -64, 0, -32, 0, -103, 0, -32] }
        let other = try #require(try GalleryFixture.files(of: entry)["example.html"])
        #expect(other.contains("\"offsets\":[0,-64,0,-32,0,-103,0,-32]"))
    }

    @Test("every font is declared at every scale, with the measures that lines are placed by")
    func fonts() throws {
        let page = try #require(try GalleryFixture.files()["example.html"])
        for size in ["18.04", "22", "29.7", "44", "68.2"] {
            #expect(page.contains("400 \(size)px/"), "\(size)")
        }
        #expect(page.contains("\"texts\":[[\".e0\",0,0,[]],[\".n1\",0,1,[]]]"))
    }

    @Test("a screen without a picture that it names is refused")
    func missingPicture() throws {
        let entry = GalleryFixture.entry {
            $0.states[0].bars.elements.append(.image(Fixture.image("nowhere.svg")))
        }
        #expect(throws: RenderFailure.self) { try GalleryFixture.files(of: entry) }
    }
}
