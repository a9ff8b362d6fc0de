import CatalogModel
import EmptyDataSet
import Rendering
import SceneModel
import Testing

@testable import RenderMarkdown

@Suite("Markdown")
struct MarkdownTests {
    private static let catalog =
        "\(#filePath)".split(separator: "/").dropLast(3)
        .map { "/" + $0 }.joined() + "/Catalog"

    private func page(_ scene: Scene) throws -> String {
        var bytes: [UInt8] = []
        try MarkdownRenderer().render(
            scene, assets: AssetTable(), options: RenderOptions(), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func scene(_ elements: [Scene.Element]) -> Scene {
        Scene(
            name: "mail", app: Scene.App(id: "mail", name: "Mail"), state: "empty", language: "en",
            direction: .auto, appearance: .light, canvas: Device.standard.canvas(), backdrop: .white,
            padding: 23, elements: elements)
    }

    private func inline(_ text: String) -> String {
        var page = MarkdownWriter()
        page.append(inline: text)
        return String(decoding: page.bytes, as: UTF8.self)
    }

    private func text(_ string: String) -> Scene.Text {
        Scene.Text(
            runs: [.init(text: string, font: Font(size: 17, weight: .regular), color: .black)],
            lineHeight: 20.5)
    }

    @Test("Airbnb's page, as a whole")
    func airbnb() throws {
        let entry = try #require(Catalog.read(Self.catalog + "/airbnb/airbnb.yaml").entry)
        let (artwork, _) = EntryArtwork.load(for: Catalog.read(Self.catalog + "/airbnb/airbnb.yaml"))
        let scene = try #require(entry.scene(.empty, artwork: artwork)).scene
        #expect(
            try page(scene) == """
                # Airbnb

                by Airbnb, Inc., purpose `firstUse`, state `empty`

                > *Picture: A speech bubble in a ring*
                >
                > **No Messages**
                >
                > When you have messages, you’ll see them here.
                >
                > \\[ Start Browsing \\]

                | Element | Font or size | Colour | Besides |
                | --- | --- | --- | --- |
                | image | 75 × 75 points |  | `airbnb/placeholder.svg` |
                | title | HelveticaNeue-Light, 22 points | `#c9c9c9` |  |
                | description | system, 13 points | `#cfcfcf` | line spacing 4 |
                | button | system, bold, 16 points | `#05adff` |  |
                | button, pressed | system, bold, 16 points | `#6bceff` |  |

                - Screen: iPhone 8, 4.7 inch, 375 × 667 points, light
                - Background: `#ffffff` on `#ffffff`
                - Vertical offset: 0 points
                - Space between elements: 24 points
                - Space at the sides: 23 points
                - Language: en

                | Fades in | Allows touch | Allows scroll | Animates image |
                | --- | --- | --- | --- |
                | yes | yes | yes | yes |

                - A tap on the view shows `airbnb.loading` for 3 seconds, then `airbnb`
                - A tap on the button shows `airbnb.loading` for 3 seconds, then `airbnb`

                """)
    }

    @Test("A text stays text, whatever it holds")
    func hostile() throws {
        let page = try page(
            scene([
                .title(text("*a* _b_ [c](javascript:d) <script>&amp; | `e` # f\n# g\r\nh\u{1B}[2J\u{202E}")),
                .description(text("1. www.example.com http://x ~~y~~ $z$ :+1: @a")),
            ]))
        #expect(
            page.contains(
                #"> **\*a\* \_b\_ \[c\](javascript\:d) &lt;script&gt;&amp;amp; \| \`e\` # f<br># g<br>"#
                    + ##"h\\u\{1B\}\[2J\\u\{202E\}**"##))
        #expect(page.contains(#"> 1\. www\.example\.com http\://x \~\~y\~\~ \$z\$ \:+1: \@a"#))
        for start in ["# a", "- a", "+ a", "1. a", "12) a", "=== a"] {
            #expect(inline(start).contains("\\"))
        }
    }

    @Test(
        "Blanks that Markdown would drop or turn into something else are kept",
        arguments: [
            ("    code", "&#32; &#32; code"), ("end  ", "end &#32;"), ("a  b", "a &#32;b"),
        ])
    func blanks(text: String, written: String) {
        #expect(inline(text) == written)
    }

    @Test(
        "Every kind of line break is one, and what cannot be seen is spelt out",
        arguments: [
            ("a\nb", "a<br>b"), ("a\r\nb", "a<br>b"), ("a\rb", "a<br>b"), ("a\r\n\nb", "a<br><br>b"),
            ("a\u{2028}b\u{2029}", "a<br>b<br>"), ("’\u{200B}“", #"’\\u\{200B\}“"#),
            ("1\u{0}.", #"1\\u\{0\}."#),
            ("é.\r\n", #"é\.<br>"#), ("\u{9B}\u{A0}", "\\\\u\\{9B\\}\u{A0}"), ("日本: é", "日本: é"),
            ("1.", #"1\."#),
            ("\n# a", "<br># a"), (" # a", "&#32;# a"), ("12) a", #"12\) a"#), ("", ""), (" ", "&#32;"),
        ])
    func lines(text: String, written: String) {
        #expect(inline(text) == written)
    }

    @Test("A page is appended after what stands there")
    func appending() throws {
        var bytes = Array("before".utf8)
        let scene = scene([])
        try MarkdownRenderer().render(
            scene, assets: AssetTable(), options: RenderOptions(), into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "before" + (try page(scene)))
    }

    @Test("Without elements, or with a button that shows nothing, there is no table of them")
    func nothing() throws {
        let button = Scene.Button(
            normal: Scene.Button.Face(), highlighted: Scene.Button.Face(), minimumHeight: 44)
        for elements in [[], [Scene.Element.button(button)]] {
            let page = try page(scene(elements))
            #expect(!page.contains("| Element |"))
            #expect(page.contains("\n\n- Screen: "))
        }
    }

    @Test("Every state of every shipped entry has a page without a stray line")
    func shipped() throws {
        for file in try Catalog.open(Self.catalog).files {
            let read = Catalog.read(try Catalog.open(Self.catalog).path(of: file))
            let entry = try #require(read.entry)
            let (artwork, _) = EntryArtwork.load(for: read)
            for state in entry.stateNames {
                let scene = try #require(entry.scene(state, artwork: artwork)).scene
                let lines = try page(scene).split(separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.last?.isEmpty == true)
                #expect(lines.allSatisfy { $0.isEmpty || "#>|-bps".contains($0.first ?? " ") })
            }
        }
    }
}
