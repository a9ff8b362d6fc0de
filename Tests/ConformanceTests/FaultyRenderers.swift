import Conformance
import RenderHTML
import RenderText
import Rendering
import SceneModel
import Synchronization
import TerminalText

/// Counts up, for renderers that do not do the same twice.
final class Counter: Sendable {
    private let value = Atomic(0)

    func next() -> Int { value.add(1, ordering: .relaxed).newValue }
}

extension Mutant {
    /// Faults in what is said.
    static let wording = [
        Mutant(
            "drops buttons", SampleRenderer.html.with { $0.change = { $0.drop(.button) } },
            fails: judged(.button)),
        Mutant(
            "drops titles", SampleRenderer.html.with { $0.change = { $0.drop(.title) } },
            fails: judged(.title)),
        Mutant(
            "drops descriptions", SampleRenderer.svg.with { $0.change = { $0.drop(.description) } },
            fails: judged(.description)),
        Mutant(
            "drops custom views", SampleRenderer.svg.with { $0.change = { $0.drop(.customView) } },
            fails: "Required.CustomView.Label", "Required.CustomView.SpinnerWithWords",
            "Required.CustomView.View", "Required.HostileText.EveryText"
        ),
        Mutant(
            "drops second buttons", SampleRenderer.plain.with { $0.change = { $0.drop(.secondaryButton) } },
            fails: "Required.SecondaryButton", "Required.HostileText.EveryText"),
        Mutant(
            "drops the header", SampleRenderer.plain.with { $0.change = { $0.header = nil } },
            fails: "Required.Header", "Required.EveryElement", "Required.Width",
            "Required.HostileText.EveryText"),
        Mutant(
            "drops the bar", SampleRenderer.plain.with { $0.change = { $0.navigationBar = nil } },
            fails: "Required.NavigationBar", "Required.EveryElement", "Required.Width",
            "Required.HostileText.EveryText"),
        Mutant(
            "goes from the bottom to the top", SampleRenderer.html.with { $0.order = { $0.reversed() } },
            fails: isReversible),
        Mutant(
            "shows a button as it is pressed", SampleRenderer.html.with { $0.change = { $0.press() } },
            fails: "Required.ButtonStates"),
        Mutant(
            "keeps one run of a text", SampleRenderer.plain.with { $0.change = { $0.keepOneRun() } },
            fails: "Required.StyledRuns", "Required.EveryElement", "Required.Width"),
        Mutant(
            "puts a blank between runs", SampleRenderer.plain.with { $0.change = { $0.partRuns() } },
            fails: "Required.StyledRuns"),
        Mutant(
            "shows one line of a text",
            SampleRenderer.html.with { sample in
                let escape = sample.escape
                sample.escape = { text in escape(text.split(separator: "\n").first.map(String.init) ?? "") }
            }, fails: "Required.LineBreaks", "Required.HostileText.HTML", "Required.HostileText.Markdown",
            "Required.HostileText.SourceCode", "Required.HostileText.JSON",
            "Required.HostileText.FormatDirectives", "Required.HostileText.Escapes",
            "Required.HostileText.Bidi", "Required.HostileText.Invisible"),
        Mutant(
            "cuts texts at 200 letters",
            SampleRenderer.csv.with { sample in
                let escape = sample.escape
                sample.escape = { escape(String($0.prefix(200))) }
            }, fails: "Required.LargeText", "Recommended.LongWord", "Required.HostileText.HTML",
            "Required.HostileText.Markdown"),
        Mutant(
            "says nil where there is nothing",
            SampleRenderer.html.with { $0.order = { $0.isEmpty ? [.words("nil")] : $0 } },
            fails: "Required.Empty", "Required.CustomView.Spinner"),
        Mutant(
            "says nothing of pictures",
            SampleRenderer.plain.with { $0.order = { $0.filter { !$0.isPicture } } },
            fails: "Recommended.AlternativeText"),
        Mutant(
            "says the name of a picture",
            SampleRenderer.svg.with { $0.order = { $0.map(\.named) } }, fails: showsPicture),
        Mutant(
            "formats texts",
            SampleRenderer.plain.with { sample in
                let escape = sample.escape
                sample.escape = { escape($0.replacing("%%", with: "%").replacing("{}", with: "")) }
            }, fails: "Required.HostileText.FormatDirectives"),
        Mutant(
            "keeps ASCII",
            SampleRenderer.plain.with { sample in
                let escape = sample.escape
                sample.escape = { text in escape(text.filter(\.isASCII)) }
            }, fails: { judged($0) && !$0.isInASCII || $0.exam == .colors }),
        Mutant(
            "keeps the first scalar of a cluster",
            SampleRenderer.html.with { sample in
                let escape = sample.escape
                sample.escape = { text in
                    escape(text.map { $0.unicodeScalars.first.map { String($0) } ?? "" }.joined())
                }
            }, fails: "Recommended.CombiningMarks", "Recommended.Emoji", "Recommended.MixedDirections",
            "Required.WideLetters", "Required.SpacingMarks"),
        Mutant(
            "turns round what is read from the right",
            SampleRenderer.svg.with { sample in
                let escape = sample.escape
                sample.escape = { text in
                    let isHebrew = text.unicodeScalars.contains { ("\u{5D0}"..."\u{6FF}").contains($0) }
                    return escape(isHebrew ? String(text.reversed()) : text)
                }
            }, fails: "Recommended.RightToLeft", "Recommended.MixedDirections", "Required.SpacingMarks"),
    ]

