import Rendering
import SceneModel

/// The page of one scene: its parts, the rules that place them, and its markup.
struct Page {
    private let scene: Scene
    /// What taps do; nil on a still page.
    private let taps: TapScript?
    private let statusBar: StatusBarBlock?
    private let navigationBar: NavigationBarBlock?
    private let headerPicture: Picture?
    private let headerText: TextBlock?
    private let blocks: [ContentBlock]

    /// The page of a scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture that the scene names.
    init(_ context: PageContext) throws(RenderFailure) {
        scene = context.scene
        taps = context.isInteractive ? TapScript(context.scene) : nil
        var blocks: [ContentBlock] = []
        for element in context.scene.elements {
            blocks.append(try ContentBlock(blocks.count, element, in: context))
        }
        self.blocks = blocks
        statusBar = scene.statusBar.map { StatusBarBlock($0) }
        navigationBar = try scene.navigationBar.mapTyped { bar throws(RenderFailure) in
            try NavigationBarBlock(blocks.count, bar, in: context)
        }
        headerPicture = try scene.header?.image.mapTyped { image throws(RenderFailure) in
            try Picture(ClassName("e", blocks.count + 1), image, in: context)
        }
        headerText = scene.header?.text.map {
            TextBlock(ClassName("e", blocks.count + 2), $0, in: context)
        }
    }

    /// The style sheet.
    func style() -> FinishedStyleSheet {
        var style = PageStyle()
        style.sheet.literal("html,body,h1,p{margin:0}\n")
        if scene.backdrop != .white, scene.frame == .none {
            style.sheet.rule(.init("html")) { $0.set("background", .color(scene.backdrop)) }
        }
        DeviceBody(scene).addStyle(to: &style)
        ScreenLayout(scene).addStyle(to: &style)
        statusBar?.addStyle(to: &style)
        navigationBar?.addStyle(to: &style)
        headerPicture?.addStyle(to: &style)
        headerText?.addStyle(to: &style)
        for block in blocks { block.addStyle(to: &style) }
        taps?.addStyle(to: &style)
        return style.finish()
    }

    /// Writes the document.
    func write(_ style: borrowing FinishedStyleSheet, into html: inout HTMLWriter) {
        html.doctype()
        html.element("html", .text("lang", scene.language), .rootDirection(scene.direction)) { html in
            html.lineBreak()
            html.element("head") { writeHead(style, into: &$0) }
            html.lineBreak()
            html.element("body") { html in
                html.lineBreak()
                DeviceBody(scene).write(into: &html) { writeScreen(into: &$0) }
                html.lineBreak()
                taps?.write(into: &html)
            }
            html.lineBreak()
        }
        html.lineBreak()
    }

    private func writeHead(_ style: borrowing FinishedStyleSheet, into html: inout HTMLWriter) {
        html.lineBreak()
        html.void("meta", .literal("charset", "utf-8"))
        html.lineBreak()
        html.void(
            "meta", .literal("name", "viewport"),
            .text("content", "width=\(Int(DeviceBody(scene).size.width.rounded(.up)))"))
        html.lineBreak()
        html.void(
            "meta", .literal("http-equiv", "Content-Security-Policy"),
            .text(
                "content",
                "default-src 'none'; img-src data:; style-src '\(style.policySource)'\(taps?.policy ?? "")"))
        html.lineBreak()
        html.element("title", text: title)
        html.lineBreak()
        html.style(style)
        html.lineBreak()
    }

    private func writeScreen(into html: inout HTMLWriter) {
        if !scene.hasTitle { html.element("h1", .literal("class", "unseen"), text: scene.app.name) }
        statusBar?.write(into: &html)
        navigationBar?.write(into: &html)
        html.lineBreak()
        let list = ScreenLayout(scene)
        html.element("div", .literal("class", "list"), list.tabStop) { html in
            writeHeader(into: &html)
            html.element("div", .literal("class", "content")) { html in
                for block in blocks {
                    html.lineBreak()
                    block.write(into: &html)
                }
                html.lineBreak()
            }
        }
        html.lineBreak()
    }

    private func writeHeader(into html: inout HTMLWriter) {
        guard scene.header != nil else { return }
        html.element("div", .literal("class", "header")) { html in
            headerPicture?.write(into: &html)
            headerText?.write("p", into: &html)
        }
    }

    /// The app and what its state says, on one line.
    private var title: String {
        for case .title(let text) in scene.elements {
            let words = text.string.split(whereSeparator: \.isNewline).joined(separator: " ")
            return scene.app.name.isEmpty ? words : "\(scene.app.name): \(words)"
        }
        return scene.app.name.isEmpty ? scene.name : scene.app.name
    }
}

extension Scene {
    /// Whether the content has a title.
    var hasTitle: Bool { elements.contains { $0.kind == .title } }
}

extension Optional {
    /// `map` for a function with a typed error.
    fileprivate func mapTyped<Result, Failure>(
        _ transform: (Wrapped) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard let self else { return nil }
        return try transform(self)
    }
}

extension HTMLWriter.Attribute {
    /// `dir` of the whole page; none where each text finds its own.
    fileprivate static func rootDirection(_ direction: LayoutDirection) -> HTMLWriter.Attribute {
        direction == .auto ? .flag("dir", false) : .direction(direction)
    }
}
