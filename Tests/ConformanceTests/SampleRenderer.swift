import Rendering
import SceneModel
import TerminalText

/// A renderer as short as one can be, in any medium; its parts can be replaced by faulty ones.
struct SampleRenderer: Renderer {
    /// Something that a screen says.
    enum Line {
        case words(String)
        case picture(Scene.Image)
    }

    var info: RendererInfo
    /// Makes a text safe for the medium.
    var escape: @Sendable (String) -> String
    /// Makes a file of what is said.
    var write: @Sendable ([Line], SampleRenderer, RenderOptions) -> String
    /// Changes the scene first.
    var change: @Sendable (inout Scene) -> Void = { _ in }
    /// Changes what is said.
    var order: @Sendable ([Line]) -> [Line] = { $0 }
    /// Changes the bytes at the end.
    var finish: @Sendable ([UInt8]) -> [UInt8] = { $0 }
    /// Changes the answer to a request.
    var answer: @Sendable (RenderOutput) -> RenderOutput = { $0 }
    /// Looks at the scene and refuses it.
    var check: @Sendable (Scene, AssetTable) throws(RenderFailure) -> Void = { _, _ throws(RenderFailure) in }

    func render(
        _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
    ) throws(RenderFailure) {
        try check(scene, assets)
        var scene = scene
        change(&scene)
        output += finish(Array(write(order(Self.lines(of: scene)), self, options).utf8))
    }

    func render(_ request: RenderRequest) throws(RenderFailure) -> RenderOutput {
        var output = RenderOutput()
        for scene in request.scenes {
            var bytes: [UInt8] = []
            try render(scene, assets: request.assets, options: request.options, into: &bytes)
            output.files.append(
                Artifact(
                    scene: scene.name, path: info.path(of: scene), mediaType: info.mediaType, bytes: bytes))
        }
        return answer(output)
    }

    /// A copy with a fault in it.
    func with(_ fault: (inout SampleRenderer) -> Void) -> SampleRenderer {
        var copy = self
        fault(&copy)
        return copy
    }

    static func info(_ name: String, _ mediaType: String) -> RendererInfo {
        RendererInfo(name: name, summary: "a sample", mediaType: mediaType, fileExtension: name)
    }
}

extension SampleRenderer {
    /// What a screen says, from top to bottom.
    static func lines(of scene: Scene) -> [Line] {
        var lines: [Line] = []
        if let bar = scene.navigationBar {
            lines += bar.logo.map { [.picture($0)] } ?? bar.title.map { [.words($0)] } ?? []
        }
        if let header = scene.header {
            lines += header.image.map { [.picture($0)] } ?? []
            lines += header.text.map { [.words($0.string)] } ?? []
        }
        return lines + scene.elements.flatMap(Self.lines)
    }

    private static func lines(of element: Scene.Element) -> [Line] {
        switch element {
        case .image(let image): [.picture(image)]
        case .title(let text), .description(let text): [.words(text.string)]
        case .customView(let view): view.text.map { [.words($0.string)] } ?? []
        case .button(let button), .secondaryButton(let button):
            button.normal.image.map { [.picture($0)] }
                ?? button.normal.title.map { [.words($0.string)] } ?? []
        }
    }
}

// MARK: - Media

extension SampleRenderer {
    /// Lines that are wrapped, without a frame.
    static let plain = SampleRenderer(
        info: info("txt", "text/plain"),
        escape: { VisibleText.escape($0, keepingLineBreaks: true) },
        write: { lines, sample, options in
            lines.map { line in
                switch line {
                case .words(let words): wrapped(sample.escape(words), options.width)
                case .picture(let image): wrapped("(\(sample.escape(image.alternativeText)))", options.width)
                }
            }.joined(separator: "\n") + "\n"
        })

    static let html = SampleRenderer(
        info: info("html", "text/html; charset=utf-8"),
        escape: { escapedMarkup(VisibleText.escape($0, keepingLineBreaks: true)) },
        write: { lines, sample, _ in
            let body = lines.map { line in
                switch line {
                case .words(let words): "<p>\(sample.escape(words))</p>"
                case .picture(let image): "<img alt=\"\(sample.escape(image.alternativeText))\">"
                }
            }
            return "<!DOCTYPE html>\n<title>page</title>\n<body>\(body.joined(separator: "\n"))\n"
        })

