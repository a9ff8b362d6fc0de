extension Scene {
    /// Something that not every renderer can express.
    ///
    /// Titles, descriptions, images and plain buttons are no features: every renderer shows them.
    public enum Feature: String, CaseIterable, Codable, Sendable, Comparable {
        /// A text whose stretches differ, or with kerning or a shadow.
        case attributedRuns
        /// An image that is drawn in one colour.
        case imageTint
        /// An image that moves.
        case animation
        /// A view in place of the content.
        case customView
        /// A second button below the first.
        case secondaryButton
        /// A button that is a picture.
        case buttonImage
        /// A picture stretched behind a button's title.
        case buttonBackground
        /// The status bar and the navigation bar.
        case bars
        /// The list view's own header.
        case header
        /// The body of a device around the screen.
        case deviceFrame

        /// The order of the declarations, which is that of every list.
        public static func < (one: Feature, other: Feature) -> Bool { one.order < other.order }

        private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// What a renderer must have to show all of this scene, in the order of `Feature`.
    public var requiredFeatures: [Feature] {
        var features: Set<Feature> = []
        for element in elements { element.insertFeatures(into: &features) }
        if statusBar != nil || navigationBar != nil { features.insert(.bars) }
        if let header {
            features.insert(.header)
            header.text?.insertFeatures(into: &features)
        }
        if frame == .device { features.insert(.deviceFrame) }
        return features.sorted()
    }
}

extension Scene.Element {
    fileprivate func insertFeatures(into features: inout Set<Scene.Feature>) {
        switch self {
        case .image(let image):
            if image.tint != nil { features.insert(.imageTint) }
            if image.animation != nil { features.insert(.animation) }
        case .title(let text), .description(let text): text.insertFeatures(into: &features)
        case .button(let button): button.insertFeatures(into: &features)
        case .secondaryButton(let button):
            features.insert(.secondaryButton)
            button.insertFeatures(into: &features)
        case .customView(let view):
            features.insert(.customView)
            view.text?.insertFeatures(into: &features)
        }
    }
}

extension Scene.Text {
    fileprivate func insertFeatures(into features: inout Set<Scene.Feature>) {
        if runs.count > 1 || runs.contains(where: { $0.kern != 0 || $0.shadow != nil }) {
            features.insert(.attributedRuns)
        }
    }
}

extension Scene.Button {
    fileprivate func insertFeatures(into features: inout Set<Scene.Feature>) {
        normal.insertFeatures(into: &features)
        highlighted.insertFeatures(into: &features)
    }
}

extension Scene.Button.Face {
    fileprivate func insertFeatures(into features: inout Set<Scene.Feature>) {
        if image != nil { features.insert(.buttonImage) }
        if background != nil { features.insert(.buttonBackground) }
        title?.insertFeatures(into: &features)
    }
}
