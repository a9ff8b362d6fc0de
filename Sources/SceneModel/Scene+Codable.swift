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

extension TapAction: Codable {
    private enum Key: String, CodingKey { case type, state, seconds, then, message, address }

    /// The value of `type` in the wire form.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case show, log, open
    }

    /// Reads the action that `type` names.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .show:
            self = .show(
                state: try container.decode(String.self, forKey: .state),
                seconds: try container.decode(Double.self, forKey: .seconds),
                then: try container.decodeIfPresent(String.self, forKey: .then))
        case .log: self = .log(try container.decode(String.self, forKey: .message))
        case .open: self = .open(try container.decode(String.self, forKey: .address))
        }
    }

    /// Writes the action's own fields and its `type`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .show(let state, let seconds, let then):
            try container.encode(Kind.show, forKey: .type)
            try container.encode(state, forKey: .state)
            try container.encode(seconds, forKey: .seconds)
            try container.encodeIfPresent(then, forKey: .then)
        case .log(let message):
            try container.encode(Kind.log, forKey: .type)
            try container.encode(message, forKey: .message)
        case .open(let address):
            try container.encode(Kind.open, forKey: .type)
            try container.encode(address, forKey: .address)
        }
    }
}
