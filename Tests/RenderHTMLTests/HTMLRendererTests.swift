import RenderHTML
import Rendering
import SceneModel
import Testing

@Suite("HTMLRenderer")
struct HTMLRendererTests {
    @Test("it makes one HTML file a scene")
    func artifacts() throws {
        let request = RenderRequest(
            scenes: [Fixture.scene([.title(Fixture.text("A"))])], assets: AssetTable())
        let files = try HTMLRenderer().render(request).files
        #expect(files.map(\.path) == ["example.html"])
        #expect(files.first?.mediaType == "text/html")
        #expect(HTMLRenderer().info.name == "html")
    }

    @Test("the page goes after what is in the output, and is the same each time")
    func appended() throws {
        let scene = Fixture.scene([.title(Fixture.text("A"))])
        let page = try Fixture.page(scene)
        var bytes = Array("before".utf8)
        try HTMLRenderer().render(scene, assets: AssetTable(), options: RenderOptions(), into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "before" + page)
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
        #expect(page.hasSuffix("</html>\n"))
    }

    @Test("a picture that is not among the assets is a failure that names the scene")
    func missingAsset() {
        let failure = #expect(throws: RenderFailure.self) {
            try Fixture.page([.image(Fixture.image("lost.svg"))])
        }
        #expect(failure?.scene == "example")
        #expect(failure?.message.contains("lost.svg") == true)
    }

    @Test("texts are escaped in the title and in the body")
    func hostileTexts() throws {
        let text = "</title><script>alert(1)</script><x-evil>"
        let page = try Fixture.page(
            Fixture.scene([.title(Fixture.text(text)), .description(Fixture.text("<!-- ]]>"))], app: "<b>"))
        #expect(page.contains("<title>&lt;b&gt;: &lt;/title&gt;&lt;script&gt;"))
        #expect(page.contains(#"<h1 class="e0" dir="auto">&lt;/title&gt;"#))
        #expect(page.contains(#"<p class="e1" dir="auto">&lt;!-- ]]&gt;</p>"#))
        #expect(!page.contains("<script"))
    }

    @Test("there is no script, no style attribute and no handler, and the policy allows none")
    func policy() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))])
        #expect(!page.contains("<script"))
        #expect(!page.contains(" style="))
        #expect(page.contains("content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
        #expect(!page.contains("unsafe-inline"))
    }

    @Test("the screen is as large as the canvas, and the viewport as wide")
    func size() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))])
        #expect(page.contains("width:375px;height:667px"))
        #expect(page.contains(#"<meta name="viewport" content="width=375">"#))
    }

    @Test("a state without a background has none")
    func clearBackground() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))])
        let rule = "@media (forced-colors:active){html{forced-color-adjust:none;background:white}}"
        #expect(!page.replacing(rule, with: "").contains("background"))
        let white = try Fixture.page([.title(Fixture.text("A"))]) { $0.backgroundColor = .white }
        #expect(white.contains(/\.list\{[^}]*background:#ffffff/))
    }

    @Test("the page keeps its colours, the white that it lies on too, on paper and where few are wanted")
    func colors() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))])
        #expect(page.contains("html{-webkit-print-color-adjust:exact;print-color-adjust:exact}"))
        #expect(
            page.contains(
                "@media (forced-colors:active){html{forced-color-adjust:none;background:white}}"))
    }

    @Test("the list has no bar to scroll it, which would take width from the texts")
    func scrollBar() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))])
        #expect(page.contains(/\.list\{[^}]*overflow:hidden auto;scrollbar-width:none/))
    }

    @Test("in the dark the page lies on black")
    func dark() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))]) { scene in
            scene.appearance = .dark
            scene.backdrop = .black
        }
        #expect(page.contains("html{background:#000000}"))
    }

    @Test(
        "the springs differ by twice the vertical offset",
        arguments: [(-267.0, "0px", "534px"), (100, "200px", "0px"), (0, "0px", "0px")])
    func offset(points: Double, above: String, below: String) throws {
        // 20.5 points of text in 667 begin at 323.25, which rounds up to 323.5: a quarter more.
        let page = try Fixture.page([.title(Fixture.text("A"))]) { scene in
            scene.canvas.size.height = 667.5
            scene.canvas.safeArea = .zero
            scene.verticalOffset = points
        }
        #expect(page.contains(".list::before{content:\"\";flex:1 1 \(above)}"))
        #expect(page.contains(".list::after{content:\"\";flex:1 1 \(below)}"))
    }

    @Test("a content that would begin at a quarter of a point begins at the next half")
    func quarter() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))]) { $0.canvas.safeArea = .zero }
        #expect(page.contains(".list::before{content:\"\";flex:1 1 0.5px}"))
    }

    @Test("the content stays below the header, and the header moves nothing else")
    func header() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))]) { scene in
            scene.header = .init(height: 133, text: Fixture.text("Above", alignment: .natural))
        }
        #expect(page.contains("min-height:133px"))
        #expect(page.contains(".header{position:absolute;"))
        #expect(page.contains(#"<div class="header"><p class="e3" dir="auto">Above</p></div>"#))
    }

    @Test("a page without a title has a heading for those who cannot see")
    func heading() throws {
        let page = try Fixture.page([.description(Fixture.text("A"))])
        #expect(page.contains(#"<h1 class="unseen">Example</h1>"#))
        #expect(!(try Fixture.page([.title(Fixture.text("A"))]).contains("unseen")))
    }

    @Test("every text finds its own direction, or has the scene's")
    func direction() throws {
        let auto = try Fixture.page([.title(Fixture.text("مرحبا!"))])
        #expect(auto.contains(#"<h1 class="e0" dir="auto">مرحبا!</h1>"#))
        let right = try Fixture.page([.title(Fixture.text("مرحبا!"))]) { scene in
            scene.direction = .rtl
            scene.language = "ar"
        }
        #expect(right.contains(#"<html lang="ar" dir="rtl">"#))
        #expect(right.contains(#"<h1 class="e0" dir="rtl">"#))
    }

    @Test("a list that may have to scroll can be reached with the keyboard")
    func tabStop() throws {
        let long = String(repeating: "word ", count: 400)
        #expect(try Fixture.page([.title(Fixture.text(long))]).contains(#"<div class="list" tabindex="0">"#))
        #expect(try !Fixture.page([.title(Fixture.text("A"))]).contains("tabindex"))
    }

    @Test("a page without artwork takes less than 4 kB")
    func shortness() throws {
        let button = Scene.Button(
            normal: .init(title: Fixture.text("C", size: 16)), highlighted: .init(), minimumHeight: 32)
        let page = try Fixture.page([
            .title(Fixture.text("A", size: 27)), .description(Fixture.text("B")), .button(button),
        ])
        #expect(page.utf8.count < 4096)
    }
}
