import Rendering
import SceneModel

extension SampleScenes {
    /// One scene for everything that a renderer of source decides on, each with another app's name.
    public static let all: [Sample] = texts + pictures + buttons + customViews + surroundings

    /// Every hostile text in a scene of its own.
    public static let hostile: [Sample] = HostileText.all.enumerated().map { full(of: $1, $0) }

    /// A scene with a text at every place that has one, the names among them.
    public static func full(of text: String, _ number: Int = 0) -> Sample {
        let sample = scene(
            "Full \(number)",
            [
                .image(image("full/\(text).svg", alt: text)),
                .title(self.text(text, font: text)),
                .description(runs(text)),
                .button(
                    button(
                        .init(title: self.text(text), background: background("\(text)/a")),
                        .init(title: runs(text), background: background("\(text)/b")))),
                .secondaryButton(button(.init(image: image("x/\(text)", alt: text)))),
            ])
        var scene = sample.scene
        scene.app.name = "\(text) \(number)"
        scene.header = Scene.Header(height: 44, image: image("header/\(text)", alt: text))
        scene.behavior.onTapView = .log(text)
        scene.behavior.onTapButton = .show(state: text, seconds: 0.5, then: text)
        return Sample(scene)
    }

    private static var texts: [Sample] {
        let alignments = TextAlignment.allCases.flatMap { alignment in
            LayoutDirection.allCases.map { direction in
                scene(
                    "Text \(alignment) \(direction)",
                    [
                        .title(text("A title", alignment: alignment)),
                        .description(text("words", alignment: alignment)),
                    ]
                ) { $0.direction = direction }
            }
        }
        let weights = Font.Weight.allCases.map { weight in
            scene(
                "Weight \(weight)",
                [
                    .title(text("A title", weight: weight)),
                    .description(text("words", font: "Avenir Next", weight: weight)),
                ])
        }
        return alignments + weights + [
            scene("Title only", [.title(text("A title"))]),
            scene("Title on clear", [.title(text("A title", color: .white))]) {
                $0.backgroundColor = Color(red: 0, green: 0, blue: 0, alpha: 0)
                $0.appearance = .dark
                $0.backdrop = .black
                $0.language = ""
            },
            scene(
                "Faces", [.title(text("A title", font: "Lato-Bold")), .description(text("w", font: "Lato"))]),
            scene("Description only", [.description(text("Some words", lineSpacing: 4))]),
            scene("Runs", [.title(runs("first")), .description(runs("another"))]),
            scene("No letters", [.title(text("")), .description(Scene.Text(runs: [], lineHeight: 0))]),
            scene("Many runs", [.description(manyRuns)]),
            scene("Nothing", []),
            scene(
                "Twice",
                [
                    .title(text("one")), .title(text("two")), .button(button(.init(title: text("three")))),
                    .button(button(.init(title: text("four")), .init(title: text("five")))),
                    .button(button(.init(title: text("six")), .init(title: runs("seven")))),
                ]),
            scene("Uneven numbers", [.title(text("A title", size: 17.25))]) {
                $0.padding = 0
                $0.spacing = 0.1
                $0.verticalOffset = -1e-7
            },
            scene("Shared shadow", [.title(shadowed)]),
        ]
    }

    private static var shadowed: Scene.Text {
        var text = text("A shadow")
        text.runs[0].shadow = Shadow(color: .white, y: 1, blur: 4)
        text.runs.append(text.runs[0])
        text.runs[1].color = red
        return text
    }

    /// More runs than a sum could have before the compiler gives it up.
    private static var manyRuns: Scene.Text {
        var text = text("")
        text.runs = (0..<60).map {
            .init(text: "run \($0) ", font: Font(size: 12 + Double($0 % 3)), color: $0 % 2 == 0 ? gray : red)
        }
        return text
    }

    private static var pictures: [Sample] {
        ImageAnimation.allCases.map { animation in
            scene("Moving \(animation)", [.image(image("a/b.svg", animation: animation))]) {
                $0.behavior.animatesImage = true
            }
        } + [
            scene(
                "Still", [.image(image("a/b.svg", alt: "A b", animation: .rotate)), .title(text("A title"))]),
            scene("Tinted", [.image(image("a/b.svg", alt: "A b", tint: red))]),
            scene("Larger", [.image(image("a/b.svg", 80, 80, tint: gray)), .title(text("A title"))]),
            scene("Wider", [.image(image("a/b.svg", 80, 40)), .description(text("words"))]),
            Sample(scene("No file", [.image(image("a/b.svg", 80, 40))]).scene),
            scene(
                "Same names",
                [
                    .image(image("a/b.svg")),
                    .button(button(.init(image: image("a-b.png")), .init(image: image("a/b.png")))),
                ]),
        ]
    }

