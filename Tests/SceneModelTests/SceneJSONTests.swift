import SceneModel
import Testing

/// What is written at once must be what the encoder makes, or a renderer would see another scene than the one
/// that Codable reads.
@Suite("Scenes written at once")
struct SceneJSONTests {
    private func check(_ scene: Scene) throws {
        let encoded = try JSONValue(encoding: scene)
        for isIndented in [false, true] {
            let written = JSONWriter.bytes(of: scene, indented: isIndented)
            #expect(
                String(decoding: written, as: UTF8.self)
                    == String(decoding: encoded.bytes(indented: isIndented), as: UTF8.self))
            #expect(try JSONValue(parsing: written) == encoded)
        }
    }

    @Test("a scene with everything and one with the least are written as they are encoded")
    func extremes() throws {
        try check(SampleScene.full())
        try check(SampleScene.bare)
    }

    @Test("the scene with everything leaves nothing out")
    func nothingLeftOut() {
        var absent: Set<String> = []
        var present: Set<String> = []
        /// Tells the fields that are set in at least one value of their type from those that are in none.
        func visit(_ value: Any) {
            let mirror = Mirror(reflecting: value)
            for child in mirror.children {
                let field = "\(mirror.subjectType).\(child.label ?? "")"
                let inner = Mirror(reflecting: child.value)
                if inner.displayStyle == .optional, inner.children.isEmpty {
                    absent.insert(field)
                } else {
                    present.insert(field)
                    visit(child.value)
                }
            }
        }
        visit(SampleScene.full())
        #expect(absent.subtracting(present).isEmpty)
        #expect(present.isSuperset(of: ["Scene.header", "Scene.statusBar", "Run.shadow", "Image.tint"]))
    }

    @Test("every word of the model is written as it is encoded")
    func words() throws {
        var scene = SampleScene.full()
        for appearance in Appearance.allCases {
            scene.appearance = appearance
            try check(scene)
        }
        for direction in LayoutDirection.allCases {
            scene.direction = direction
            try check(scene)
        }
        for orientation in Orientation.allCases {
            scene.canvas.orientation = orientation
            try check(scene)
        }
        for frame in Scene.Frame.allCases {
            scene.frame = frame
            try check(scene)
        }
        scene.elements = ImageAnimation.allCases.map {
            .image(Scene.Image(asset: "a", size: Size(width: 1, height: 2), animation: $0))
        }
        try check(scene)
        scene.elements = Font.Weight.allCases.flatMap { weight in
            TextAlignment.allCases.map {
                let font = Font(size: 17, weight: weight)
                let run = Scene.Text.Run(text: "a", font: font, color: .black)
                return .title(Scene.Text(runs: [run], alignment: $0, lineHeight: 1))
            }
        }
        try check(scene)
        scene.elements = Scene.CustomView.Kind.allCases.map { .customView(Scene.CustomView(kind: $0)) }
        try check(scene)
    }

    @Test("every tap action is written as it is encoded")
    func taps() throws {
        var scene = SampleScene.full()
        let actions: [TapAction?] = [
            nil, .log("a \" b"), .open("https://example.com/?a=b&c"),
            .show(state: "a", seconds: 0, then: nil), .show(state: "a", seconds: 0.25, then: "b"),
        ]
        for action in actions {
            scene.behavior.onTapView = action
            scene.behavior.onTapButton = actions.last ?? nil
            try check(scene)
        }
    }

    @Test(
        "whatever the texts are, they are written as they are encoded",
        arguments: [
            "", "\"", "\\", "\"\\\"\\", "a\"", "\"a", "\n\r\t", "\u{0}\u{1}\u{1F}\u{7F}",
            "\u{80}\u{9F}\u{A0}",
            "\u{1B}[2J", "\u{200E}\u{200F}\u{2010}", "\u{2027}\u{2028}\u{2029}\u{202E}\u{202F}",
            "\u{2065}\u{2066}\u{2069}\u{206A}", "\u{FEFF}", "\u{FEFE}\u{FFFD}", "é ’ “ ” …", "日本", "👩‍👩‍👧‍👦 🇩🇪",
            "e\u{301}", "/ </script> &amp; '", "¢\u{C2}\u{E2}\u{EF}",
            "long \"text\" with a’s and \u{202E} in it",
        ])
    func hostile(text: String) throws { try check(SampleScene.full(text: text)) }

    @Test(
        "whatever the numbers are, they are written as they are encoded",
        arguments: [
            0, -0.0, 1, -1, 0.5, -0.5, 0.1, 0.001, 0.0001, -266.8, 20.287_109_375, 1e9, 1e9 + 0.5, 1e15, 1e16,
            1e19, 1e300, Double.leastNonzeroMagnitude, .pi, 1.0 / 3, 123_456.789, 999_999_999.999,
            0.30000000000000004, 1e-7,
            .infinity, -.infinity, .nan,
        ])
    func numbers(number: Double) throws {
        let scene = SampleScene.full(number: number)
        let encoded = try JSONValue(encoding: scene)
        #expect(JSONWriter.bytes(of: scene) == encoded.bytes())
        if number.isFinite { try check(scene) }
    }

    @Test("colours are written as they are encoded, with alpha where they are not opaque")
    func colors() throws {
        for value in stride(from: UInt8(0), through: 255, by: 15) {
            var scene = SampleScene.full()
            scene.backdrop = Color(red: value, green: 255 - value, blue: value / 2)
            scene.backgroundColor = Color(red: 1, green: 2, blue: 3, alpha: value)
            try check(scene)
        }
    }
}
