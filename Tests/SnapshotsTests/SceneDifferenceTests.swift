import SceneModel
import Testing

@testable import Snapshots

@Suite("What has changed in a scene")
struct SceneDifferenceTests {
    private static let scene = """
        {"app": {"id": "a", "name": "A"}, "appearance": "light", "backdrop": "#ffffff",
         "behavior": {"fadesIn": true, "allowsTouch": true},
         "canvas": {"size": {"width": 375, "height": 667}}, "spacing": 11, "state": "empty", "verticalOffset": 0,
         "navigationBar": {"barColor": "#010203"},
         "elements": [
           {"type": "image", "asset": "a/a.svg", "size": {"width": 30, "height": 20}, "alternativeText": "Tray"},
           {"type": "title", "alignment": "center",
            "runs": [{"text": "Nothing", "color": "#c9c9c9", "font": {"name": "system", "size": 22}}]},
           {"type": "button", "minimumHeight": 0,
            "normal": {"title": {"runs": [{"text": "Add", "color": "#000000"}]}},
            "highlighted": {"title": {"runs": [{"text": "Add", "color": "#111111"}]}}}]}
        """

    private func lines(_ old: String, _ new: String, in scene: String = scene) throws -> [String] {
        #expect(scene.contains(old))
        return try #require(
            SceneDifference.lines(
                golden: scene.bytes, rendering: scene.replacing(old, with: new).bytes))
    }

    @Test(
        "a change is told in the words of the entry's file",
        arguments: [
            ("#c9c9c9", "#c8c8c8", "states.empty.title.color #c9c9c9 -> #c8c8c8"),
            ("\"size\": 22", "\"size\": 23.5", "states.empty.title.font.size 22 -> 23.5"),
            ("Nothing", "No \\u001b", "states.empty.title.text \"Nothing\" -> \"No \\u001b\""),
            ("#111111", "#222222", "states.empty.button.title.highlighted.color #111111 -> #222222"),
            ("\"width\": 30", "\"width\": 31", "states.empty.image.width 30 -> 31"),
            ("Tray", "Box", "states.empty.image.alt \"Tray\" -> \"Box\""),
            ("\"spacing\": 11", "\"spacing\": 0", "states.empty.spaceHeight 11 -> 0"),
            ("\"fadesIn\": true", "\"fadesIn\": false", "behavior.shouldFadeIn true -> false"),
            ("#010203", "#010204", "screen.navigationBar.barColor #010203 -> #010204"),
            ("\"width\": 375", "\"width\": 320", "canvas.size.width 375 -> 320"),
            ("\"backdrop\": \"#ffffff\",", "", "backdrop removed: #ffffff"),
        ])
    func words(old: String, new: String, line: String) throws {
        #expect(try lines(old, new) == [line])
    }

    @Test("an element more is one line, and so is one less")
    func elements() throws {
        let added = try lines(
            "\"elements\": [", "\"elements\": [{\"type\": \"description\", \"alignment\": \"left\"},")
        #expect(
            added.first
                == "order [\"image\",\"title\",\"button\"] -> [\"description\",\"image\",\"title\",\"button\"]"
        )
        #expect(added.last == "states.empty.description added: {\"alignment\":\"left\"}")
        #expect(added.count == 2)
    }

    @Test("equal scenes have no line, and what is no scene is compared as it stands")
    func others() throws {
        #expect(try lines("light", "light") == [])
        #expect(
            SceneDifference.lines(
                golden: "{\"a\": [1, {\"b\": 2}]}".bytes, rendering: "{\"a\": [1, {\"b\": 3}]}".bytes) == [
                    "a[1].b 2 -> 3"
                ])
        #expect(SceneDifference.lines(golden: "1".bytes, rendering: "2".bytes) == ["all 1 -> 2"])
        #expect(SceneDifference.lines(golden: "no JSON".bytes, rendering: "{}".bytes) == nil)
        // Somebody else's names do not trip it up.
        let odd =
            "{\"state\": \"x\", \"canvas\": 1, \"elements\": [{\"type\": \"t\", \"alt\": 1, \"alternativeText\": 2}]}"
        #expect(
            SceneDifference.lines(golden: odd.bytes, rendering: odd.replacing("2", with: "3").bytes)?.count
                == 1)
    }

    @Test("many changes are counted beyond the first")
    func many() throws {
        let old = JSONValue.object(Dictionary(uniqueKeysWithValues: (100..<150).map { ("k\($0)", 1) }))
        let new = JSONValue.object(Dictionary(uniqueKeysWithValues: (100..<150).map { ("k\($0)", 2) }))
        let lines = SceneDifference.lines(golden: old, rendering: new)
        #expect(lines.count == 21)
        #expect(lines.last == "and 30 more")
    }

    @Test("pages are compared by their texts and styles where no scene is kept")
    func markup() throws {
        let page = """
            <!DOCTYPE html>
            <html lang="en"><head><style>.e1{font:300 22px Inter;color:#c9c9c9}
            </style></head><body><h1 class="e1" dir="auto">No <b>Messages</b></h1><p>One</p><p>Two</p>\
            <img class="e0" alt="A tray" src="data:,x"></body></html>

            """
        func lines(_ old: String, _ new: String) throws -> [String] {
            try #require(
                SceneDifference.markupLines(
                    golden: page.bytes, rendering: page.replacing(old, with: new).bytes))
        }
        #expect(try lines("#c9c9c9", "#c8c8c8") == ["style .e1.color #c9c9c9 -> #c8c8c8"])
        #expect(try lines("Messages", "Mail") == ["b.text \"Messages\" -> \"Mail\""])
        #expect(try lines("Two", "Three") == ["p (2).text \"Two\" -> \"Three\""])
        #expect(try lines("A tray", "A box") == ["img.e0.alt \"A tray\" -> \"A box\""])
        #expect(try lines("data:,x", "data:,y") == [])
        #expect(SceneDifference.markupLines(golden: "text".bytes, rendering: page.bytes) == nil)
        // Markup cut anywhere is read to its end.
        for count in 0..<page.bytes.count {
            _ = SceneDifference.markupLines(golden: page.bytes, rendering: Array(page.bytes.prefix(count)))
        }
    }
}
