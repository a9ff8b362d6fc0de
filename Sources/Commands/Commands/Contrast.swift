import CatalogModel
import CommandTable
import EmptyDataSet
import SceneModel

/// The levels of WCAG 2.2, success criteria 1.4.3 and 1.4.6.
enum ContrastLevel: String, Sendable {
    case fail, aa = "AA", aaa = "AAA"

    /// Large is 24 pixels, or 18.66 in bold; a point of iOS is a pixel of CSS.
    static func of(_ ratio: Double, font: Font) -> ContrastLevel {
        let isLarge = font.size >= 24 || (font.size >= 18.66 && font.weight.number >= 700)
        if ratio >= (isLarge ? 4.5 : 7) { return .aaa }
        return ratio >= (isLarge ? 3 : 4.5) ? .aa : .fail
    }
}

/// One text in front of one colour.
struct ContrastFinding: Sendable {
    let id: String
    let state: String
    let part: String
    let text: String
    let color: Color
    let background: Color
    let ratio: Double
    let level: ContrastLevel

    /// Every text of a scene, run by run.
    static func all(in scene: Scene, id: String, artwork: [Asset]) -> [ContrastFinding] {
        var findings: [ContrastFinding] = []
        scene.forEachText(artwork) { part, text, background in
            for run in text.runs {
                let (ratio, level) = contrast(of: run, on: background)
                findings.append(
                    ContrastFinding(
                        id: id, state: scene.state, part: part, text: run.text, color: run.color,
                        background: background, ratio: ratio, level: level))
            }
        }
        return findings
    }

    /// The ratio and the level of a run in front of an opaque colour.
    static func contrast(
        of run: Scene.Text.Run, on background: Color
    ) -> (ratio: Double, level: ContrastLevel) {
        let ratio = run.color.composited(over: background).contrast(with: background)
        return (ratio, .of(ratio, font: run.font))
    }
}

extension Scene {
    /// Calls `body` with every text below the bars from top to bottom: the part that shows it, and the colour
    /// behind it.
    func forEachText(_ artwork: [Asset], _ body: (_ part: String, Text, _ background: Color) -> Void) {
        let page = effectiveBackground
        if let text = header?.text { body("header", text, page) }
        for index in elements.indices {
            switch elements[index] {
            case .image: break
            case .title(let text): body("title", text, page)
            case .description(let text): body("description", text, page)
            case .button(let button), .secondaryButton(let button):
                if let title = button.normal.title {
                    body("button", title, button.normal.background(over: page, artwork))
                }
                if let title = button.highlighted.title {
                    body("button pressed", title, button.highlighted.background(over: page, artwork))
                }
            case .customView(let view):
                guard let text = view.text else { break }
                body("label", text, (view.backgroundColor ?? page).composited(over: page))
            }
        }
    }
}

extension Scene.Button.Face {
    /// What lies behind the words: the fill of the background picture, else the page.
    fileprivate func background(over page: Color, _ artwork: [Asset]) -> Color {
        guard let name = background?.asset, let asset = artwork.first(where: { $0.name == name }),
            let fill = Swatch(asset).fill
        else { return page }
        return fill.composited(over: page)
    }
}

extension Operand where Value == [EntryReference] {
    /// Any number of entries.
    static let entries = Operand(many: .entry, summary: "Entries, with or without a state, or YAML files")
}

extension ProgramCommand {
    static let contrast = ProgramCommand(
        name: "contrast", summary: "Print the contrast of every text with what is behind it",
        discussion: """
            The ratios and levels are those of WCAG 2.2. It reports and does not judge: a replica is what it is, \
            so the exit status is 0 whatever the ratios are, and 1 for a catalogue without entries. Behind a button's words lies the fill of its \
            background picture, where that has one.
            """,
        examples: [
            Example("emptystates contrast", "The whole catalogue"),
            Example(
                "emptystates contrast airbnb --appearance dark --json", "One entry in the dark, for a program"
            ),
        ],
        options: OptionList(.json) + SceneOptions.all, operands: OperandList(.entries)
    ) { parsed, context throws(CommandFailure) in
        let request = try SceneOptions.request(parsed)
        let wanted = parsed[SceneOptions.state]
        var findings: [ContrastFinding] = []
        let selection = try EntrySelection(parsed, context).loadedSome(.entries)
        LanguageRemark.print(selection.map(\.loaded.entry), parsed, on: context.console)
        for (loaded, states) in selection {
            for state in wanted.map({ [$0] }) ?? states {
                guard let composition = loaded.entry.scene(state, artwork: loaded.artwork, request: request)
                else { continue }
                findings += ContrastFinding.all(
                    in: composition.scene, id: loaded.entry.id, artwork: composition.assets)
            }
        }
        print(findings, parsed[.json], context.console)
        return .done
    }

    private static func print(_ findings: [ContrastFinding], _ asJSON: Bool, _ console: Console) {
        if asJSON {
            let objects = findings.map { finding -> JSONValue in
                [
                    "id": .string(finding.id), "state": .string(finding.state), "part": .string(finding.part),
                    "text": .string(finding.text), "color": .string(finding.color.hex),
                    "background": .string(finding.background.hex),
                    "ratio": .number((finding.ratio * 100).rounded(.down) / 100),
                    "level": .string(finding.level.rawValue),
                ]
            }
            return console.print(JSONOutput.text(JSONValue.array(objects)))
        }
        Table(
            heading: ["ENTRY", "STATE", "PART", "RATIO", "LEVEL", "COLOUR", "ON", "TEXT"],
            rows: findings.map { finding in
                let text = Safe.oneLine(finding.text)
                return [
                    finding.id, finding.state, finding.part, ratio(finding.ratio), finding.level.rawValue,
                    finding.color.hex, finding.background.hex, text,
                ]
            }
        ).print(on: console)
    }

    /// `4.54`, rounded down, so that none looks better than it is.
    private static func ratio(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded(.down))
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
