import Commands
import Foundation
import Testing

@Suite("Pages that hold texts and pictures of strangers")
struct HTMLCaseTests {
    private func page(_ path: String, _ state: String = "empty") throws -> (text: String, markup: Markup) {
        let result = run("render", path, "--renderer", "html", "--state", state)
        #expect(result.errors == "")
        #expect(result.status == 0)
        return (result.output, try Markup(result.output))
    }

    /// Nothing runs, nothing is fetched.
    private func expectHarmless(_ page: Markup, _ text: String) {
        for element in page.elements {
            if element.name == "iframe" {
                #expect(element["src"]?.wholeMatch(of: /screens\/[a-z0-9.-]+\.html(#still)?/) != nil)
                #expect(element["srcdoc"] == nil)
            }
            #expect(!["object", "embed", "base", "foreignobject", "x-evil"].contains(element.name))
            if element.name == "script" { #expect(element["src"] == nil) }
            for attribute in element.attributes {
                #expect(!attribute.name.lowercased().hasPrefix("on"), "\(attribute.name)")
                if ["src", "href"].contains(attribute.name) {
                    #expect(!attribute.value.lowercased().hasPrefix("javascript"))
                    // The namespace in the picture of the page's own sign is no address.
                    let isSign = element.name == "link" && attribute.value.hasPrefix("data:image/svg+xml,")
                    #expect(isSign || isOuterLink(element) || !attribute.value.contains("//"))
                }
            }
        }
        #expect(!text.contains("evil.example"))
    }

    /// A link to the App Store, whose address is made of digits, or to the source that the entry names.
    private func isOuterLink(_ element: Markup.Element) -> Bool {
        element.name == "a" && element["rel"] == "noopener noreferrer"
            && element["href"]?.hasPrefix("https://") == true
    }

    @Test("markup in texts is text")
    func markupInTexts() throws {
        let (text, page) = try page(Place.fixture("html/H01.yaml"))
        expectHarmless(page, text)
        #expect(!page.elements.contains { $0.name == "script" })
        let title = "</title><script>alert(1)</script><x-evil>"
        #expect(page.visibleText.contains(title))
        #expect(page.visibleText.contains("<!-- ]]> <img src=x onerror=alert(1)> &lt;b&gt;"))
        #expect(page.text(of: "title") == "</script><script>alert(2)</script>: \(title)")
    }

    @Test("markup in texts is text in an exported index too, and in its search words")
    func markupInIndex() throws {
        let workspace = try Workspace()
        for name in ["H01.yaml", "H02.yaml", "tray.svg"] {
            try workspace.copy("html/\(name)", as: "cat/\(name)")
        }
        let result = run("export", "--catalog", workspace("cat"), "--output", workspace("out"))
        #expect(result.status == 0)
        let pages = try workspace.tree("out").filter { $0.key.hasSuffix(".html") }
        #expect(
            pages.keys.sorted() == [
                "compare.html", "index.html", "screens/xss-attr.html", "screens/xss-text.html",
                "xss-attr.html",
                "xss-text.html",
            ])
        for (name, bytes) in pages {
            let text = String(decoding: bytes, as: UTF8.self)
            let page = try Markup(text)
            expectHarmless(page, text)
            let foreign = page.texts.filter { $0.element == "script" && $0.text.contains("alert(") }
            #expect(foreign.isEmpty, "\(name)")
        }
        let index = try Markup(try workspace.text("out/index.html"))
        #expect(index.visibleText.contains("</script><script>alert(2)</script>"))
    }

    @Test("quotes in alternative texts stay in their attribute")
    func attributes() throws {
        let workspace = try Workspace(fixtures: "html/H02.yaml", "html/tray.svg")
        let (text, page) = try page(workspace("H02.yaml"))
        expectHarmless(page, text)
        let image = try #require(page.elements.first { $0["alt"] != nil || $0["aria-label"] != nil })
        #expect(image["alt"] ?? image["aria-label"] == "\" onload=\"alert(1)")
    }

