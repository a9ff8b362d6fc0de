public import SceneModel
import TerminalText

extension ConformanceSuite {
    /// The cases with their reasons for people, level by level.
    ///
    /// With a width, reasons are wrapped to it; without one each case is one line, for other programs.
    public static func listing(_ cases: [ConformanceCase] = all, width: Int?) -> [ReportLine] {
        let column = cases.reduce(0) { max($0, $1.name.count) }
        return cases.flatMap { test in
            let lead = Truncation.pad(test.name, to: column) + "  "
            return ReportLine.wrapped(.plain, lead, test.why, width: width ?? .max / 2)
        }
    }

    /// The cases for a program.
    public static func json(_ cases: [ConformanceCase] = all) -> JSONValue {
        .array(
            cases.map { test in
                var features = Set<Scene.Feature>()
                for scene in test.scenes { features.formUnion(scene.requiredFeatures) }
                return [
                    "name": .string(test.name), "why": .string(test.why),
                    "judged": .string(test.exam.summary), "scenes": .number(Double(test.scenes.count)),
                    "requiredFeatures": .strings(features.sorted().map(\.rawValue)),
                ]
            })
    }

    /// The chapter of the documentation, in Markdown: what is judged in each medium, and every case.
    public static var chapter: String {
        let media = (Medium.table + [Medium.other]).map { "- **\($0.name)**: \($0.rule)." }
        let exams = Exam.allCases.map { "- `\($0.rawValue)`: \($0.summary)" }
        let tables = ConformanceCase.Level.allCases.map { level in
            let rows = all.filter { $0.level == level }.map { test in
                "| `\(test.name)` | \(test.why) | `\(test.exam.rawValue)` |"
            }
            return "## \(level.rawValue)\n\n| case | why | judged |\n|---|---|---|\n"
                + rows.joined(separator: "\n") + "\n"
        }
        return """
            # Conformance

            `emptystates conformance NAME` holds a renderer against the cases below. Each renders one scene or \
            several and judges what comes out. `--list` prints them, `--case` chooses some.

            ## What is judged

            \(exams.joined(separator: "\n"))

            A file is read by its media type:

            \(media.joined(separator: "\n"))

            Every answer has a file for each scene, in the order of the scenes, under a relative path of its own. \
            No file is empty, and one of each scene has the media type that the renderer describes. A scene that \
            requires what a renderer says it lacks is not asked for, and its case is degraded. A character that \
            cannot be seen may be spelt, as `\\u{1B}`, or left out.

            \(tables.joined(separator: "\n"))
            """
    }
}
