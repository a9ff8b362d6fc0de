import Rendering
import SceneModel
import Testing

@Suite("Elements")
struct ElementTests {
    @Test("a spinner says what it is, and its words are below")
    func spinner() throws {
        let view = Scene.CustomView(kind: .spinner, text: Fixture.text("Loading..."))
        #expect(
            try RenderedCard(Fixture.scene([.customView(view)])).said == [
                "◌ Loading", "Loading...",
            ])
        let ascii = try RenderedCard(Fixture.scene([.customView(view)]), style: .ascii)
        #expect(ascii.said == ["* Loading", "Loading..."])
    }

    @Test("a custom view without content is a box that names itself")
    func plainView() throws {
        let view = Scene.CustomView(
            kind: .view, size: Size(width: 200, height: 200.5),
            backgroundColor: Color(red: 0, green: 255, blue: 0))
        let rendering = try RenderedCard(Fixture.scene([.customView(view)]))
        #expect(
            rendering.said == [
                "┌─────────────────────────┐", "│                         │", "│                         │",
                "│ custom view 200 x 200.5 │", "│                         │", "│                         │",
                "│                         │", "└─────────────────────────┘",
            ])
        let painted = try RenderedCard(Fixture.scene([.customView(view)]), colors: .truecolor)
        #expect(painted.rawLines.filter { $0.contains(";48;2;0;255;0m") }.count == 8)
    }

    @Test("a label says its text, and one without a text is a box")
    func label() throws {
        let label = Scene.CustomView(kind: .label, text: Fixture.text("Pull to refresh"))
        #expect(try RenderedCard(Fixture.scene([.customView(label)])).said == ["Pull to refresh"])
        let mute = try RenderedCard(Fixture.scene([.customView(Scene.CustomView(kind: .label))]))
        #expect(mute.text.contains("custom view"))
    }

    @Test(
        "no spacing glues elements together, and 11 points part them", arguments: [(0, 1), (5, 1), (11, 2)])
    func spacing(points: Double, distance: Int) throws {
        let scene = Fixture.scene(
            [.title(Fixture.text("A")), .description(Fixture.text("B"))], spacing: points)
        let rows = try RenderedCard(scene).inside.map(RenderedCard.trimmed)
        let first = try #require(rows.firstIndex(of: "A"))
        #expect(rows.firstIndex(of: "B") == first + distance)
    }

    @Test("an element without anything to show leaves no gap")
    func emptyElements() throws {
        let face = Scene.Button.Face()
        let elements: [Scene.Element] = [
            .title(Fixture.text("A")), .description(Fixture.text(" \n")), .title(Fixture.text("")),
            .button(Scene.Button(normal: face, highlighted: face, minimumHeight: 12)),
            .secondaryButton(Fixture.button("")), .description(Fixture.text("B")),
        ]
        let rows = try RenderedCard(Fixture.scene(elements)).inside.map(RenderedCard.trimmed)
        let first = try #require(rows.firstIndex(of: "A"))
        #expect(rows.firstIndex(of: "B") == first + 2)
        #expect(!rows.contains { $0.contains("[") })
    }

    @Test("a button's picture hides its title and background")
    func buttonImage() throws {
        let face = Scene.Button.Face(
            title: Fixture.text("TITLE-HIDDEN"), image: Fixture.image("Add", width: 24, height: 24),
            background: Fixture.background("bg-hidden.svg"))
        let button = Scene.Button(normal: face, highlighted: face, minimumHeight: 24)
        let rendering = try RenderedCard(Fixture.scene([.button(button)]))
        #expect(rendering.said == ["╭─────╮", "│ Add │", "╰─────╯"])
        #expect(!rendering.text.contains("HIDDEN") && !rendering.text.contains("bg-hidden"))
    }

    @Test("a button with a background is a box as wide as it is drawn")
    func buttonBackground() throws {
        let wide = Fixture.button("Go", background: Fixture.background("b"))
        #expect(
            try RenderedCard(Fixture.scene([.button(wide)])).said == [
                "╭────────────────────────────────╮", "│               Go               │",
                "╰────────────────────────────────╯",
            ])
        let insets = Insets(left: 20, right: 20)
        let narrow = Fixture.button("Go", background: Fixture.background("b", drawingInsets: insets))
        #expect(try RenderedCard(Fixture.scene([.button(narrow)])).said.first?.count == 30)
    }

    @Test("a title of several lines gets a box in place of brackets")
    func longButton() throws {
        let said = try RenderedCard(Fixture.scene([.secondaryButton(Fixture.button("Sign in\nnow"))])).said
        #expect(said == ["╭─────────╮", "│ Sign in │", "│   now   │", "╰─────────╯"])
    }

    @Test("a picture without words is a pattern in its proportion")
    func decorativeImage() throws {
        let scene = Fixture.scene([.image(Fixture.image(" ", width: 100, height: 100))])
        #expect(
            try RenderedCard(scene).said == [
                "┌╌╌╌╌╌╌╌╌┐", "╎░░░░░░░░╎", "╎░░░░░░░░╎", "╎░░░░░░░░╎", "└╌╌╌╌╌╌╌╌┘",
            ])
    }

    @Test("a huge picture is made smaller in proportion")
    func hugeImage() throws {
        let scene = Fixture.scene([.image(Fixture.image("", width: 375, height: 375))])
        let said = try RenderedCard(scene).said
        #expect(said.count == 8)
        #expect(said[0].count == 16)
    }

    @Test("a picture's words are wrapped in its box, whole and in order, however long")
    func longAlternativeText() throws {
        let words = (1...200).map { "w\($0)" }
        let rendering = try RenderedCard(Fixture.scene([.image(Fixture.image(words.joined(separator: " ")))]))
        let said = rendering.said.dropFirst().dropLast()
            .flatMap { $0.dropFirst().dropLast().split(separator: " ") }
        #expect(said.map(String.init) == words)
        #expect(rendering.isStraight)
    }

    @Test(
        "blank lines at the end of a text are dropped",
        arguments: ["one\ntwo", "one\ntwo\n", "one\ntwo\n\n \n"])
    func trailingBlankLines(text: String) throws {
        let scene = Fixture.scene([
            .description(Fixture.text(text)), .button(Fixture.button("Go")),
        ])
        let rows = try RenderedCard(scene).inside.map(RenderedCard.trimmed)
        let first = try #require(rows.firstIndex(of: "one"))
        #expect(rows[first...].prefix(4) == ["one", "two", "", "[ Go ]"])
    }

    @Test("a blank line inside a text stays")
    func innerBlankLine() throws {
        let rows = try RenderedCard(Fixture.scene([.title(Fixture.text("one\n\ntwo"))])).inside
            .map(RenderedCard.trimmed)
        let first = try #require(rows.firstIndex(of: "one"))
        #expect(rows[first...].prefix(3) == ["one", "", "two"])
    }

    @Test(
        "a word longer than a line is cut, with every letter once and in order",
        arguments: [1, 20, 33, 40, 64, 80])
    func longWord(width: Int) throws {
        let word = String(repeating: "ABCDEFGHIJ", count: 12)
        let rendering = try RenderedCard(Fixture.scene([.title(Fixture.text(word))]), width: width)
        #expect(rendering.said.joined() == word)
        #expect(rendering.said.count > 1)
        #expect(rendering.isStraight)
        #expect(rendering.inside.allSatisfy { $0.hasPrefix(" ") && $0.hasSuffix(" ") })
    }

    @Test("format directives are letters like any other")
    func formatDirectives() throws {
        let title = "No match for %@ {0} ${q} 100%"
        #expect(try RenderedCard(Fixture.scene([.title(Fixture.text(title))])).said == [title])
    }

    @Test(
        "text is aligned inside the padding",
        arguments: [
            (TextAlignment.left, LayoutDirection.rtl, "Hello", 2), (.right, .ltr, "Hello", 31),
            (.center, .auto, "Hello", 16), (.natural, .ltr, "שלום", 2), (.natural, .auto, "Hello", 2),
            (.natural, .auto, "12 שלום", 29), (.justified, .rtl, "Hello", 31),
        ])
    func alignment(
        alignment: TextAlignment, direction: LayoutDirection, words: String, indent: Int
    ) throws {
        let text = Fixture.text(words, alignment: alignment)
        let rendering = try RenderedCard(Fixture.scene([.title(text)], direction: direction))
        let line = try #require(rendering.inside.first { $0.contains(words) })
        #expect(line.prefix { $0 == " " }.count == indent)
    }

    @Test("right-to-left text keeps its logical order")
    func rightToLeft() throws {
        let scene = Fixture.scene([
            .title(Fixture.text("لا توجد رسائل!")),
            .description(Fixture.text("אין הודעות ב-Inbox 2026.")),
        ])
        #expect(try RenderedCard(scene).said == ["لا توجد رسائل!", "אין הודעות ב-Inbox 2026."])
    }

    @Test(
        "the offset moves the content and never cuts it",
        arguments: [(-9e9, 1), (-267, 1), (-64, 6), (0, 8), (64, 10), (9e9, 16)])
    func offset(points: Double, row: Int) throws {
        let scene = Fixture.scene(
            [.title(Fixture.text("A")), .description(Fixture.text("B"))], offset: points)
        let rows = try RenderedCard(scene, width: 64).inside.map(RenderedCard.trimmed)
        #expect(rows.count == 20)
        #expect(rows.firstIndex(of: "A") == row)
        #expect(rows.firstIndex(of: "B") == row + 2)
    }
}
