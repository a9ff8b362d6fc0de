import SceneModel
import SwiftSource

extension DataSetSource {
    /// Writes the body of the method that makes the view in place of the content; the appearance is that in
    /// which an activity indicator can be seen, nil where that is both.
    mutating func writeResult(
        _ custom: Scene.CustomView, appearance: Appearance?, to code: inout SwiftCode
    ) {
        switch (custom.kind, custom.text) {
        case (.spinner, nil):
            Self.spinner(SpinnerStyle(custom), appearance, to: &code)
            properties(of: custom, named: "spinner", to: &code)
            code.statement("return spinner")
        case (.spinner, let text?):
            Self.spinner(SpinnerStyle(custom), appearance, to: &code)
            label(text, to: &code)
            code.statement("let stack = UIStackView(arrangedSubviews: [spinner, label])")
            code.statement("stack.axis = .vertical")
            code.statement("stack.alignment = .center")
            code.statement("stack.spacing = 8")
            properties(of: custom, named: "stack", to: &code)
            code.statement("return stack")
        case (.view, nil), (.label, nil):
            code.statement("let view = UIView()")
            properties(of: custom, named: "view", to: &code)
            code.statement("return view")
        case (.view, let text?), (.label, let text?):
            label(text, to: &code)
            properties(of: custom, named: "label", to: &code)
            code.statement("return label")
        }
    }

    private static func spinner(
        _ style: SpinnerStyle, _ appearance: Appearance?, to code: inout SwiftCode
    ) {
        code.statement(
            style == .large
                ? "let spinner = UIActivityIndicatorView(style: .large)"
                : "let spinner = UIActivityIndicatorView(style: .medium)")
        switch appearance {
        case .light: code.statement("spinner.overrideUserInterfaceStyle = .light")
        case .dark: code.statement("spinner.overrideUserInterfaceStyle = .dark")
        case nil: break
        }
        code.statement { code in
            code.append("spinner.accessibilityLabel = ")
            code.string(Scene.CustomView.spinnerName)
        }
        code.statement("spinner.startAnimating()")
    }

    private mutating func label(_ text: Scene.Text, to code: inout SwiftCode) {
        let words = AttributedWords(text, .label, direction)
        setUp(words, to: &code)
        code.statement("let label = UILabel()")
        code.statement("label.numberOfLines = 0")
        code.statement("label.textAlignment = .center")
        code.statement { code in
            code.append("label.attributedText = ")
            write(words, to: &code)
        }
    }

    /// Size and background; the library gives a view the size of its frame.
    private mutating func properties(
        of custom: Scene.CustomView, named name: StaticString, to code: inout SwiftCode
    ) {
        if let size = custom.statedSize {
            code.statement { code in
                code.append(name)
                code.append(".frame.size = ")
                Self.size(size, to: &code)
            }
        }
        if let background = custom.backgroundColor {
            code.statement { code in
                code.append(name)
                code.append(".backgroundColor = ")
                color(background, .fill, isTyped: false, to: &code)
            }
        }
    }
}