    static let svg = SampleRenderer(
        info: info("svg", "image/svg+xml"), escape: html.escape,
        write: { lines, sample, _ in
            let body = lines.map { line in
                switch line {
                case .words(let words): "<text>\(sample.escape(words))</text>"
                case .picture(let image): "<g><title>\(sample.escape(image.alternativeText))</title></g>"
                }
            }
            return
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\(body.joined())</svg>\n"
        })

    static let markdown = SampleRenderer(
        info: info("md", "text/markdown"),
        escape: { text in
            VisibleText.escape(text.split(separator: "\n").joined(separator: " ")).map { letter in
                letter.isASCII && (letter.isPunctuation || letter.isSymbol) ? "\\\(letter)" : "\(letter)"
            }.joined()
        },
        write: { lines, sample, _ in
            lines.map { line in
                switch line {
                case .words(let words): "**\(sample.escape(words))**\n\n"
                case .picture(let image): "![\(sample.escape(image.alternativeText))](picture.svg)\n\n"
                }
            }.joined() + "---\n"
        })

    static let swift = SampleRenderer(
        info: info("swift", "text/x-swift"),
        escape: { text in
            text.unicodeScalars.map { scalar in
                "\"\\".unicodeScalars.contains(scalar)
                    ? "\\\(scalar)" : scalar.isPlain ? "\(scalar)" : VisibleText.spelling(of: scalar)
            }.joined()
        },
        write: { lines, sample, _ in
            lines.map { line in
                switch line {
                case .words(let words): "show(\"\(sample.escape(words))\")\n"
                case .picture(let image): "show(picture: \"\(sample.escape(image.alternativeText))\")\n"
                }
            }.joined() + "// done\n"
        })

    static let json = SampleRenderer(
        info: info("json", "application/json"),
        escape: { String(decoding: JSONValue.string($0).bytes(), as: UTF8.self) },
        write: { lines, sample, _ in
            let texts = lines.map { line in
                switch line {
                case .words(let words): sample.escape(words)
                case .picture(let image): sample.escape(image.alternativeText)
                }
            }
            return "{\"texts\": [\(texts.joined(separator: ", "))]}\n"
        })

    static let csv = SampleRenderer(
        info: info("csv", "text/csv"),
        escape: { text in
            "\""
                + VisibleText.escape(text, keepingLineBreaks: true).map { $0 == "\"" ? "\"\"" : "\($0)" }
                .joined() + "\""
        },
        write: { lines, sample, _ in
            lines.map { line in
                switch line {
                case .words(let words): sample.escape(words) + "\n"
                case .picture(let image): sample.escape(image.alternativeText) + "\n"
                }
            }.joined() + "end\n"
        })

    /// Two pixels by two, whatever is asked for.
    static let png = SampleRenderer(
        info: info("png", "image/png"), escape: { $0 }, write: { _, _, _ in "" },
        finish: { _ in Samples.png })

    /// A sound renderer in each medium.
    static let all = [plain, html, svg, markdown, swift, json, csv, png]

    static func escapedMarkup(_ text: String) -> String {
        text.map { letter in
            switch letter {
            case "<": "&lt;"
            case ">": "&gt;"
            case "&": "&amp;"
            case "\"": "&quot;"
            default: String(letter)
            }
        }.joined()
    }

    /// Breaks lines at blanks, and words that are longer than a line anywhere.
    static func wrapped(_ text: String, _ width: Int) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n") {
            lines.append("")
            for word in line.split(separator: " ") {
                let columns = CellWidth.of(lines[lines.count - 1])
                if columns > 0, columns + 1 + CellWidth.of(word) <= width {
                    lines[lines.count - 1] += " "
                } else if columns > 0 {
                    lines.append("")
                }
                for letter in word {
                    if CellWidth.of(lines[lines.count - 1]) + CellWidth.of(letter) > width {
                        lines.append("")
                    }
                    lines[lines.count - 1].append(letter)
                }
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    /// Whether it can be seen, and be where it is seen.
    fileprivate var isPlain: Bool {
        String(Character(self)) == VisibleText.escape(String(Character(self)))
    }
}

/// Bytes that tests share.
enum Samples {
    static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
        0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
        0x73, 0x00, 0x00, 0x00, 0x10, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xE8, 0x58, 0x75, 0x06,
        0x88, 0x18, 0x20, 0x14, 0x00, 0x36, 0xC6, 0x07, 0xF9, 0x53, 0x04, 0x2B, 0x51, 0x00, 0x00, 0x00,
        0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
}
