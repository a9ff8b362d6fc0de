import Conformance
import RenderText
import Rendering
import SceneModel
import TerminalText

extension Scene {
    mutating func drop(_ kind: Element.Kind) { elements.removeAll { $0.kind == kind } }

    /// Every button looks at rest as it does pressed.
    mutating func press() {
        elements = elements.map { element in
            guard case .button(var button) = element else { return element }
            button.normal = button.highlighted
            return .button(button)
        }
    }

    mutating func keepOneRun() { changeTitle { $0.runs = Array($0.runs.prefix(1)) } }

    mutating func partRuns() {
        changeTitle { text in
            for index in text.runs.indices.dropLast() { text.runs[index].text += " " }
        }
    }

    private mutating func changeTitle(_ change: (inout Text) -> Void) {
        elements = elements.map { element in
            guard case .title(var text) = element else { return element }
            change(&text)
            return .title(text)
        }
    }
}

extension SampleRenderer.Line {
    var text: String {
        switch self {
        case .words(let words): words
        case .picture(let image): image.alternativeText
        }
    }

    var isPicture: Bool { if case .picture = self { true } else { false } }

    /// What stands for a picture as words.
    var spoken: Self { .words(text) }

    /// The name of a picture's file as words.
    var named: Self {
        if case .picture(let image) = self { .words(image.asset) } else { self }
    }
}

extension SampleRenderer {
    func appending(_ text: String) -> SampleRenderer { prefixing("", text) }

    func prefixing(_ start: String, _ end: String) -> SampleRenderer {
        with { sample in
            let finish = sample.finish
            sample.finish = { Array(start.utf8) + finish($0) + Array(end.utf8) }
        }
    }

    func removing(_ text: String) -> SampleRenderer {
        with { sample in
            sample.finish = { Array(String(decoding: $0, as: UTF8.self).replacing(text, with: "").utf8) }
        }
    }

    /// Breaks lines anywhere, by a measure of its own.
    func measuring(_ measure: @escaping @Sendable (Character) -> Int) -> SampleRenderer {
        with { sample in
            sample.write = { lines, sample, options in
                lines.map(\.text).map { line in
                    sample.escape(line).split(separator: "\n")
                        .map { chunks($0, options.width, measure) }.joined()
                }.joined() + "end\n"
            }
        }
    }

    func changing(_ files: @escaping @Sendable ([Artifact]) -> [Artifact]) -> SampleRenderer {
        with { $0.answer = { RenderOutput(files: files($0.files), notes: $0.notes) } }
    }

    /// Fails where a picture is missing.
    func checking(
        _ kind: RenderFailure.Kind, _ message: String = "there is no such picture"
    ) -> SampleRenderer {
        with { sample in
            sample.check = { scene, assets throws(RenderFailure) in
                for case .image(let image) in scene.elements where assets[image.asset] == nil {
                    throw RenderFailure(kind: kind, message: message)
                }
            }
        }
    }
}

extension Artifact {
    func moved(_ path: String) -> Artifact {
        Artifact(scene: scene, path: path, mediaType: mediaType, bytes: bytes)
    }
}

/// How many letters the elements of a scene have.
func lengths(of scene: Scene) -> Int {
    SampleRenderer.lines(of: scene).reduce(0) { $0 + $1.text.utf8.count }
}

/// A text in lines of so many columns, by a measure of one's own; a letter is never split.
func chunks(_ text: Substring, _ columns: Int, _ measure: (Character) -> Int) -> String {
    var lines = ""
    var used = 0
    for letter in text {
        let width = measure(letter)
        if used > 0, used + width > columns {
            lines += "\n"
            used = 0
        }
        lines.append(letter)
        used += width
    }
    return lines + "\n"
}

/// A renderer for terminals that colours the first line of each file.
struct ColoredText: Renderer {
    let info = SampleRenderer.info("color", "text/plain")
    var always = false
    var resets = true
    var remark = ""

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        let isColored = always || options.colors != .none
        if isColored { output += Array("\u{1B}[1;38;5;9m\(remark)\n".utf8) }
        try SampleRenderer.plain.render(scene, assets: assets, options: options, into: &output)
        if isColored, resets { output += Array("\u{1B}[0m".utf8) }
    }
}

/// A renderer that gets other options than were asked for.
struct MappedOptions: Renderer {
    let renderer: any Renderer
    let change: @Sendable (inout RenderOptions) -> Void
    var info: RendererInfo { renderer.info }

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        var options = options
        change(&options)
        try renderer.render(scene, assets: assets, options: options, into: &output)
    }
}

extension Renderer {
    func mapped(_ change: @escaping @Sendable (inout RenderOptions) -> Void) -> any Renderer {
        MappedOptions(renderer: self, change: change)
    }
}

/// A renderer for SVG that puts drawings into the picture as they came.
struct InliningRenderer: Renderer {
    let info = SampleRenderer.info("svg", "image/svg+xml")

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        var drawings: [UInt8] = []
        for case .image(let image) in scene.elements {
            guard let asset = assets[image.asset], asset.mediaType == .svg else { continue }
            drawings += asset.bytes
        }
        var bytes: [UInt8] = []
        try SampleRenderer.svg.render(scene, assets: assets, options: options, into: &bytes)
        output += bytes.dropLast("</svg>\n".utf8.count) + drawings + Array("</svg>\n".utf8)
    }
}

/// A renderer that takes requests as JSON, and none that it does not know all of.
struct StrictRenderer: RawRequestRenderer {
    var isStrict = true
    var readsProtocol = true
    var failsAtOtherProtocol = false
    let info = SampleRenderer.plain.info

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        try SampleRenderer.plain.render(scene, assets: assets, options: options, into: &output)
    }

    func bytes(of request: RenderRequest) -> [UInt8] {
        let scenes = request.scenes.map { JSONValue.object(["name": .string($0.name)]) }
        return JSONValue.object(["protocol": 1, "scenes": .array(scenes)]).bytes()
    }

    func render(_ request: RenderRequest, sending bytes: [UInt8]) throws(RenderFailure) -> RenderOutput {
        if isStrict, bytes != self.bytes(of: request) {
            throw RenderFailure(kind: .renderer, message: "an unknown field")
        }
        return try render(request)
    }

    func refuses(_ request: RenderRequest, sending bytes: [UInt8]) throws(RenderFailure) -> Bool {
        guard let value = try? JSONValue(parsing: bytes) else {
            throw RenderFailure(kind: .renderer, message: "it is not JSON")
        }
        if failsAtOtherProtocol, value["protocol"]?.integer != 1 {
            throw RenderFailure(kind: .renderer, message: "it gave no answer")
        }
        return readsProtocol && value["protocol"]?.integer != 1
    }
}

/// A renderer for HTML that writes names into the markup as they come.
struct NamingRenderer: Renderer {
    let info = SampleRenderer.html.info
    var namesPictures = false

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        var bytes: [UInt8] = []
        try SampleRenderer.html.render(scene, assets: assets, options: options, into: &bytes)
        output += bytes + Array("<div lang=\"\(scene.language)\">".utf8)
        for element in scene.elements {
            if case .title(let text) = element {
                for run in text.runs {
                    output += Array("<i style=\"font-family:\(run.font.name)\"></i>".utf8)
                }
            }
            if namesPictures, case .image(let image) = element {
                output += Array("<b class=\"\(image.asset)\"></b>".utf8)
            }
        }
        output += Array("</div>\n".utf8)
    }
}
