import SceneModel
import Testing

@Suite("Bars and body of a device")
struct FrameTests {
    @Test("the bars stand above the list in their colours, the status bar as a drawing")
    func bars() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))]) { scene in
            scene.statusBar = .init(height: 20, isLight: true, backgroundColor: Fixture.blue)
            scene.navigationBar = .init(
                height: 44, barColor: Fixture.blue, tintColor: .white, title: "Inbox & more",
                titleColor: .white, logo: nil)
        }
        #expect(page.contains(#"<div class="status" aria-hidden="true"><span>9:41</span><svg "#))
        #expect(page.contains(";height:20px;color:#ffffff;background:#007ee5;"))
        #expect(page.contains(#"<p dir="auto">Inbox &amp; more</p>"#))
        #expect(page.contains("stroke=\"#ffffff\""))
    }

    @Test("the status bar goes on below a navigation bar that hides what is there, so that no seam shows")
    func seam() throws {
        let clear = Color(red: 255, green: 255, blue: 255, alpha: 128)
        for (color, rule) in [
            (Color.white, "2px;margin-bottom:-2px"), (clear, "0;margin-bottom:0"),
        ] {
            let page = try Fixture.page([.title(Fixture.text("A"))]) { scene in
                scene.statusBar = .init(height: 20, isLight: true, backgroundColor: Fixture.blue)
                scene.navigationBar = .init(
                    height: 44, barColor: color, tintColor: Fixture.blue, title: "A", titleColor: .black,
                    logo: nil)
            }
            #expect(page.contains("\n.status{padding-bottom:\(rule)}"))
        }
        let alone = try Fixture.page([.title(Fixture.text("A"))]) { scene in
            scene.statusBar = .init(height: 20, isLight: true, backgroundColor: Fixture.blue)
        }
        #expect(!alone.contains("margin-bottom"))
    }

    @Test("a logo takes the title's place")
    func logo() throws {
        let page = try Fixture.page([.title(Fixture.text("A"))], [Fixture.asset("logo.svg")]) { scene in
            scene.navigationBar = .init(
                height: 44, barColor: .white, tintColor: Fixture.blue, title: "Inbox", titleColor: .black,
                logo: Fixture.image("logo.svg", alternativeText: "Example"))
        }
        #expect(page.contains(#"<img class="e1" alt="Example" src="data:"#))
        #expect(!page.contains("Inbox"))
    }

    @Test(
        "the body of a device makes the page larger",
        arguments: [
            ("iphone-8", Orientation.portrait, 411, 835), ("iphone-8", .landscape, 835, 411),
            ("iphone-16", .portrait, 421, 880),
        ])
    func body(name: String, orientation: Orientation, width: Int, height: Int) throws {
        let device = try #require(Device.named(name))
        let page = try Fixture.page([.title(Fixture.text("A"))]) { scene in
            scene.canvas = device.canvas(orientation)
            scene.frame = .device
        }
        #expect(page.contains("width:\(width)px;height:\(height)px;padding:"))
        #expect(page.contains("content=\"width=\(width)\""))
        #expect(page.contains(#"<main class="device"><div class="screen">"#))
    }

    @Test("the body has a home button where the screen has square corners")
    func homeButton() throws {
        for (name, hasButton) in [("iphone-8", true), ("iphone-16", false)] {
            let device = try #require(Device.named(name))
            let page = try Fixture.page([.title(Fixture.text("A"))]) { scene in
                scene.canvas = device.canvas()
                scene.frame = .device
            }
            #expect(page.contains(".device::after") == hasButton)
            #expect(page.contains("border-radius:55px") == !hasButton)
        }
    }
}
