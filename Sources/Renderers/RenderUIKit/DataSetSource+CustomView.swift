import SceneModel
import SwiftSource

extension DataSetSource {
    /// The body of the method that makes the view in place of the content.
    mutating func customView(_ custom: Scene.CustomView) -> [SwiftCode] {
        switch (custom.kind, custom.text) {
        case (.spinner, nil):
            return Self.spinner + properties(of: custom, named: "spinner") + ["return spinner"]
        case (.spinner, let text?):
            return Self.spinner + label(text) + [
                "let stack = UIStackView(arrangedSubviews: [spinner, label])",
                "stack.axis = .vertical",
                "stack.alignment = .center",
                "stack.spacing = 8",
            ] + properties(of: custom, named: "stack") + ["return stack"]
        case (.view, nil), (.label, nil):
            return ["let view = UIView()"] + properties(of: custom, named: "view") + ["return view"]
        case (.view, let text?), (.label, let text?):
            return label(text) + properties(of: custom, named: "label") + ["return label"]
        }
    }

    private static let spinner: [SwiftCode] = [
        "let spinner = UIActivityIndicatorView(style: .large)",
        .prefixed("spinner.accessibilityLabel = ", .string(Scene.CustomView.spinnerName)),
        "spinner.startAnimating()",
    ]

    private mutating func label(_ text: Scene.Text) -> [SwiftCode] {
        let (setup, value) = attributedString(text, "label")
        return setup + [
            "let label = UILabel()",
            "label.numberOfLines = 0",
            "label.textAlignment = .center",
            .prefixed("label.attributedText = ", value),
        ]
    }

    /// Size and background; the library gives a view the size of its frame.
    private mutating func properties(of custom: Scene.CustomView, named name: String) -> [SwiftCode] {
        var statements: [SwiftCode] = []
        if let size = custom.size { statements.append(.prefixed("\(name).frame.size = ", Self.size(size))) }
        if let background = custom.backgroundColor {
            statements.append(
                .prefixed("\(name).backgroundColor = ", color(background, "fill", isTyped: false)))
        }
        return statements
    }
}
