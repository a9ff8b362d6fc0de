import ByteWriting
import MarkupText
import RenderHTML
import Rendering
import Snapshots

/// A report as one page that asks nothing of the network and runs no program: golden and rendering side by
/// side, the difference, and boxes to choose by outcome and renderer.
struct ReportPage {
    private let report: SnapshotReport
    /// The renderers that something is to be said of, in order.
    private let renderers: [String]

    /// Renderers that have a box of their own; rules for more than that are not in the style sheet.
    private static let rendererLimit = 12
    /// Paths of one change that are listed.
    private static let pathLimit = 200

    init(_ report: SnapshotReport) {
        self.report = report
        renderers = Set(report.findings.map(\.name.renderer)).sorted()
    }

    /// The page.
    func document() -> [UInt8] {
        let style = Self.style()
        var html = HTMLWriter()
        html.doctype()
        html.element("html", .literal("lang", "en")) { html in
            html.lineBreak()
            html.element("head") { head(style, &$0) }
            html.lineBreak()
            html.element("body") { body(&$0) }
        }
        html.lineBreak()
        return html.finish()
    }

    private func head(_ style: borrowing FinishedStyleSheet, _ html: inout HTMLWriter) {
        html.void("meta", .literal("charset", "utf-8"))
        html.void("meta", .literal("name", "viewport"), .literal("content", "width=device-width"))
        // A frame of a data address inherits the policy, and a page's own style sheet has to hold in it; the
        // page's own policy and the sandbox hold there as well.
        html.void(
            "meta", .literal("http-equiv", "Content-Security-Policy"),
            .literal(
                "content",
                """
                default-src 'none'; img-src data:; frame-src data:; style-src 'unsafe-inline'; \
                base-uri 'none'; form-action 'none'
                """))
        html.element("title", text: "Snapshots: \(report.summary)")
        html.style(style)
    }

    private func body(_ html: inout HTMLWriter) {
        html.element("h1", text: "Snapshots")
        html.element("p", text: report.summary)
        filters(&html)
        html.lineBreak()
        html.element("main") { html in
            if !report.problems.isEmpty { problems(&html) }
            for change in report.changes { write(change, &html) }
            others(&html)
        }
        html.lineBreak()
    }

    // MARK: Filters

    /// Boxes that stand before what they hide, so that a style sheet can do it.
    private func filters(_ html: inout HTMLWriter) {
        for outcome in SnapshotOutcome.allCases where outcome != .matched && report.count(outcome) > 0 {
            box("o-\(outcome.rawValue)", "\(outcome.rawValue) (\(report.count(outcome)))", &html)
        }
        guard (2...Self.rendererLimit).contains(renderers.count) else { return }
        for (index, renderer) in renderers.enumerated() { box("r\(index)", renderer, &html) }
    }

    private func box(_ id: String, _ label: String, _ html: inout HTMLWriter) {
        html.lineBreak()
        html.void("input", .literal("type", "checkbox"), .text("id", id), .flag("checked"))
        html.element("label", .text("for", id), text: label)
    }

    /// The classes that the boxes go by.
    private func classes(_ outcome: SnapshotOutcome, _ renderer: String) -> String {
        "o-\(outcome.rawValue) " + (renderers.firstIndex(of: renderer).map { "r\($0)" } ?? "")
    }

    // MARK: Changes

    private func write(_ change: SnapshotReport.Change, _ html: inout HTMLWriter) {
        guard let first = change.goldens.first else { return }
        let renderer = String(first.prefix { $0 != "/" })
        let outcome: SnapshotOutcome = change.isNew ? .missing : .changed
        html.lineBreak()
        html.element("article", .text("class", classes(outcome, renderer))) { html in
            html.element("h2", text: first)
            html.element("p", text: Self.heading(change))
            if let detail = change.detail { write(detail, &html) }
            guard change.goldens.count > 1 else { return }
            html.element("details") { html in
                html.element("summary", text: "All \(change.goldens.count) goldens")
                html.element("ul") { html in
                    for path in change.goldens.prefix(Self.pathLimit) { html.element("li", text: path) }
                    let more = change.goldens.count - Self.pathLimit
                    if more > 0 { html.element("li", text: "and \(more) more") }
                }
            }
        }
    }

    private static func heading(_ change: SnapshotReport.Change) -> String {
        let count = change.goldens.count
        if change.isNew {
            return count == 1 ? "There is no golden yet." : "There are no \(count) goldens yet."
        }
        return count == 1 ? "This golden has changed." : "The same change in \(count) goldens."
    }

    private func write(_ detail: SnapshotReport.Detail, _ html: inout HTMLWriter) {
        if !detail.scene.isEmpty {
            html.element("ul") { html in for line in detail.scene { html.element("li", text: line) } }
        }
        if let renderings = detail.renderings { write(renderings, &html) }
        html.element("pre", .literal("class", "difference")) { html in
            for line in detail.lines { write(line, &html) }
        }
    }

    private func write(_ line: DifferenceLine, _ html: inout HTMLWriter) {
        html.element("span", .text("class", line.kind.rawValue)) { html in
            html.text("\(line.number.map(String.init) ?? "") \(line.kind.sign) ")
            for segment in line.fitted(columns: 400).segments {
                if segment.isMarked {
                    html.element("mark", text: segment.text)
                } else {
                    html.text(segment.text)
                }
            }
        }
        html.lineBreak()
    }

    // MARK: Renderings

    private func write(_ renderings: SnapshotReport.Renderings, _ html: inout HTMLWriter) {
        html.element("div", .literal("class", "pair")) { html in
            if let golden = renderings.golden { figure("golden", golden, renderings.mediaType, &html) }
            figure("rendering", renderings.rendering, renderings.mediaType, &html)
        }
    }

    private func figure(_ title: String, _ bytes: [UInt8], _ mediaType: String, _ html: inout HTMLWriter) {
        html.element("figure") { html in
            html.element("figcaption", text: title)
            let kind = mediaType.prefix { $0 != ";" }.lowercased()
            switch kind {
            case "text/html":
                // No program of it runs, and it reaches nothing outside.
                html.element(
                    "iframe", .literal("sandbox", ""), .literal("loading", "lazy"), .text("title", title),
                    .text("src", Self.address(bytes, "text/html;charset=utf-8"))
                ) { _ in }
            case "image/svg+xml", "image/png", "image/jpeg", "image/gif", "image/webp":
                html.void("img", .text("alt", title), .text("src", Self.address(bytes, kind)))
            default: html.element("pre", text: String(decoding: bytes.prefix(1 << 18), as: UTF8.self))
            }
        }
    }

    private static func address(_ bytes: [UInt8], _ mediaType: String) -> String {
        var encoded: [UInt8] = []
        Base64.append(bytes, to: &encoded)
        return "data:\(mediaType);base64," + String(decoding: encoded, as: UTF8.self)
    }

    // MARK: The rest

    private func problems(_ html: inout HTMLWriter) {
        html.element("article") { html in
            html.element("h2", text: "Entries that are wrong")
            html.element("pre", text: report.problems.joined(separator: "\n"))
        }
    }

    /// What has neither changed nor is missing.
    private func others(_ html: inout HTMLWriter) {
        for finding in report.findings where finding.outcome != .changed && finding.outcome != .missing {
            html.lineBreak()
            html.element("article", .text("class", classes(finding.outcome, finding.name.renderer))) { html in
                html.element("h2", text: finding.name.path)
                html.element(
                    "p", text: finding.outcome.rawValue + (finding.reason.map { ": \($0)" } ?? ""))
            }
        }
    }
}
