import SceneModel
import Testing

@Suite("Where the parts of a picture are")
struct LayoutTests {
    private func tree(_ name: String) throws -> SVGTree {
        let shipped = try Shipped.named(name)
        return try SVGTree(shipped.bytes())
    }

    @Test("Airbnb's picture and baselines are where UIKit puts them")
    func airbnb() throws {
        // 75 + 26 + 16 + 31.5 points of content and three times 24 between them leave 446.5, half of which,
        // on the grid of a 2x screen, is above.
        let tree = try tree("airbnb")
        let image = try #require(tree.named("image").first)
        #expect(image.number("x") == 150)
        #expect(image.number("y") == 223.5)
        #expect(image.number("width") == 75)
        let lines = tree.named("text")
        #expect(
            lines.map(\.text) == [
                "No Messages", "When you have messages, you’ll see them here.", "Start Browsing",
            ])
        #expect(lines.map { $0.number("x") } == [187.5, 187.5, 187.5])
        #expect(lines.map { $0.number("y") } == [344, 385, 433.5])
    }

    @Test(
        "lines break where they do in the snapshots of the original",
        arguments: [
            (
                "kickstarter",
                ["When you back a project or follow a friend, their", "activity will show up here."]
            ),
            (
                "whatsapp",
                [
                    "You can exchange media with Ignacio by", "tapping on the Arrow Up icon in the",
                    "conversation screen.",
                ]
            ),
            (
                "icloud",
                [
                    "Share photos and videos with just the", "people you choose, and let them add",
                    "photos, videos, and comments.",
                ]
            ),
            (
                "instagram",
                [
                    "Send photos and videos directly to your", "friends. Only the people you send to can see",
                    "these posts.",
                ]
            ),
            ("foursquare", ["Nobody has liked or commented on your check-", "ins yet."]),
            ("tumblr", ["When you follow some blogs, their latest", "posts will show up here!"]),
            ("remote", ["You must connect to a Wi-Fi network to control iTunes or", "Apple TV"]),
        ])
    func lineBreaks(name: String, expected: [String]) throws {
        let lines = try tree(name).lines
        let start = try #require(lines.firstIndex(of: expected[0]), "\(lines)")
        #expect(Array(lines[start...].prefix(expected.count)) == expected)
    }

    @Test(
        "a line is as long as in the snapshots of the original, within a hundredth and a point",
        arguments: [
            ("airbnb", "When you have messages, you’ll see them here.", 291.0),
            ("kickstarter", "activity will show up here.", 164),
            ("slack", "You don't have any recent mentions", 271),
            ("photos", "No Photos or Videos", 236), ("pinterest", "No boards to display", 172.5),
        ])
    func lengths(name: String, words: String, expected: Double) throws {
        let line = try #require(tree(name).named("text").first { $0.text == words })
        let length = try #require(line.number("textLength"))
        #expect(abs(length - expected) <= expected / 100 + 1)
    }

    @Test("the vertical offset moves the content, down to the ends of the list view")
    func offset() throws {
        func top(_ offset: Double) throws -> Double? {
            try Fixture.tree([.image(Fixture.image("a"))], [Fixture.asset("a")]) { scene in
                scene.verticalOffset = offset
                scene.canvas.safeArea.bottom = 34
            }.named("image").first?.number("y")
        }
        #expect(try top(0) == 313.5)
        #expect(try top(-100) == 213.5)
        #expect(try top(-100.2) == 213.5)
        #expect(try top(1000) == 593)
        #expect(try top(-1000) == 20)
    }

    @Test("content that is too tall begins below the header")
    func tall() throws {
        let texts = (0..<40).map { Scene.Element.description(Fixture.text("Line \($0)")) }
        let tree = try Fixture.tree(texts) { $0.header = .init(height: 100) }
        #expect(tree.named("text").first?.number("y") == 116)
        #expect(tree.lines.count == 40)
    }

    @Test("the bars take from the list view's top, and the background begins below them")
    func bars() throws {
        let tree = try Fixture.tree([.image(Fixture.image("a"))], [Fixture.asset("a")]) { scene in
            scene.statusBar = .init(height: 20, isLight: true, backgroundColor: Fixture.blue)
            scene.navigationBar = .init(
                height: 44, barColor: Fixture.blue, tintColor: .white, title: "Inbox & more",
                titleColor: .white, logo: nil)
            scene.backgroundColor = Fixture.grey
        }
        #expect(tree.named("image").first?.number("y") == 345.5)
        let rectangles = tree.named("rect")
        #expect(rectangles.map { $0["fill"] }.prefix(2) == ["#ffffff", "#999999"])
        #expect(rectangles[1].number("y") == 64)
        #expect(rectangles[1].number("height") == 603)
        #expect(rectangles[2]["fill"] == "#007ee5")
        #expect(rectangles[3].number("height") == 44)
        #expect(tree.lines == ["9:41", "Inbox & more"])
        #expect(tree.named("text").map { $0.number("y") } == [14.5, 47.5])
    }

    @Test("the bar's title is shortened to its room, and a logo takes its place")
    func barTitle() throws {
        func lines(_ logo: Scene.Image?) throws -> [String] {
            try Fixture.tree([], [Fixture.asset("logo")]) { scene in
                scene.navigationBar = .init(
                    height: 44, barColor: .white, tintColor: .black,
                    title: String(repeating: "Title\nof a bar ", count: 9), titleColor: .black, logo: logo)
            }.lines
        }
        let title = try #require(lines(nil).first)
        #expect(title.hasPrefix("Title of a bar Title of a bar"))
        #expect(title.hasSuffix("…"))
        #expect(try lines(Fixture.image("logo")).isEmpty)
    }

    @Test("read from right to left, the bars are mirrored")
    func mirrored() throws {
        let canvas = try #require(Device.named("iphone-16")).canvas()
        let tree = try Fixture.tree([]) { scene in
            scene.canvas = canvas
            scene.direction = .rtl
            scene.statusBar = .init(height: 59, isLight: false, backgroundColor: .white)
            scene.navigationBar = .init(
                height: 44, barColor: .white, tintColor: .black, title: nil, titleColor: .black, logo: nil)
        }
        let places = tree.named("g").compactMap { $0["transform"] }
        #expect(places == ["translate(30 23.5)", "translate(385 70.25)"])
        #expect(tree.named("path").contains { $0["transform"] == "scale(-1 1)" })
    }

    @Test(
        "the body of a device makes the picture larger and gives the screen its place and corners",
        arguments: [
            ("iphone-8", Orientation.portrait, 411.0, 835.0), ("iphone-8", .landscape, 835, 411),
            ("iphone-16", .portrait, 421, 880),
        ])
    func frame(name: String, orientation: Orientation, width: Double, height: Double) throws {
        let canvas = try #require(Device.named(name)).canvas(orientation)
        let tree = try Fixture.tree([.title(Fixture.text("A"))]) { scene in
            scene.canvas = canvas
            scene.frame = .device
        }
        #expect(tree.root.number("width") == width)
        #expect(tree.root.number("height") == height)
        let screen = try #require(tree.named("svg").dropFirst().first)
        #expect(screen.number("width") == canvas.size.width)
        #expect(screen.number("x") == (width - canvas.size.width) / 2)
        let hasRoundCorners = canvas.cornerRadius > 0
        #expect(tree.named("clipPath").isEmpty == !hasRoundCorners)
        #expect(tree.named("circle").isEmpty == hasRoundCorners)
        if hasRoundCorners {
            #expect(tree.named("clipPath").first?.children.first?.number("rx") == canvas.cornerRadius)
        }
    }
}
