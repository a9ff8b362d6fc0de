extension Scene.Element: Codable {
    private enum Key: String, CodingKey { case type }

    /// The value of `type` in the wire form.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case image, title, description, button, secondaryButton, customView
    }

    /// Which element it is.
    public var kind: Kind {
        switch self {
        case .image: .image
        case .title: .title
        case .description: .description
        case .button: .button
        case .secondaryButton: .secondaryButton
        case .customView: .customView
        }
    }

    /// Reads the fields of the element that `type` names.
    public init(from decoder: any Decoder) throws {
        switch try decoder.container(keyedBy: Key.self).decode(Kind.self, forKey: .type) {
        case .image: self = .image(try Scene.Image(from: decoder))
        case .title: self = .title(try Scene.Text(from: decoder))
        case .description: self = .description(try Scene.Text(from: decoder))
        case .button: self = .button(try Scene.Button(from: decoder))
        case .secondaryButton: self = .secondaryButton(try Scene.Button(from: decoder))
        case .customView: self = .customView(try Scene.CustomView(from: decoder))
        }
    }

    /// Writes the element's own fields and its `type`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .type)
        switch self {
        case .image(let image): try image.encode(to: encoder)
        case .title(let text), .description(let text): try text.encode(to: encoder)
        case .button(let button), .secondaryButton(let button): try button.encode(to: encoder)
        case .customView(let view): try view.encode(to: encoder)
        }
    }
}
