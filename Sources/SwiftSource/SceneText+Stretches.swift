public import SceneModel

extension Scene.Text {
    /// The runs that have letters, those that look alike joined with their neighbours.
    public var stretches: [Run] {
        var stretches: [Run] = []
        for run in runs where !run.text.isEmpty {
            if let last = stretches.last, run.looks(like: last) {
                stretches[stretches.count - 1].text += run.text
            } else {
                stretches.append(run)
            }
        }
        return stretches
    }
}

extension Scene.Text.Run {
    /// Whether it has the same attributes as another run.
    public func looks(like other: Scene.Text.Run) -> Bool {
        font == other.font && color == other.color && kern == other.kern && shadow == other.shadow
    }
}

extension Scene.Text {
    /// The colours of this text and of another one that is like it in all else; nil where they have the same,
    /// or where more differs.
    public func colors(besides other: Scene.Text) -> (own: Color, other: Color)? {
        guard let own = stretches.first, var changed = other.stretches.first, stretches.count == 1,
            other.stretches.count == 1, alignment == other.alignment, lineSpacing == other.lineSpacing,
            own.color != changed.color
        else { return nil }
        let color = changed.color
        changed.color = own.color
        return changed == own ? (own.color, color) : nil
    }
}
