import SceneModel

/// The default font sizes of the elements, in points.
///
/// Source: `titleLabel`, `detailLabel` and `button` of DZNEmptyDataSet.
public enum TextRole: Sendable {
    case title, description, button

    /// Points.
    public var size: Double {
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
    /// The colour of texts without one.
    private let standardColor: Color
    /// How much larger than standard texts are set.
    private let textScale: Double
    /// The pictures named so far, each once.
    private(set) var assets: [Asset] = []

    init(source: any EmptyDataSetSource, scrollView: ScrollView) {
        self.source = source
        self.scrollView = scrollView
        standardColor = Palette.text(scrollView.traitCollection.appearance)
        textScale = scrollView.traitCollection.textScale
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
        // A text without letters shows nothing, and takes no place.
        if let title = source.title(forEmptyDataSet: scrollView), !title.isEmpty {
            elements.append(.title(text(title, size: TextRole.title.size)))
        }
        if let description = source.description(forEmptyDataSet: scrollView), !description.isEmpty {
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
        var lineHeight = 0.0
        let runs = text.runs.indices.map { place in
            let font = font(text.runs[place].font ?? Font(size: size))
            lineHeight = max(lineHeight, FontMetrics.of(font).lineHeight(size: font.size))
            return Scene.Text.Run(
                text: text.runs[place].text, font: font, color: text.runs[place].color ?? standardColor,
                kern: text.runs[place].kern, shadow: text.runs[place].shadow)
        }
        return Scene.Text(
            runs: runs, alignment: text.alignment, lineHeight: lineHeight, lineSpacing: text.lineSpacing)
    }

    /// A font in the size that the user prefers.
    private func font(_ font: consuming Font) -> Font {
        if textScale != 1 { font.size = (font.size * textScale * 100).rounded() / 100 }
        return font
    }

    private mutating func remember(_ asset: Asset) {
        if !assets.contains(where: { $0.name == asset.name }) { assets.append(asset) }
    }

    private func customView(_ view: CustomView) -> Scene.CustomView {
        var drawn = Scene.CustomView(
            kind: view.kind, size: view.size, backgroundColor: view.backgroundColor)
        if let words = view.text, !words.isEmpty {
            drawn.text = text(words, size: TextRole.description.size)
        }
        return drawn
    }
}

// MARK: - Buttons

extension ContentComposer {
    private enum ButtonRole { case primary, secondary }

    /// A button, or nil where nothing is said of it at rest.
    private mutating func button(_ role: ButtonRole) -> Scene.Button? {
        var normal = Scene.Button.Face()
        let minimumHeight = draw(&normal, role, .normal)
        guard normal.image != nil || normal.title != nil else { return nil }
        // What a state leaves out is as at rest.
        var highlighted = normal
        _ = draw(&highlighted, role, .highlighted)
        return Scene.Button(normal: normal, highlighted: highlighted, minimumHeight: minimumHeight)
    }

    /// Draws over a face what is said of a control state, and gives the least height that it needs.
    private mutating func draw(
        _ face: inout Scene.Button.Face, _ role: ButtonRole, _ state: ControlState
    ) -> Double {
        if let picture = picture(role, state) {
            face = Scene.Button.Face(image: image(picture))
            return picture.size.height
        }
        // A picture at rest hides the words of every state.
        guard face.image == nil else { return 0 }
        if let words = words(role, state), !words.isEmpty {
            face.title = text(words, size: TextRole.button.size)
        }
        guard face.title != nil, let background = background(role, state) else { return 0 }
        remember(background.asset)
        let insets = background.alignmentRectInsets
        face.background = Scene.Button.Background(
            asset: background.asset.name, size: background.size, capInsets: background.capInsets,
            drawingInsets: Insets(
                top: 0 - insets.top, left: 0 - insets.left, bottom: 0 - insets.bottom,
                right: 0 - insets.right))
        return background.size.height - insets.vertical
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
