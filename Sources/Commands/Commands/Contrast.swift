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
        func add(_ part: String, _ text: Scene.Text?, on background: Color) {
            for run in text?.runs ?? [] {
                let seen = run.color.composited(over: background)
                let ratio = seen.contrast(with: background)
                findings.append(
                    ContrastFinding(
                        id: id, state: scene.state, part: part, text: run.text, color: run.color,
                        background: background, ratio: ratio, level: .of(ratio, font: run.font)))
            }
        }
        let page = scene.effectiveBackground
        add("header", scene.header?.text, on: page)
        for element in scene.elements {
            switch element {
            case .image: break
            case .title(let text): add("title", text, on: page)
            case .description(let text): add("description", text, on: page)
            case .button(let button), .secondaryButton(let button):
                for (name, face) in [("button", button.normal), ("button pressed", button.highlighted)] {
                    add(name, face.title, on: background(of: face, over: page, artwork))
                }
            case .customView(let view):
                add("label", view.text, on: (view.backgroundColor ?? page).composited(over: page))
            }
        }
        return findings
    }

    /// What lies behind a button's words: the fill of its background picture, else the page.
    private static func background(of face: Scene.Button.Face, over page: Color, _ artwork: [Asset]) -> Color
    {
        guard let name = face.background?.asset, let asset = artwork.first(where: { $0.name == name }),
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
            so the exit status is 0 whatever the ratios are. Behind a button's words lies the fill of its \
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
        for (loaded, states) in try EntrySelection(parsed, context).loaded(.entries) {
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
