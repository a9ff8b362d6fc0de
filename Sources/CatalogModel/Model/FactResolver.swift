import EmptyDataSet
import SceneModel

/// Turns what a file says into what a source gives, for one set of traits.
struct FactResolver {
    let traits: TraitCollection
    /// The entry's own language.
    let language: String
    let artwork: EntryArtwork
    /// What takes the place of `{query}`; nil leaves it as it stands.
    let query: String?

    /// The letters in the language asked for.
    func string(_ text: LocalizedText) -> String {
        let letters = text.resolved(traits.language, fallback: language)
        guard let query, let range = Spans.range(of: "{query}", in: letters[...]) else { return letters }
        // The query is put in once and not looked at again, so that it cannot hold another.
        return letters[..<range.lowerBound] + query + letters[range.upperBound...]
    }

    /// A text with its spans as runs.
    func text(_ facts: TextFacts, defaultSize: Double) -> StyledText? {
        guard let localized = facts.text else { return nil }
        var runs: [StyledText.Run] = []
        let whole = StyledText.Run(
            "", font: facts.font.map { font($0, defaultSize: defaultSize) },
            color: facts.color?.resolved(traits.appearance), kern: facts.kern ?? 0,
            shadow: facts.shadow.flatMap(shadow))
        var rest = string(localized)[...]
        func append(_ text: Substring, _ run: StyledText.Run) {
            guard !text.isEmpty else { return }
            var run = run
            run.text = String(text)
            runs.append(run)
        }
        for span in facts.spans {
            guard let range = Spans.range(of: string(span.text), in: rest) else { continue }
            append(rest[..<range.lowerBound], whole)
            var run = whole
            if let color = span.color { run.color = color.resolved(traits.appearance) }
            if let facts = span.font {
                run.font = font(facts, defaultSize: whole.font?.size ?? defaultSize)
            }
            append(rest[range], run)
            rest = rest[range.upperBound...]
        }
        append(rest, whole)
        return StyledText(
            runs: runs, alignment: facts.alignment ?? .center, lineSpacing: facts.lineSpacing ?? 0)
    }

    /// A picture at its size.
    func image(_ facts: ImageFacts) -> ImageAsset? {
        guard let name = facts.asset, let asset = artwork[name] else { return nil }
        let natural = asset.naturalSize
        // One measure alone keeps the picture's proportions.
        let width = facts.width ?? facts.height.map { $0 * natural.width / natural.height } ?? natural.width
        let height = facts.height ?? width * natural.height / natural.width
        return ImageAsset(
            asset, size: Size(width: width, height: height), alternativeText: facts.alt.map(string) ?? "",
            capInsets: facts.capInsets ?? .zero, alignmentRectInsets: facts.alignmentRectInsets ?? .zero)
    }

    /// A font; `system-bold` names the system's face and a weight.
    func font(_ facts: FontFacts, defaultSize: Double) -> Font {
        if facts.available == false { return Font(size: defaultSize) }
        var font = Font(
            name: facts.name ?? Font.system, size: facts.size ?? defaultSize, weight: facts.weight ?? .regular
        )
        if font.name.hasPrefix("system-"), let weight = Font.Weight(rawValue: String(font.name.dropFirst(7)))
        {
            font.name = Font.system
            font.weight = facts.weight ?? weight
        }
        return font
    }

    /// A custom view.
    func customView(_ facts: CustomViewFacts) -> CustomView? {
        guard let kind = facts.type else { return nil }
        var size: Size?
        if facts.width != nil || facts.height != nil {
            size = Size(
                width: facts.width ?? facts.height ?? 0, height: facts.height ?? facts.width ?? 0)
        }
        let words = facts.text.map { text in
            StyledText(
                string(text), font: facts.font.map { font($0, defaultSize: 17) },
                color: facts.color?.resolved(traits.appearance))
        }
        return CustomView(
            kind, size: size, backgroundColor: facts.backgroundColor?.resolved(traits.appearance), text: words
        )
    }

    private func shadow(_ facts: ShadowFacts) -> Shadow? {
        guard let color = facts.color else { return nil }
        return Shadow(
            color: color.resolved(traits.appearance), x: facts.x ?? 0, y: facts.y ?? 0, blur: facts.blur ?? 0)
    }
}

extension TitleFacts {
    /// The words in a control state; nil where nothing is said of them at rest.
    func words(_ state: ControlState) -> TextFacts? {
        guard let normal else { return nil }
        guard state == .highlighted, let highlighted else { return normal }
        return highlighted.filled(from: normal)
    }
}

extension PictureFacts {
    /// The picture in a control state; nil where nothing is said of it at rest.
    func picture(_ state: ControlState) -> ImageFacts? {
        guard let normal else { return nil }
        guard state == .highlighted, let highlighted else { return normal }
        return highlighted.filled(from: normal)
    }
}

extension TextFacts {
    /// What these say, and where they say nothing what `other` says.
    func filled(from other: TextFacts) -> TextFacts {
        var result = self
        result.text = text ?? other.text
        result.font = font ?? other.font
        result.color = color ?? other.color
        result.kern = kern ?? other.kern
        result.alignment = alignment ?? other.alignment
        result.lineSpacing = lineSpacing ?? other.lineSpacing
        result.shadow = shadow ?? other.shadow
        if spans.isEmpty { result.spans = other.spans }
        return result
    }
}

extension ImageFacts {
    /// What these say, and where they say nothing what `other` says.
    func filled(from other: ImageFacts) -> ImageFacts {
        var result = self
        result.asset = asset ?? other.asset
        result.width = width ?? other.width
        result.height = height ?? other.height
        result.tint = tint ?? other.tint
        result.animation = animation ?? other.animation
        result.alt = alt ?? other.alt
        result.capInsets = capInsets ?? other.capInsets
        result.alignmentRectInsets = alignmentRectInsets ?? other.alignmentRectInsets
        return result
    }
}
