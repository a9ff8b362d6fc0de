import Rendering
import SceneModel

/// The page of one scene: its parts, the rules that place them, and its markup.
///
/// An object, since what writes it walks through it many times, and copies of its parts would cost more.
final class Page {
    private let context: PageContext
    /// What taps do; nil on a still page.
    private let taps: TapScript?
    private let statusBar: StatusBarBlock?
    private let navigationBar: NavigationBarBlock?
    private let headerPicture: Picture?
    private let headerText: TextBlock?
    let blocks: [ContentBlock]
    private let layout: ScreenLayout

    /// The page of a scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack a picture that the scene names.
    init(_ context: PageContext) throws(RenderFailure) {
        self.context = context
        taps = context.isInteractive ? TapScript(context.scene) : nil
        var blocks: [ContentBlock] = []
        for element in context.scene.elements {
            blocks.append(try ContentBlock(blocks.count, element, in: context))
        }
        self.blocks = blocks
        layout = ScreenLayout(context, blocks)
        statusBar = context.scene.statusBar.map { StatusBarBlock($0) }
        navigationBar = try context.scene.navigationBar.mapTyped { bar throws(RenderFailure) in
            try NavigationBarBlock(blocks.count, bar, in: context)
        }
        headerPicture = try context.scene.header?.image.mapTyped { image throws(RenderFailure) in
            try Picture(ClassName("e", blocks.count + 1), image, in: context)
        }
        headerText = context.scene.header?.text.map {
            TextBlock(ClassName("e", blocks.count + 2), $0, in: context)
        }
    }

    /// The style sheet.
    func style() -> FinishedStyleSheet {
        var style = PageStyle()
        style.sheet.literal("html,body,h1,p{margin:0}\n")
        if context.scene.backdrop != .white, context.scene.frame == .none {
            style.sheet.rule(.init("html")) { $0.set("background", .color(context.scene.backdrop)) }
        }
        DeviceBody(context.scene).addStyle(to: &style)
        layout.addStyle(to: &style)
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
        html.element("html", .text("lang", context.scene.language), .rootDirection(context.scene.direction)) {
            html in
            html.lineBreak()
            html.element("head") { writeHead(style, into: &$0) }
            html.lineBreak()
            html.element("body") { html in
                html.lineBreak()
                DeviceBody(context.scene).write(into: &html) { writeScreen(into: &$0) }
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
            .counted("content", "width=", Int(DeviceBody(context.scene).size.width.rounded(.up))))
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
        guard let words = blocks.lazy.compactMap(\.title).first else {
            return html.text(context.scene.app.name.isEmpty ? context.scene.name : context.scene.app.name)
        }
        if !context.scene.app.name.isEmpty {
            html.text(context.scene.app.name)
            html.text(": ")
        }
        html.text(words.oneLine)
    }
}

extension String {
    /// The text with a space for each run of line breaks, and none at either end.
    fileprivate var oneLine: String {
        guard unicodeScalars.contains(where: \.isLineBreak) else { return self }
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
