import Rendering
import SceneModel

/// The page of one scene: its parts, the rules that place them, and its markup.
///
/// An object, since what writes it walks through it many times, and copies of its parts would cost more.
final class Page {
    let context: PageContext
    /// What taps do; nil on a still page.
    private let taps: TapScript?
    private let body: DeviceBody
    private let statusBar: StatusBarBlock?
    private let navigationBar: NavigationBarBlock?
    private let headerPicture: Picture?
    private let headerText: TextBlock?
    let blocks: [ContentBlock]
    let layout: ScreenLayout

    /// The page of a scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture that the scene names.
    init(_ context: PageContext) throws(RenderFailure) {
        self.context = context
        taps = context.isInteractive ? TapScript(context.scene) : nil
        body = DeviceBody(context.scene)
        var blocks: [ContentBlock] = []
        blocks.reserveCapacity(context.scene.elements.count)
        for number in context.scene.elements.indices {
            blocks.append(try ContentBlock(number, in: context))
        }
        self.blocks = blocks
        layout = ScreenLayout(context.scene, blocks)
        statusBar = context.scene.statusBar.map { StatusBarBlock($0) }
        navigationBar = try NavigationBarBlock(blocks.count, in: context)
        headerPicture = try context.scene.header?.image.map { image throws(RenderFailure) in
            try Picture(ClassName("e", blocks.count + 1), image, in: context)
        }
        headerText = context.scene.header?.text.map {
            TextBlock(ClassName("e", blocks.count + 2), $0, in: context)
        }
    }

    /// The page of a scene that differs from another only in what is around the content.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture that the scene names.
    init(_ context: PageContext, withContentOf other: Page) throws(RenderFailure) {
        self.context = context
        taps = other.taps
        body = DeviceBody(context.scene)
        blocks = other.blocks
        layout = ScreenLayout(context.scene, blocks)
        statusBar = context.scene.statusBar.map { StatusBarBlock($0) }
        navigationBar = try NavigationBarBlock(blocks.count, in: context)
        headerPicture = other.headerPicture
        headerText = other.headerText
    }

    /// The style sheet.
    func style() -> FinishedStyleSheet {
        var style = PageStyle()
        addSurroundings(to: &style)
        headerPicture?.addStyle(to: &style)
        headerText?.addStyle(to: &style)
        for block in blocks { block.addStyle(to: &style) }
        taps?.addStyle(to: &style)
        return style.finish()
    }

    /// Adds the rules of all that is around the content, which come first; those that another page with the same
    /// content has too may be left out.
    func addSurroundings(to style: inout PageStyle, unlike other: Page? = nil) {
        let scene = context.scene
        if other == nil { style.sheet.literal(Self.groundRules) }
        if scene.backdrop != .white, scene.frame == .none {
            style.sheet.rule(.init("html")) { $0.set("background", .color(scene.backdrop)) }
        }
        body.addStyle(to: &style)
        if other.map({ layout.isLike($0.layout) }) != true { layout.addStyle(to: &style) }
        // Both or none, since their fonts are numbered one after the other.
        if let other = other?.context.scene, other.statusBar == scene.statusBar,
            other.navigationBar == scene.navigationBar
        {
            return
        }
        statusBar?.addStyle(to: &style)
        navigationBar?.addStyle(to: &style)
    }

    /// A replica keeps its colours on paper, and where people have chosen a few for everything, which would not be
    /// white below it.
    private static let groundRules: StaticString = """
        html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
        @media (forced-colors:active){html{forced-color-adjust:none;background:white}}
        html,body,h1,p{margin:0}

        """

    /// Writes the document.
    func write(_ style: borrowing FinishedStyleSheet, into html: inout HTMLWriter) {
        html.doctype()
        html.element("html", .text("lang", context.scene.language), .rootDirection(context.scene.direction)) {
            html in
            html.lineBreak()
            html.element("head") { writeHead(style, into: &$0) }
            html.lineBreak()
            html.element("body") { html in
                html.lineBreak()
                self.body.write(into: &html) { writeScreen(into: &$0) }
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
            .counted("content", "width=", Int(body.size.width.rounded(.up))))
        html.lineBreak()
        html.void(
            "meta", .literal("http-equiv", "Content-Security-Policy"),
            .policy(style, script: taps?.policySource))
        html.lineBreak()
        html.element("title") { writeTitle(into: &$0) }
        html.lineBreak()
        html.style(style)
        html.lineBreak()
    }

    private func writeScreen(into html: inout HTMLWriter) {
        if !blocks.contains(where: \.isTitle) {
            html.element("h1", .literal("class", "unseen"), text: context.scene.app.name)
        }
        statusBar?.write(into: &html)
        navigationBar?.write(into: &html)
        html.lineBreak()
        html.element("div", .literal("class", "list"), layout.tabStop) { html in
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
        guard context.scene.header != nil else { return }
        html.element("div", .literal("class", "header")) { html in
            headerPicture?.write(into: &html)
            headerText?.write("p", into: &html)
        }
    }

    /// Writes the app and what its state says, on one line.
    private func writeTitle(into html: inout HTMLWriter) {
        for case .title(let block) in blocks {
            if !context.scene.app.name.isEmpty {
                html.text(context.scene.app.name)
                html.literal(": ")
            }
            return html.text(block.text.string.oneLine)
        }
        html.text(context.scene.app.name.isEmpty ? context.scene.name : context.scene.app.name)
    }
}

extension String {
    /// The text with a space for each run of line breaks, and none at either end.
    fileprivate var oneLine: String {
        guard !utf8.allSatisfy({ 0x20..<0x80 ~= $0 }), unicodeScalars.contains(where: \.isLineBreak) else {
            return self
        }
        return split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension Unicode.Scalar {
    /// Whether it alone is a `Character` that is a newline.
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension HTMLWriter.Attribute {
    /// `dir` of the whole page; none where each text finds its own.
    fileprivate static func rootDirection(_ direction: LayoutDirection) -> HTMLWriter.Attribute {
        direction == .auto ? .flag("dir", false) : .direction(direction)
    }
}
