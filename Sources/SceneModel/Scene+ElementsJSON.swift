// Members stand sorted by their names, as everywhere in the project's JSON; so an element's `type` stands among
// its own members, and what may be an element is written with and without one.

extension Scene.Element: JSONWritable {
    /// Writes the element's own members and its `type`.
    public func write(to json: inout JSONWriter) {
        switch self {
        case .image(let image): image.write(to: &json, as: kind)
        case .title(let text), .description(let text): text.write(to: &json, as: kind)
        case .button(let button), .secondaryButton(let button): button.write(to: &json, as: kind)
        case .customView(let view): view.write(to: &json, as: kind)
        }
    }
}

extension Scene.Element.Kind: JSONWritable {}

extension Scene.Image: JSONWritable {
    /// Writes the picture's name and how it is shown.
    public func write(to json: inout JSONWriter) { write(to: &json, as: nil) }

    fileprivate func write(to json: inout JSONWriter, as kind: Scene.Element.Kind?) {
        json.object {
            $0.member("alternativeText", alternativeText)
            $0.member("animation", animation)
            $0.member("asset", asset)
            $0.member("size", size)
            $0.member("tint", tint)
            $0.member("type", kind)
        }
    }
}

extension Scene.Text: JSONWritable {
    /// Writes the stretches and how they are set.
    public func write(to json: inout JSONWriter) { write(to: &json, as: nil) }

    fileprivate func write(to json: inout JSONWriter, as kind: Scene.Element.Kind?) {
        json.object {
            $0.member("alignment", alignment)
            $0.member("lineHeight", lineHeight)
            $0.member("lineSpacing", lineSpacing)
            $0.member("runs", runs)
            $0.member("type", kind)
        }
    }
}

extension Scene.Text.Run: JSONWritable {
    /// Writes the letters and their attributes.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("color", color)
            $0.member("font", font)
            $0.member("kern", kern)
            $0.member("shadow", shadow)
            $0.member("text", text)
        }
    }
}

extension Scene.Button {
    fileprivate func write(to json: inout JSONWriter, as kind: Scene.Element.Kind) {
        json.object {
            $0.member("highlighted", highlighted)
            $0.member("minimumHeight", minimumHeight)
            $0.member("normal", normal)
            $0.member("type", kind)
            $0.member("verticalPadding", verticalPadding)
        }
    }
}

extension Scene.Button.Face: JSONWritable {
    /// Writes what is drawn.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("background", background)
            $0.member("image", image)
            $0.member("title", title)
        }
    }
}

extension Scene.Button.Background: JSONWritable {
    /// Writes the picture's name and how it is stretched.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("asset", asset)
            $0.member("capInsets", capInsets)
            $0.member("drawingInsets", drawingInsets)
            $0.member("size", size)
        }
    }
}

extension Scene.CustomView {
    fileprivate func write(to json: inout JSONWriter, as kind: Scene.Element.Kind) {
        json.object {
            $0.member("backgroundColor", backgroundColor)
            $0.member("kind", self.kind)
            $0.member("size", size)
            $0.member("text", text)
            $0.member("type", kind)
        }
    }
}

extension Scene.CustomView.Kind: JSONWritable {}
