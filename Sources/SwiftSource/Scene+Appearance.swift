public import SceneModel

extension Scene {
    /// What an app is to paint behind the content; nil for nothing.
    ///
    /// An entry that has no background shows the screen's. In an app that follows the appearance of the system
    /// the content's colours, which do not, would not be seen on every other.
    public var paintedBackground: Color? {
        if let backgroundColor, backgroundColor.alpha > 0 { return backgroundColor }
        return hasFixedColors ? backdrop : nil
    }

    /// Whether the background is the screen's, painted only for the colours of the content.
    public var paintsBackdrop: Bool { hasFixedColors && (backgroundColor?.alpha ?? 0) == 0 }

    /// Whether there is something whose colours are the same in every appearance.
    private var hasFixedColors: Bool {
        header?.image != nil || header?.text != nil
            || elements.indices.contains { elements[$0].hasFixedColors }
    }

    /// The appearance in which an activity indicator is seen on what is painted behind it; nil where that
    /// follows the appearance as the indicator does.
    public func appearance(of spinner: CustomView) -> Appearance? {
        let own = spinner.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
        guard let painted = own ?? paintedBackground else { return nil }
        let color = painted.composited(over: own == nil ? backdrop : effectiveBackground)
        return color.contrast(with: .white) > color.contrast(with: .black) ? .dark : .light
    }
}

extension Scene.Element {
    fileprivate var hasFixedColors: Bool {
        switch self {
        case .image, .title, .description, .button, .secondaryButton: true
        case .customView(let view): view.text != nil
        }
    }
}
