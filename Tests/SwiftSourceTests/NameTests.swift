import SceneModel
import SwiftChecking
import SwiftSource
import Testing

@Suite("Names")
struct NameTests {
    private func typeName(_ app: String, id: String = "some-id", state: String = "empty") -> String {
        let sample = SampleScenes.scene("x", []) { scene in
            scene.app = Scene.App(id: id, name: app)
            scene.state = state
        }
        return SwiftTypeName(sample.scene, suffix: "State").text
    }

    @Test(
        "A type is named after the app and the state",
        arguments: [
            ("Airbnb", "AirbnbEmptyState"), ("iTunes Connect", "ITunesConnectEmptyState"),
            ("500px", "App500pxEmptyState"), ("Rowan's Café", "SomeIdEmptyState"),
            ("Rowan's Shop", "RowansShopEmptyState"), ("맛집", "SomeIdEmptyState"), ("", "SomeIdEmptyState"),
            ("{ } ; \"\n", "SomeIdEmptyState"),
        ])
    func types(app: String, name: String) {
        #expect(typeName(app) == name)
    }

    @Test("A state of any name gives an identifier, of any length a short one")
    func states() {
        #expect(typeName("A", state: "noResults") == "ANoResultsState")
        #expect(typeName("A", state: "no such/state\0") == "ANoSuchStateState")
        #expect(typeName("", id: "", state: "") == "State")
        #expect(typeName(String(repeating: "long", count: 1_000)).utf8.count < 80)
    }

    @Test("Pictures get names that an asset catalogue takes, each another one")
    func pictures() {
        let assets = ["a/b.svg", "a-b.svg", "x/ü \"1\".png", "dir.d/file", ".svg", "a-b-2.svg", "a/b.png"]
        let catalog = AssetCatalog(assets.map { .image(SampleScenes.image($0)) })
        #expect(catalog.entries.map(\.asset) == assets)
        #expect(
            catalog.entries.map(\.name)
                == ["a-b", "a-b-2", "x----1-", "dir.d-file", "image", "a-b-2-2", "a-b-3"])
    }

    @Test("A colour that is used once has no name, one that is used twice is named after its roles")
    func colors() throws {
        var colors = ColorConstants { color, code in
            code.append("c")
            code.append(Int(color.red))
        }
        let uses: [(Color, ColorRole)] = [
            (SampleScenes.gray, .title), (SampleScenes.red, .title), (.white, .title), (.white, .button),
            (SampleScenes.gray, .description), (Color(red: 1, green: 2, blue: 3), .button),
            (Color(red: 1, green: 2, blue: 3), .button), (Color(red: 4, green: 5, blue: 6), .fill),
            (Color(red: 4, green: 5, blue: 6), .title), (Color(red: 7, green: 8, blue: 9), .button),
            (Color(red: 7, green: 8, blue: 9), .button),
        ]
        func write(to writer: inout SwiftSourceWriter) {
            for (color, role) in uses { writer.statement { colors.use(color, as: role, in: &$0) } }
        }
        var writer = SwiftSourceWriter()
        write(to: &writer)
        #expect(
            String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
                == ["c153", "c255", "c255", "c255", "c153", "c1", "c1", "c4", "c4", "c7", "c7"])
        let hasNames = colors.settle()
        #expect(hasNames)
        writer.removeAll()
        colors.declare(in: &writer)
        write(to: &writer)
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == """
                private let textColor = c153
                private let buttonColor = c1
                private let sharedColor = c4
                private let buttonColor2 = c7

                textColor
                c255
                c255
                c255
                textColor
                buttonColor
                buttonColor
                sharedColor
                sharedColor
                buttonColor2
                buttonColor2

                """)
    }

    @Test("Where no colour is used twice there are no constants")
    func singleColors() {
        var colors = ColorConstants { color, code in code.append("c") }
        var writer = SwiftSourceWriter()
        writer.statement { colors.use(SampleScenes.gray, as: .title, in: &$0) }
        let hasNames = colors.settle()
        #expect(!hasNames)
        writer.removeAll()
        colors.declare(in: &writer)
        #expect(writer.bytes.isEmpty)
    }

    @Test("A component is shown by its digits, and as a decimal only where that is short")
    func components() {
        var writer = SwiftSourceWriter()
        let colors = [
            Color(red: 0, green: 0x0A, blue: 0xFF), SampleScenes.gray,
            Color(red: 0xC9, green: 0xC9, blue: 0xC9),
        ]
        for color in colors {
            writer.statement { code in
                code.call("Color") { $0.components(color) }
            }
        }
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == """
                Color(red: 0, green: 0x0A / 255, blue: 1)
                Color(white: 0.6)
                Color(white: 0xC9 / 255)

                """)
    }
}
