import Rendering
import SceneModel

extension SampleScenes {
    /// Every kind of custom view, by itself, with a size, with words, and beside other elements.
    static var customViews: [Sample] {
        spinners
            + Scene.CustomView.Kind.allCases.flatMap { kind in
                [
                    scene("Custom \(kind)", [.customView(.init(kind: kind))]),
                    scene(
                        "Custom \(kind) sized",
                        [
                            .customView(
                                .init(kind: kind, size: Size(width: 200, height: 100.5), backgroundColor: red)
                            )
                        ]
                    ) { $0.verticalOffset = -20 },
                    scene(
                        "Custom \(kind) text",
                        [
                            .customView(.init(kind: kind, backgroundColor: .white, text: text("Some words")))
                        ]),
                    scene(
                        "Custom \(kind) and more",
                        [
                            .title(text("A title")), .customView(.init(kind: kind, text: runs("Some words"))),
                        ]),
                ]
            }
    }

    private static var spinners: [Sample] {
        let sizes: [(String, Double, Scene.Text?)] = [
            ("Small", 20, nil), ("Small named", 20, text("Some words")), ("Large", 37, nil),
            ("Other", 24, nil),
        ]
        return sizes.map { name, side, text in
            let size = Size(width: side, height: side)
            return scene("\(name) spinner", [.customView(.init(kind: .spinner, size: size, text: text))])
        } + [
            scene("Spinner on black", [.customView(.init(kind: .spinner))]) { $0.backgroundColor = .black },
            scene(
                "Spinner on its own",
                [.customView(.init(kind: .spinner, backgroundColor: Color(red: 0, green: 0, blue: 0x80)))]),
        ]
    }
}
