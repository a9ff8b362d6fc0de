import ByteWriting
public import SceneModel

extension Scene.Text {
    /// The runs that have letters, those that look alike joined with their neighbours.
    public var stretches: [Run] {
        if runs.count == 1, !runs[0].text.isEmpty { return runs }
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
        color == other.color && differsAtMostInColor(from: other)
    }

    fileprivate func differsAtMostInColor(from other: Scene.Text.Run) -> Bool {
        font == other.font && kern == other.kern && shadow == other.shadow
    }
}

extension Scene.Text {
    /// The colours of this text and of another one that is like it in all else; nil where they have the same,
    /// or where more differs.
    public func colors(besides other: Scene.Text) -> (own: Color, other: Color)? {
        guard alignment == other.alignment, lineSpacing == other.lineSpacing else { return nil }
        let (own, changed) = (stretches, other.stretches)
        guard own.count == 1, changed.count == 1, own[0].color != changed[0].color,
            own[0].text == changed[0].text, own[0].differsAtMostInColor(from: changed[0])
        else { return nil }
        return (own[0].color, changed[0].color)
    }
}
