import Artwork
import Diagnostics

/// Reads an SVG picture.
struct SVGReading {
    private var transcript = Transcript()
    /// The open elements, and whether what is in each is not drawn.
    private var open: [(name: String, isHidden: Bool)] = []
    private var line = ""

    /// What is drawn as text in a picture that is sound, still, runs nothing and loads nothing.
    static func read(_ bytes: [UInt8]) throws(RenderingFault) -> Transcript {
        _ = try TextBytes.read(bytes, allowing: TextBytes.sourceControls)
        try checkForm(bytes)
        var reading = SVGReading()
        for piece in try MarkupPieces.read(bytes, .xml, as: "XML").pieces { try reading.take(piece) }
        return reading.transcript
    }

    /// What the parser expat says of the form, whatever else artwork may not hold.
    private static func checkForm(_ bytes: [UInt8]) throws(RenderingFault) {
        let rules: Set<String> = [
            "svg-not-well-formed", "svg-encoding", "svg-doctype", "svg-root", "artwork-kind",
        ]
        do throws(ArtworkFailure) {
            _ = try ArtworkReader.read(bytes, file: "")
        } catch {
            guard let problem = error.diagnostics.first(where: { rules.contains($0.rule) }) else { return }
            throw RenderingFault(RenderingFault.brief(problem.message, columns: 160))
        }
    }

    /// Elements that are drawn only where something refers to them, or not at all.
    private static let undrawn: Set<String> = [
        "defs", "symbol", "clipPath", "mask", "pattern", "marker", "title", "desc", "metadata", "style",
    ]

    private mutating func take(_ piece: MarkupPieces.Piece) throws(RenderingFault) {
        switch piece {
        case .start(let tag):
            if let fault = MarkupSafety.fault(in: tag) { throw RenderingFault(fault, excerpt: tag.name) }
            if beginsLine(tag) { breakLine() }
            for name in ["aria-label", "alt"] {
                if let text = tag[name] { transcript.unseen.append(text) }
            }
            open.append((tag.name, isHidden || Self.hides(tag)))
        case .end(let name):
            if name == "text" { breakLine() }
            _ = open.popLast()
        case .text(let text): try take(text: text)
        }
    }

    private mutating func take(text: String) throws(RenderingFault) {
        let name = open.last?.name
        if name == "style", let fault = MarkupSafety.faultInStyle(text) {
            throw RenderingFault(fault, excerpt: text)
        }
        if name == "title" || name == "desc" {
            transcript.unseen.append(text)
        } else if !isHidden, open.contains(where: { $0.name == "text" }) {
            line += text
        }
    }

    private var isHidden: Bool { open.last?.isHidden ?? false }

    /// A text, or a part of one that says where it stands.
    private func beginsLine(_ tag: MarkupTag) -> Bool {
        tag.name == "text" || (tag.name == "tspan" && ["x", "y", "dy"].contains { tag[$0] != nil })
    }

    private mutating func breakLine() {
        if !line.isBlank { transcript.blocks.append(line) }
        line = ""
    }

    private static func hides(_ tag: MarkupTag) -> Bool {
        undrawn.contains(tag.name) || tag["aria-hidden"] == "true" || tag["display"] == "none"
            || tag["visibility"] == "hidden"
    }
}
