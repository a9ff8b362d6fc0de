import EmptyDataSet
import SceneModel

/// Who looks at a list view: what the user prefers, and what was searched for.
struct Viewer {
    let traits: TraitCollection
    /// What takes the place of `{query}`; nil leaves it as it stands.
    let query: String?

    var appearance: Appearance { traits.appearance }
}

/// Turns what a file says into what a source gives, for one viewer or another.
struct FactResolver {
    /// The entry's own language.
    let language: String
    let artwork: EntryArtwork

    /// The letters in the language asked for.
    func string(_ text: LocalizedText, for viewer: Viewer) -> String {
        let letters = text.resolved(viewer.traits.language, fallback: language)
        guard let query = viewer.query, let range = Spans.range(of: "{query}", in: letters[...]) else {
            return letters
        }
        // The query is put in once and not looked at again, so that it cannot hold another.
        return letters[..<range.lowerBound] + query + letters[range.upperBound...]
    }

    private func letters(of text: LocalizedText?, for viewer: Viewer) -> String? {
        guard let text else { return nil }
        return string(text, for: viewer)
    }

    /// The words in a control state; nil where nothing is said of them at rest.
    func text(_ facts: TitleFacts, _ state: ControlState, for viewer: Viewer) -> StyledText? {
        facts.$normal.flatMap { normal in
            guard state == .highlighted, facts.$highlighted.isSet else {
                return text(normal, defaultSize: TextRole.button.size, for: viewer)
            }
            return facts.$highlighted.flatMap {
                text($0, over: normal, defaultSize: TextRole.button.size, for: viewer)
            }
        }
    }

    /// A text with its spans as runs.
    func text(_ facts: TextFacts, defaultSize: Double, for viewer: Viewer) -> StyledText? {
        text(facts, over: facts, defaultSize: defaultSize, for: viewer)
    }

    /// A text with its spans as runs; what `facts` leave out is as in `rest`.
    private func text(
        _ facts: TextFacts, over rest: TextFacts, defaultSize: Double, for viewer: Viewer
    ) -> StyledText? {
        guard let letters = letters(of: facts.text, for: viewer) ?? letters(of: rest.text, for: viewer) else {
            return nil
        }
        let shadow = facts.$shadow.isSet ? facts.$shadow : rest.$shadow
        let whole = StyledText.Run(
            letters, font: (facts.font ?? rest.font).map { font($0, defaultSize: defaultSize) },
            color: (facts.color ?? rest.color)?.resolved(viewer.appearance),
            kern: facts.kern ?? rest.kern ?? 0,
            shadow: shadow.flatMap { self.shadow($0, for: viewer) })
        let spans = facts.spans.isEmpty ? rest.spans : facts.spans
        let runs =
            spans.isEmpty && !letters.isEmpty
            ? [whole] : cut(whole, spans, defaultSize: defaultSize, for: viewer)
        return StyledText(
            runs: runs, alignment: facts.alignment ?? rest.alignment ?? .center,
            lineSpacing: facts.lineSpacing ?? rest.lineSpacing ?? 0)
    }

    /// A run cut where spans begin and end; they stand in the order of the text.
    private func cut(
        _ whole: StyledText.Run, _ spans: [SpanFacts], defaultSize: Double, for viewer: Viewer
    ) -> [StyledText.Run] {
        var runs: [StyledText.Run] = []
        var rest = whole.text[...]
        func append(_ text: Substring, _ run: StyledText.Run) {
            guard !text.isEmpty else { return }
            var run = run
            run.text = String(text)
            runs.append(run)
        }
        for span in spans {
            guard let range = Spans.range(of: string(span.text, for: viewer), in: rest) else { continue }
            append(rest[..<range.lowerBound], whole)
            var run = whole
            if let color = span.color { run.color = color.resolved(viewer.appearance) }
            if let facts = span.font {
                run.font = font(facts, defaultSize: whole.font?.size ?? defaultSize)
            }
            append(rest[range], run)
            rest = rest[range.upperBound...]
        }
        append(rest, whole)
        return runs
    }

    /// The picture in a control state; nil where nothing is said of it at rest.
    func image(_ facts: PictureFacts, _ state: ControlState, for viewer: Viewer) -> ImageAsset? {
        facts.$normal.flatMap { normal in
            guard state == .highlighted, facts.$highlighted.isSet else { return image(normal, for: viewer) }
            return facts.$highlighted.flatMap { image($0, over: normal, for: viewer) }
        }
    }

    /// A picture at its size.
    func image(_ facts: ImageFacts, for viewer: Viewer) -> ImageAsset? {
        image(facts, over: facts, for: viewer)
    }

    /// A picture at its size; what `facts` leave out is as in `rest`.
    private func image(_ facts: ImageFacts, over rest: ImageFacts, for viewer: Viewer) -> ImageAsset? {
        guard let name = facts.asset ?? rest.asset, let asset = artwork[name] else { return nil }
        let natural = asset.naturalSize
        let asked = (width: facts.width ?? rest.width, height: facts.height ?? rest.height)
        // One measure alone keeps the picture's proportions.
        let width = asked.width ?? asked.height.map { $0 * natural.width / natural.height } ?? natural.width
        let height = asked.height ?? width * natural.height / natural.width
        return ImageAsset(
            asset, size: Size(width: width, height: height),
            alternativeText: letters(of: facts.alt, for: viewer) ?? letters(of: rest.alt, for: viewer)
                ?? "",
            capInsets: facts.capInsets ?? rest.capInsets ?? .zero,
            alignmentRectInsets: facts.alignmentRectInsets ?? rest.alignmentRectInsets ?? .zero)
    }

    /// A font; `system-bold` names the system's face and a weight.
    func font(_ facts: FontFacts, defaultSize: Double) -> Font {
        if facts.available == false { return Font(size: defaultSize) }
        let size = facts.size ?? defaultSize
        guard let name = facts.name else { return Font(size: size, weight: facts.weight ?? .regular) }
        if name.hasPrefix("system-"), let weight = Font.Weight(rawValue: String(name.dropFirst(7))) {
            return Font(size: size, weight: facts.weight ?? weight)
        }
        return Font(name: name, size: size, weight: facts.weight ?? .regular)
    }

    /// A custom view.
    func customView(_ facts: CustomViewFacts, for viewer: Viewer) -> CustomView? {
        guard let kind = facts.type else { return nil }
        var size: Size?
        if facts.width != nil || facts.height != nil {
            size = Size(
                width: facts.width ?? facts.height ?? 0, height: facts.height ?? facts.width ?? 0)
        }
        let words = facts.text.map { text in
            StyledText(
                string(text, for: viewer),
                font: facts.font.map { font($0, defaultSize: TextRole.description.size) },
                color: facts.color?.resolved(viewer.appearance))
        }
        return CustomView(
            kind, size: size, backgroundColor: facts.backgroundColor?.resolved(viewer.appearance), text: words
        )
    }

    private func shadow(_ facts: ShadowFacts, for viewer: Viewer) -> Shadow? {
        guard let color = facts.color else { return nil }
        return Shadow(
            color: color.resolved(viewer.appearance), x: facts.x ?? 0, y: facts.y ?? 0, blur: facts.blur ?? 0)
    }
}