    @Test("a font's name ends no style", arguments: ["empty", "error", "search"])
    func fontNames(state: String) throws {
        let (text, page) = try page(Place.fixture("html/H04.yaml"), state)
        expectHarmless(page, text.replacing("evil.example", with: ""))
        #expect(!page.elements.contains { $0.name == "script" })
        let style = try #require(page.text(of: "style"))
        let rules = Self.rules(style)
        #expect(!rules.contains { $0.contains("@import") || $0.contains("evil.example") })
        if state == "search" {
            #expect(style.contains("Helvetica Neue"))
            #expect(style.contains("\"Font's Name\"") || style.contains("Font\\27 s Name"))
        }
    }

    /// A style sheet without what is inside its strings.
    private static func rules(_ style: String) -> [String] {
        style.replacing(/\\./, with: "").replacing(/"[^"\n]*"/, with: "\"\"").split(separator: "}").map(
            String.init)
    }

    @Test("a name of Windows' own, a path or an address never becomes a file")
    func namesOfFiles() throws {
        for names in [
            ["H11.yaml", "H11.b.yaml", "H11.c.yaml", "H11.h.yaml"], ["H17.yaml", "H17.b.yaml", "H17.c.yaml"],
            ["H12.yaml"], ["H05.yaml"],
        ] {
            let workspace = try Workspace()
            for name in names { try workspace.copy("html/\(name)", as: "cat/\(name)") }
            let before = try workspace.tree()
            let result = run("export", "--catalog", workspace("cat"), "--output", workspace("out"))
            #expect(result.status == 1)
            #expect(Set(result.findings().map { $0.split(separator: ":")[0] }).count == names.count)
            #expect(try workspace.tree() == before)
        }
    }

    @Test("two ids that differ in case only are both refused, each naming the other's file")
    func caseOfIDs() throws {
        let workspace = try Workspace()
        for name in ["H14.yaml", "H14.b.yaml"] { try workspace.copy("html/\(name)", as: "cat/\(name)") }
        let first = workspace("cat/H14.b.yaml")
        let second = workspace("cat/H14.yaml")
        for arguments in [
            ["validate", workspace("cat")], ["validate", second, first],
            ["export", "--catalog", workspace("cat"), "--output", workspace("out")],
            [
                "render", "--all", "--catalog", workspace("cat"), "--renderer", "html", "--output-directory",
                workspace("out"),
            ],
        ] {
            let result = run(arguments)
            #expect(result.status == 1)
            #expect(
                result.errors.contains("\(first):2:5: error: duplicate id \"slack-home\", also in \(second)"))
            #expect(
                result.errors.contains("\(second):2:5: error: duplicate id \"Slack-Home\", also in \(first)"))
            #expect(try workspace.tree("out").isEmpty)
        }
    }

    @Test("one id in two files is refused, both named in order, the same on every run")
    func duplicateIDs() throws {
        let workspace = try Workspace()
        try workspace.copy("html/H25.yaml", as: "cat/H25.yaml")
        try workspace.copy("html/H25-sub/other.yaml", as: "cat/H25-sub/other.yaml")
        let first = workspace("cat/H25-sub/other.yaml")
        let second = workspace("cat/H25.yaml")
        let result = run("validate", workspace("cat"))
        #expect(result.status == 1)
        #expect(result.findings() == ["\(first):2:5: error", "\(second):2:5: error"])
        #expect(result.errors.contains("duplicate id \"inbox\", also in \(second)"))
        for _ in 0..<5 { #expect(run("validate", workspace("cat")).errors == result.errors) }
        let export = run("export", "--catalog", workspace("cat"), "--output", workspace("out"))
        #expect(export.status == 1)
        #expect(export.errors == result.errors)
        #expect(try workspace.tree("out").isEmpty)
        let list = run("list", "--catalog", workspace("cat"))
        #expect(list.status == 1)
        #expect(list.findings() == result.findings())
    }

    @Test("each text has its own direction, and its letters stay in their order")
    func directions() throws {
        let path = Place.fixture("html/H23.yaml")
        let (_, page) = try page(path)
        let yaml = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        let texts = yaml.matches(of: /text: "([^"]+)"/).map { String($0.1) }
        #expect(texts.count == 2)
        for text in texts {
            #expect(page.visibleText.contains(text), "\(text)")
        }
        let directed = page.elements.filter { $0["dir"] == "auto" || $0.name == "bdi" }
        #expect(directed.count >= texts.count)
        let shown = run("show", path, "--width", "100").output
        for text in texts { #expect(shown.contains(text), "\(text)") }
    }
}