    /// Faults in how a medium is written.
    static let media = [
        Mutant(
            "prints texts as they are", SampleRenderer.plain.with { $0.escape = { $0 } },
            fails: "Required.HostileText.Escapes", "Required.HostileText.Bidi",
            "Required.HostileText.EveryText"),
        Mutant(
            "keeps the width of 80 columns",
            SampleRenderer.plain.with { sample in
                let write = sample.write
                sample.write = { lines, sample, _ in write(lines, sample, RenderOptions()) }
            }, fails: "Required.Width", "Required.WideLetters", "Required.SpacingMarks"),
        Mutant(
            "breaks no word",
            SampleRenderer.plain.with { sample in
                sample.write = { lines, sample, _ in
                    lines.map(\.text).map { sample.escape($0).replacing(" ", with: "\n") + "\n" }.joined()
                        + "end\n"
                }
            }, fails: "Recommended.LongWord", "Recommended.WordsWithoutSpaces", "Required.WideLetters",
            "Required.SpacingMarks"),
        Mutant(
            "counts letters as columns", SampleRenderer.plain.measuring { _ in 1 },
            fails: "Recommended.WordsWithoutSpaces", "Required.WideLetters", "Required.SpacingMarks"),
        Mutant(
            "counts characters as columns", SampleRenderer.plain.measuring { $0.unicodeScalars.count },
            fails: "Recommended.WordsWithoutSpaces", "Required.WideLetters"),
        Mutant(
            "gives the first character of a letter room alone",
            SampleRenderer.plain.measuring { letter in
                letter.unicodeScalars.first.map { CellWidth.of(Character($0)) } ?? 0
            }, fails: "Required.WideLetters", "Required.SpacingMarks"),
        Mutant(
            "gives no mark room",
            SampleRenderer.plain.measuring { letter in
                let isMarked = letter.unicodeScalars.contains {
                    $0.properties.generalCategory == .spacingMark || $0.value == 0xE33
                }
                return isMarked ? 1 : CellWidth.of(letter)
            }, fails: "Required.SpacingMarks"),
        Mutant(
            "gives no format character room",
            SampleRenderer.plain.measuring { letter in
                letter.unicodeScalars.first?.properties.generalCategory == .format ? 0 : CellWidth.of(letter)
            }, fails: "Required.SpacingMarks"),
        Mutant(
            "colours without being asked", ColoredText(always: true),
            fails: { judged($0) || [.colors, .asciiFrames].contains($0.exam) }),
        Mutant("colours that are not reset", ColoredText(resets: false), fails: "Recommended.Colors"),
        Mutant("says more in colour", ColoredText(remark: "in colour"), fails: "Recommended.Colors"),
        Mutant("moves the cursor", ColoredText(remark: "\u{1B}[2J"), fails: "Recommended.Colors"),
        Mutant(
            "draws boxes in Unicode always", TextRenderer().mapped { $0.style = .unicode },
            fails: "Recommended.ASCIIFrames"),
        Mutant(
            "writes HTML as it is", SampleRenderer.html.with { $0.escape = { $0 } },
            fails: "Required.HostileText.HTML", "Required.HostileText.Markdown",
            "Required.HostileText.SourceCode", "Required.HostileText.JSON", "Required.HostileText.Escapes",
            "Required.HostileText.Bidi", "Required.HostileText.EveryText"),
        Mutant(
            "escapes only tags",
            SampleRenderer.html.with {
                $0.escape = { text in
                    VisibleText.escape(text, keepingLineBreaks: true).replacing("<", with: "&lt;")
                }
            }, fails: "Required.HostileText.HTML", "Required.HostileText.SourceCode",
            "Required.HostileText.JSON", "Required.HostileText.EveryText"),
        Mutant(
            "escapes twice",
            SampleRenderer.html.with { sample in
                let escape = sample.escape
                sample.escape = { escape(escape($0)) }
            }, fails: "Required.HostileText.HTML", "Required.HostileText.Markdown",
            "Required.HostileText.SourceCode", "Required.HostileText.JSON",
            "Required.HostileText.FormatDirectives", "Required.HostileText.EveryText"),
        Mutant("writes names as they are", NamingRenderer(), fails: "Required.UnknownNames"),
        Mutant(
            "writes the names of pictures as they are", NamingRenderer(namesPictures: true),
            fails: "Required.UnknownNames", "Required.HostileText.PictureNames"),
        Mutant("has a script", SampleRenderer.html.appending("<script>1</script>"), fails: judged),
        Mutant(
            "loads a font", SampleRenderer.html.appending("<link href=\"https://a.b/c.css\">"), fails: judged),
        Mutant("leaves a tag open", SampleRenderer.html.appending("<div>"), fails: judged),
        Mutant("forgets the doctype", SampleRenderer.html.removing("<!DOCTYPE html>"), fails: judged),
        Mutant(
            "writes SVG as it is", SampleRenderer.svg.with { $0.escape = { $0 } },
            fails: "Required.HostileText.HTML", "Required.HostileText.Markdown", "Required.HostileText.JSON",
            "Required.HostileText.FormatDirectives", "Required.HostileText.Escapes",
            "Required.HostileText.Bidi", "Required.HostileText.EveryText"),
        Mutant("puts drawings into SVG as they are", InliningRenderer(), fails: "Required.BrokenArtwork"),
        Mutant("forgets the namespace", SampleRenderer.svg.removing("xmlns="), fails: judged),
        Mutant(
            "writes Markdown as it is", SampleRenderer.markdown.with { $0.escape = { $0 } },
            fails: "Required.HostileText.HTML", "Required.HostileText.Markdown",
            "Required.HostileText.SourceCode", "Required.HostileText.JSON",
            "Required.HostileText.FormatDirectives", "Required.HostileText.Escapes",
            "Required.HostileText.Bidi", "Required.HostileText.EveryText"),
        Mutant(
            "writes literals as they are", SampleRenderer.swift.with { $0.escape = { $0 } },
            fails: "Required.LineBreaks", "Required.HostileText.HTML", "Required.HostileText.Markdown",
            "Required.HostileText.SourceCode", "Required.HostileText.JSON",
            "Required.HostileText.FormatDirectives", "Required.HostileText.Escapes",
            "Required.HostileText.Bidi", "Required.HostileText.Invisible", "Required.HostileText.EveryText"),
        Mutant(
            "escapes only quotes in literals",
            SampleRenderer.swift.with {
                $0.escape = { $0.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") }
            }, fails: "Required.HostileText.Markdown", "Required.HostileText.SourceCode",
            "Required.HostileText.JSON", "Required.HostileText.FormatDirectives",
            "Required.HostileText.Escapes", "Required.HostileText.Bidi", "Required.HostileText.EveryText"),
        Mutant(
            "writes strings as they are", SampleRenderer.json.with { $0.escape = { "\"\($0)\"" } },
            fails: "Required.LineBreaks", "Required.HostileText.HTML", "Required.HostileText.Markdown",
            "Required.HostileText.SourceCode", "Required.HostileText.JSON",
            "Required.HostileText.FormatDirectives", "Required.HostileText.Escapes",
            "Required.HostileText.Bidi", "Required.HostileText.Invisible", "Required.HostileText.EveryText"),
        Mutant(
            "writes a field twice", SampleRenderer.json.removing("\n").prefixing("{\"a\":1,\"a\":", "}"),
            fails: judged),
        Mutant("goes on after the value", SampleRenderer.json.appending("{}"), fails: judged),
        Mutant(
            "breaks a PNG off",
            SampleRenderer.png.with { $0.finish = { _ in Array(Samples.png.dropLast(9)) } },
            fails: judged),
        Mutant(
            "damages a PNG",
            SampleRenderer.png.with { sample in
                sample.finish = { _ in
                    var bytes = Samples.png
                    bytes[45] ^= 1
                    return bytes
                }
            }, fails: judged),
        Mutant("writes Latin-1", SampleRenderer.csv.with { $0.finish = { $0 + [0xE9] } }, fails: judged),
    ]

    /// Faults in how requests are answered.
    static let answers = [
        Mutant(
            "counts its files",
            SampleRenderer.plain.with { sample in
                let counter = Counter()
                sample.finish = { $0 + Array("\(counter.next())\n".utf8) }
            }, fails: "Required.Deterministic", "Required.BatchEqualsSingle", "Recommended.Colors"),
        Mutant(
            "numbers the files of a request",
            SampleRenderer.plain.changing { files in
                files.enumerated().map { index, file in
                    var file = file
                    file.bytes += Array("\(index)\n".utf8)
                    return file
                }
            }, fails: "Required.BatchEqualsSingle"),
        Mutant(
            "renders only the first scene", SampleRenderer.plain.changing { Array($0.prefix(1)) },
            fails: "Required.Deterministic", "Required.BatchEqualsSingle"),
        Mutant(
            "turns the order of scenes round", SampleRenderer.plain.changing { $0.reversed() },
            fails: "Required.Deterministic", "Required.BatchEqualsSingle"),
        Mutant("writes nothing", SampleRenderer.plain.changing { _ in [] }, fails: answered),
        Mutant("writes empty files", SampleRenderer.plain.with { $0.finish = { _ in [] } }, fails: answered),
        Mutant(
            "leaves the folder",
            SampleRenderer.plain.changing { $0.map { $0.moved("../\($0.path)") } }, fails: answered),
        Mutant(
            "writes to one path", SampleRenderer.plain.changing { $0.map { $0.moved("out.txt") } },
            fails: "Required.Deterministic", "Required.BatchEqualsSingle"),
        Mutant(
            "says another media type",
            SampleRenderer.plain.with { $0.info.mediaType = "text/html" }, fails: judged),
        Mutant(
            "breaks at a picture that is missing", SampleRenderer.plain.checking(.renderer),
            fails: "Required.MissingArtwork"),
        Mutant(
            "refuses without a word", SampleRenderer.plain.checking(.content, ""),
            fails: "Required.MissingArtwork"),
        Mutant(
            "refuses large requests",
            SampleRenderer.plain.with { sample in
                sample.check = { scene, _ throws(RenderFailure) in
                    let size = lengths(of: scene)
                    if size > 10_000 { throw RenderFailure(message: "too large") }
                }
            }, fails: "Required.LargeText"),
        Mutant(
            "refuses numbers that it does not like",
            SampleRenderer.plain.with { sample in
                sample.check = { scene, _ throws(RenderFailure) in
                    if abs(scene.verticalOffset) > 1000 { throw RenderFailure(message: "out of range") }
                }
            }, fails: "Required.Numbers"),
        Mutant("knows no other fields", StrictRenderer(), fails: "Required.UnknownFields"),
        Mutant(
            "takes any protocol", StrictRenderer(isStrict: false, readsProtocol: false),
            fails: "Required.OtherProtocol"),
    ]
}