    private static var buttons: [Sample] {
        let even = Insets(top: 5, left: 6, bottom: 5, right: 6)
        let odd = Insets(top: 1, left: -2, bottom: 3, right: 4)
        let faces: [(String, Scene.Button)] = [
            ("Plain", button(.init(title: text("Go")))),
            ("Colored", button(.init(title: text("Go")), .init(title: text("Go", color: red)))),
            (
                "White",
                button(.init(title: text("Go", color: .white)), .init(title: text("Go", color: .black)))
            ),
            ("Other words", button(.init(title: text("Go")), .init(title: text("Going")))),
            ("Other runs", button(.init(title: text("Go")), .init(title: runs("Going")))),
            ("Both runs", button(.init(title: runs("Go")), .init(title: runs("Going")))),
            ("Picture", button(.init(image: image("p/a.svg", alt: "Go")))),
            (
                "Pictures",
                button(
                    .init(image: image("p/a.svg", alt: "Go")), .init(image: image("p/b.svg", alt: "Going")))
            ),
            (
                "Sizes",
                button(
                    .init(image: image("p/a.svg", 20, 20)),
                    .init(image: image("p/b.svg", 60, 30, alt: "Going")))
            ),
            (
                "Even",
                button(
                    .init(title: text("Go"), background: background("p/a.svg", caps: even, insets: even)),
                    height: 52)
            ),
            (
                "Odd",
                button(
                    .init(title: text("Go"), background: background("p/a.svg", caps: odd, insets: odd)),
                    .init(title: text("Go", color: red), background: background("p/b.svg", insets: odd)))
            ),
            (
                "Full caps",
                button(
                    .init(
                        title: text("Go"),
                        background: background(
                            "p/a.svg", caps: Insets(top: 20, left: 20, bottom: 20, right: 20))),
                    .init(
                        title: text("Go"),
                        background: background(
                            "p/b.svg", caps: Insets(top: 20, left: 20, bottom: 20, right: 20))))
            ),
            (
                "Lit",
                button(
                    .init(title: text("Go")), .init(title: text("Go"), background: background("p/b.svg")))
            ),
            ("Left", button(.init(title: text("Go", alignment: .left)))),
            ("Empty", button(.init())),
        ]
        let stretched = button(.init(title: text("Go"), background: background("p/a.svg", caps: even)))
        let scaled = Sample(
            scene("Scaled background", [.button(stretched)]).scene,
            [Asset(name: "p/a.svg", mediaType: .svg, naturalSize: Size(width: 20, height: 20), bytes: [])])
        return [scaled]
            + faces.flatMap { name, button in
                [
                    scene("Button \(name)", [.title(text("A title")), .button(button)]),
                    scene("Buttons \(name)", [.button(button), .secondaryButton(button)]) {
                        $0.direction = .rtl
                        $0.behavior.onTapButton = .open("https://example.com/")
                    },
                ]
            }
    }

    private static var surroundings: [Sample] {
        [
            scene("Untouchable", [.title(text("A title")), .button(button(.init(title: text("Go"))))]) {
                $0.behavior = Scene.Behavior(fadesIn: false, allowsTouch: false, onTapView: .log("x"))
            },
            scene("Scrolling", [.title(text("A title"))]) {
                $0.behavior = Scene.Behavior(allowsScroll: true, onTapView: .log("x"))
                $0.appearance = .dark
                $0.backgroundColor = red
            },
            scene("Header", [.title(text("A title"))]) {
                $0.header = Scene.Header(
                    height: 44, image: image("h/h.svg", alt: "A header"), text: text("Head"))
            },
            scene(
                "Same fill", [.customView(.init(kind: .view, backgroundColor: red)), .title(text("A title"))]
            ) {
                $0.backgroundColor = red
            },
            scene("Bare header", [.title(text("A title"))]) { $0.header = Scene.Header(height: 44) },
            bars("Bars", titleColor: .white) { $0.frame = .device },
            bars("Lower bars", titleColor: .white) { $0.verticalOffset = 12.5 },
            bars("Bars color", titleColor: red) { $0.appearance = .dark },
            bars("Bars logo", titleColor: .white) {
                $0.navigationBar?.logo = image("l/l.svg", alt: "The mark")
                $0.statusBar = nil
            },
            bars("Bars moving logo", titleColor: .white) {
                $0.navigationBar?.logo = image("l/l.svg", alt: "The mark")
                $0.statusBar = nil
                $0.navigationBar?.logo?.animation = .rotate
                $0.behavior.animatesImage = true
            },
            scene("500 px", [.title(text("A title"))]) { $0.state = "noResults" },
            scene("state-of-its-own", [.title(text("A title"))]) { $0.state = "a b/c\n" },
        ]
    }

    private static func bars(
        _ name: String, titleColor: Color, change: (inout Scene) -> Void
    ) -> Sample {
        scene(name, [.title(text("A title"))]) { scene in
            scene.statusBar = .init(height: 20, isLight: true, backgroundColor: .black)
            scene.navigationBar = .init(
                height: 44, barColor: .black, tintColor: .white, title: "The Bars", titleColor: titleColor,
                logo: nil)
            change(&scene)
        }
    }
}
