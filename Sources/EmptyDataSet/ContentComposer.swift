import SceneModel

/// The default font sizes of the elements, in points.
///
/// Source: `titleLabel`, `detailLabel` and `button` of DZNEmptyDataSet.
enum TextRole {
    case title, description, button

    /// Points.
    var size: Double {
        switch self {
        case .title: 27
        case .description, .button: 17
        }
    }
}

/// Turns what a source says of its content into elements, and collects the pictures.
struct ContentComposer {
    let source: any EmptyDataSetSource
    let scrollView: ScrollView
    /// The pictures named so far, each once.
    private(set) var assets: [Asset] = []

    init(source: any EmptyDataSetSource, scrollView: ScrollView) {
        self.source = source
        self.scrollView = scrollView
    }

    /// The content from top to bottom.
    mutating func elements(animatesImage: Bool) -> [Scene.Element] {
        if let view = source.customView(forEmptyDataSet: scrollView) {
            return [.customView(customView(view))]
        }
        var elements: [Scene.Element] = []
        elements.reserveCapacity(5)
        if let picture = source.image(forEmptyDataSet: scrollView) {
            let tint = source.imageTintColor(forEmptyDataSet: scrollView)
            let animation = animatesImage ? source.imageAnimation(forEmptyDataSet: scrollView) : nil
            elements.append(.image(image(picture, tint: tint, animation: animation)))
        }
        if let title = shown(source.title(forEmptyDataSet: scrollView)) {
            elements.append(.title(text(title, size: TextRole.title.size)))
        }
        if let description = shown(source.description(forEmptyDataSet: scrollView)) {
            elements.append(.description(text(description, size: TextRole.description.size)))
        }
        if let button = button(.primary) { elements.append(.button(button)) }
        if let button = button(.secondary) { elements.append(.secondaryButton(button)) }
        return elements
    }

    /// A picture at its place; its bytes are remembered.
    mutating func image(
        _ picture: ImageAsset, tint: Color? = nil, animation: ImageAnimation? = nil
    ) -> Scene.Image {
        remember(picture.asset)
        return Scene.Image(
            asset: picture.asset.name, size: picture.size, alternativeText: picture.alternativeText,
            tint: tint, animation: animation)
    }

    /// A text with what it leaves out filled in, and scaled as the user prefers.
    func text(_ text: StyledText, size: Double) -> Scene.Text {
        let scale = scrollView.traitCollection.textScale
        var lineHeight = 0.0
        var runs: [Scene.Text.Run] = []
        runs.reserveCapacity(text.runs.count)
        for run in text.runs {
            var font = run.font ?? Font(size: size)
            if scale != 1 { font.size = (font.size * scale * 100).rounded() / 100 }
            lineHeight = max(lineHeight, FontMetrics.of(font).lineHeight(size: font.size))
            let color = run.color ?? Palette.text(scrollView.traitCollection.appearance)
            runs.append(
                Scene.Text.Run(
                    text: run.text, font: font, color: color, kern: run.kern, shadow: run.shadow))
        }
        return Scene.Text(
            runs: runs, alignment: text.alignment, lineHeight: lineHeight, lineSpacing: text.lineSpacing)
    }

    /// A text that has letters; an empty one shows nothing, and takes no place.
    private func shown(_ text: StyledText?) -> StyledText? {
        guard let text, !text.isEmpty else { return nil }
        return text
    }

    private mutating func remember(_ asset: Asset) {
        if !assets.contains(where: { $0.name == asset.name }) { assets.append(asset) }
    }

    private func customView(_ view: CustomView) -> Scene.CustomView {
        Scene.CustomView(
            kind: view.kind, size: view.size, backgroundColor: view.backgroundColor,
            text: shown(view.text).map { text($0, size: TextRole.description.size) })
    }
}

// MARK: - Buttons

extension ContentComposer {
    private enum ButtonRole { case primary, secondary }

    /// A button, or nil where nothing is said of it at rest.
    private mutating func button(_ role: ButtonRole) -> Scene.Button? {
        guard let normal = face(role, .normal, fallback: nil) else { return nil }
        let highlighted = face(role, .highlighted, fallback: normal.face) ?? normal
        return Scene.Button(
            normal: normal.face, highlighted: highlighted.face, minimumHeight: normal.minimumHeight)
    }

    /// What is drawn in one control state; what the state leaves out is as in `fallback`.
    private mutating func face(
        _ role: ButtonRole, _ state: ControlState, fallback: Scene.Button.Face?
    ) -> (face: Scene.Button.Face, minimumHeight: Double)? {
        if let picture = picture(role, state) {
            return (Scene.Button.Face(image: image(picture)), picture.size.height)
        }
        // A picture at rest hides the words of every state.
        if let fallback, fallback.image != nil { return (fallback, 0) }
        let words = shown(words(role, state)).map { text($0, size: TextRole.button.size) }
        guard let title = words ?? fallback?.title else { return nil }
        guard let background = background(role, state) else {
            return (Scene.Button.Face(title: title, background: fallback?.background), 0)
        }
        remember(background.asset)
        let insets = background.alignmentRectInsets
        let drawn = Scene.Button.Background(
            asset: background.asset.name, size: background.size, capInsets: background.capInsets,
            drawingInsets: Insets(
                top: 0 - insets.top, left: 0 - insets.left, bottom: 0 - insets.bottom,
                right: 0 - insets.right))
        return (Scene.Button.Face(title: title, background: drawn), background.size.height - insets.vertical)
    }

    private func words(_ role: ButtonRole, _ state: ControlState) -> StyledText? {
        switch role {
        case .primary: source.buttonTitle(forEmptyDataSet: scrollView, for: state)
        case .secondary: source.secondaryButtonTitle(forEmptyDataSet: scrollView, for: state)
        }
    }

    private func picture(_ role: ButtonRole, _ state: ControlState) -> ImageAsset? {
        switch role {
        case .primary: source.buttonImage(forEmptyDataSet: scrollView, for: state)
        case .secondary: source.secondaryButtonImage(forEmptyDataSet: scrollView, for: state)
        }
    }

    private func background(_ role: ButtonRole, _ state: ControlState) -> ImageAsset? {
        switch role {
        case .primary: source.buttonBackgroundImage(forEmptyDataSet: scrollView, for: state)
        case .secondary: source.secondaryButtonBackgroundImage(forEmptyDataSet: scrollView, for: state)
        }
    }
}
