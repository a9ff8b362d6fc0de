import EmptyDataSet
import Foundation
import PluginHost
import ProcessSpawn
import Rendering
import SceneModel
import Testing

/// The renderers of `Tools/plugins` that make text: in `sh` with `jq`, and in Python.
@Suite(
    "Example renderers of text",
    .enabled(if: ProgramStage.hasProgram("jq") && ProgramStage.hasProgram("python3")))
struct ExamplePluginTests {
    private static let names = ["outline", "words"]

    @Test("what is meant to be read is short", arguments: names)
    func short(name: String) throws {
        let text = try String(contentsOfFile: ProgramStage.example(name), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count < 30)
        #expect(lines.allSatisfy { $0.count <= 110 })
    }

    @Test("every word of the catalogue is there, in order and in the width", arguments: names)
    func catalogue(name: String) throws {
        let stage = try ProgramStage()
        let renderer = try stage.example(name)
        #expect(renderer.info.mediaType == "text/plain")
        let compositions = try Shipped.compositions()
        for start in stride(from: 0, to: compositions.count, by: 2 * renderer.batchSize) {
            // Two scenes of a state have one name, so only every second one goes into a request.
            for part in [0, 1] {
                let scenes = stride(from: start + part, to: compositions.count, by: 2).prefix(
                    renderer.batchSize
                )
                .map { compositions[$0].scene }
                try check(renderer, scenes, width: 40)
            }
        }
    }

    @Test("texts that command a terminal or turn round are made harmless, and lose no word", arguments: names)
    func hostile(name: String) throws {
        let stage = try ProgramStage()
        let texts = [
            "red \u{1B}[31m title \u{1B}]0;owned\u{7} back\u{8}space \u{9B}2J return\r over \u{7F} null \u{0} end",
            "invoice\u{202E}fdp.exe \u{2066}isolated\u{2069} \u{202A}embedded\u{202C}",
            "line\u{2028}para\u{2029}end",
            #"$(touch pwned) `id` "quoted" 'single' \(evil) \n %s {0}"#, "", " ",
            "  No   messages \n\n at all ",
            String(repeating: "longword", count: 60), "日本語の文章には空白がありませんから折り返しが要ります", "👩‍👩‍👧‍👦 👍🏽 e\u{301} ☺️",
            String(repeating: "日", count: 101),
        ]
        let scenes = texts.enumerated().map { Self.scene("scene\($0.offset)", saying: $0.element) }
        let renderer = try stage.example(name)
        for width in [10, 40, 41] { try check(renderer, scenes, width: width) }
        #expect(
            !(try FileManager.default.subpathsOfDirectory(atPath: stage.path)).contains {
                $0.hasSuffix("pwned")
            })
    }

    @Test("a request of another protocol is not guessed at", arguments: names)
    func otherProtocol(name: String) throws {
        let stage = try ProgramStage()
        try stage.write(
            "#!/bin/sh\necho '{\"protocol\": 2, \"scenes\": []}' | '\(ProgramStage.example(name))' render\n",
            to: "\(stage.path)/later")
        let run = try stage.run(path: "\(stage.path)/later", [], input: "")
        #expect(run.isFailure)
        #expect(run.output.isEmpty)
        #expect(run.complaint.contains("protocol 2 is not known here"))
    }

    @Test("a thousand scenes take fewer than forty starts of the Python example")
    func fewProcesses() throws {
        let stage = try ProgramStage()
        let log = "\(stage.path)/starts"
        try stage.write(
            "#!/bin/sh\necho start >> '\(log)'\nexec '\(ProgramStage.example("words"))' \"$@\"\n",
            to: "\(stage.path)/emptystates-render-counted")
        let renderer = try stage.host().renderer(named: "counted")
        let scenes = (0..<1000).map { Self.scene("scene\($0)", saying: "Number \($0)") }
        for start in stride(from: 0, to: scenes.count, by: renderer.batchSize) {
            let batch = scenes[start..<min(start + renderer.batchSize, scenes.count)]
            let output = try renderer.render(RenderRequest(scenes: Array(batch), assets: AssetTable()))
            #expect(output.files.map(\.scene) == batch.map(\.name))
        }
        let starts = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count
        #expect(starts < 40)
        #expect(starts > 1)
    }

    // MARK: What is held against an outline

    private func check(_ renderer: ProcessRenderer, _ scenes: [Scene], width: Int) throws {
        let request = RenderRequest(
            scenes: scenes, assets: AssetTable(), options: RenderOptions(width: width))
        let output = try renderer.render(request)
        #expect(output.files.map(\.path) == scenes.map { "\($0.name).txt" })
        for (scene, file) in zip(scenes, output.files) {
            let text = try #require(String(validating: file.bytes, as: UTF8.self))
            #expect(text.hasSuffix("\n") && text != "\n")
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !Self.isUnsafe($0) })
            for line in text.split(separator: "\n") { #expect(line.unicodeScalars.count <= width) }
            var rest = text.unicodeScalars.filter { !Self.isBlank($0) }[...]
            for text in Self.texts(of: scene) {
                for word in text.unicodeScalars.split(whereSeparator: {
                    Self.isUnsafe($0) || Self.isBlank($0)
                }) {
                    let found = rest.firstRange(of: word)
                    #expect(found != nil, "\(String(word)) of \(scene.name)")
                    if let found { rest = rest[found.upperBound...] }
                }
            }
        }
    }

    /// The texts in order of reading.
    private static func texts(of scene: Scene) -> [String] {
        var texts: [String] = []
        if let bar = scene.navigationBar { texts.append(bar.logo?.alternativeText ?? bar.title ?? "") }
        if let header = scene.header {
            texts += [header.image?.alternativeText ?? "", header.text?.string ?? ""]
        }
        for element in scene.elements {
            switch element {
            case .image(let image): texts.append(image.alternativeText)
            case .title(let text), .description(let text): texts.append(text.string)
            case .button(let button), .secondaryButton(let button):
                texts.append(button.normal.image?.alternativeText ?? button.normal.title?.string ?? "")
            case .customView(let view): texts.append(view.text?.string ?? "")
            }
        }
        return texts
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    static func scene(_ name: String, saying text: String) -> Scene {
        let run = Scene.Text.Run(text: text, font: Font(size: 17), color: .black)
        let words = Scene.Text(runs: [run], lineHeight: 20)
        let face = Scene.Button.Face(title: words)
        return Scene(
            name: name, app: Scene.App(name: ""), state: "empty", language: "en", direction: .auto,
            appearance: .light, canvas: Canvas(width: 320, height: 480), backdrop: .white, padding: 20,
            elements: [
                .title(words), .customView(Scene.CustomView(kind: .label, text: words)),
                .button(Scene.Button(normal: face, highlighted: face, minimumHeight: 32)),
            ])
    }
}
