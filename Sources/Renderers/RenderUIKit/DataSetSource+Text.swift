import SceneModel
import SwiftSource

extension DataSetSource {
    /// Writes the body of a method that returns a text.
    mutating func writeResult(_ text: Scene.Text, _ role: ColorRole, to code: inout SwiftCode) {
        writeResult(AttributedWords(text, role, direction), to: &code)
    }

    /// Writes the same for a text that is known; a statement that is alone needs no `return`.
    mutating func writeResult(_ words: AttributedWords, to code: inout SwiftCode) {
        if words.needsSetUp { return writeAlways(words, to: &code) }
        code.statement { write(words, to: &$0) }
    }

    /// Writes the same with a `return`.
    mutating func writeAlways(_ words: AttributedWords, to code: inout SwiftCode) {
        setUp(words, to: &code)
        code.statement { code in
            code.append("return ")
            write(words, to: &code)
        }
    }

    /// Writes the statements that a text needs before it.
    mutating func setUp(_ words: AttributedWords, to code: inout SwiftCode) {
        if words.hasParagraphStyle { paragraph(words, to: &code) }
        for shadow in words.shadows { setUp(shadow, of: words, to: &code) }
        guard words.runs.count > 1 else { return }
        code.statement { code in
            code.append("let attributes: [NSAttributedString.Key: Any] = ")
            attributes(words, words.runs[0], to: &code)
        }
        for (index, run) in words.runs.enumerated() {
            code.statement { code in
                if index == 0 {
                    code.append("let text = ")
                    piece(run, of: words, type: "NSMutableAttributedString", to: &code)
                } else {
                    code.call("text.append") { code in
                        code.argument { piece(run, of: words, to: &$0) }
                    }
                }
            }
        }
    }

    private mutating func piece(
        _ run: Scene.Text.Run, of words: AttributedWords, type: StaticString = "NSAttributedString",
        to code: inout SwiftCode
    ) {
        string(run.text, type: type, to: &code) { attributes(of: run, in: words, to: &$0) }
    }

    /// Writes a text that has been set up.
    mutating func write(_ words: AttributedWords, to code: inout SwiftCode) {
        switch words.runs.count {
        case 0: code.call("NSAttributedString") { $0.argument("string", string: "") }
        case 1: string(words.runs[0].text, to: &code) { attributes(words, words.runs[0], to: &$0) }
        default: code.append("text")
        }
    }

    private func string(
        _ text: String, type: StaticString = "NSAttributedString", to code: inout SwiftCode,
        attributes: (inout SwiftCode) -> Void
    ) {
        code.call(type) { code in
            code.argument("string", string: text)
            code.argument("attributes", attributes)
        }
    }
}

// MARK: - Attributes

extension DataSetSource {
    /// The attributes of the first stretch, but for those that are another stretch's own.
    private mutating func attributes(
        _ words: AttributedWords, _ first: Scene.Text.Run, to code: inout SwiftCode
    ) {
        code.list { code in
            code.argument(".font") { Self.font(first.font, to: &$0) }
            code.argument(".foregroundColor") { color(of: words, first.color, to: &$0) }
            if first.kern != 0 { code.argument(".kern", number: first.kern) }
            if let shadow = words.sharedShadow { code.argument(".shadow") { words.name(shadow, to: &$0) } }
            if words.hasParagraphStyle { code.argument(".paragraphStyle", "paragraph") }
        }
    }

    /// The attributes by which a stretch differs from the first one.
    private mutating func attributes(
        of run: Scene.Text.Run, in words: AttributedWords, to code: inout SwiftCode
    ) {
        let first = words.runs[0]
        let shadow = words.sharedShadow == nil ? run.shadow : nil
        if run.font == first.font, run.color == first.color, run.kern == first.kern, shadow == nil {
            return code.append("attributes")
        }
        code.call("attributes.merging") { code in
            code.argument { code in
                code.list { code in
                    if run.font != first.font { code.argument(".font") { Self.font(run.font, to: &$0) } }
                    if run.color != first.color {
                        code.argument(".foregroundColor") { color(run.color, words.role, to: &$0) }
                    }
                    if run.kern != first.kern { code.argument(".kern", number: run.kern) }
                    if let shadow { code.argument(".shadow") { words.name(shadow, to: &$0) } }
                }
            }
            code.argument("uniquingKeysWith", "{ $1 }")
        }
    }

    private func paragraph(_ words: AttributedWords, to code: inout SwiftCode) {
        code.statement("let paragraph = NSMutableParagraphStyle()")
        switch words.alignment {
        case .natural: break
        case .center: code.statement("paragraph.alignment = .center")
        case .left: code.statement("paragraph.alignment = .left")
        case .right: code.statement("paragraph.alignment = .right")
        case .justified: code.statement("paragraph.alignment = .justified")
        }
        if words.lineSpacing != 0 {
            code.statement { code in
                code.append("paragraph.lineSpacing = ")
                code.number(words.lineSpacing)
            }
        }
        switch words.direction {
        case .auto: break
        case .ltr: code.statement("paragraph.baseWritingDirection = .leftToRight")
        case .rtl: code.statement("paragraph.baseWritingDirection = .rightToLeft")
        }
    }

    private mutating func setUp(_ shadow: Shadow, of words: AttributedWords, to code: inout SwiftCode) {
        code.statement { code in
            code.append("let ")
            words.name(shadow, to: &code)
            code.append(" = NSShadow()")
        }
        code.statement { code in
            words.name(shadow, to: &code)
            code.append(".shadowColor = ")
            color(shadow.color, .shadow, to: &code)
        }
        code.statement { code in
            words.name(shadow, to: &code)
            code.append(".shadowOffset = ")
            Self.size(Size(width: shadow.x, height: shadow.y), to: &code)
        }
        guard shadow.blur != 0 else { return }
        code.statement { code in
            words.name(shadow, to: &code)
            code.append(".shadowBlurRadius = ")
            code.number(shadow.blur)
        }
    }
}

// MARK: - Fonts

extension DataSetSource {
    /// A font; where the app lacks the face, the system's stands in, as heavy.
    private static func font(_ font: Font, to code: inout SwiftCode) {
        if font.name == Font.system { return systemFont("UIFont.systemFont", font, to: &code) }
        guard font.weight != .regular else {
            return code.coalescing {
                face("UIFont", font, to: &$0)
            } or: {
                systemFont(".systemFont", font.fallback, to: &$0)
            }
        }
        // A face by name in another weight is a question to the font system, which always has an answer.
        code.call("UIFont") { code in
            code.argument("descriptor") { code in
                face("UIFontDescriptor", font, to: &code)
                code.joining("addingAttributes") { code in
                    code.argument { code in
                        code.list { $0.argument(".traits") { weight(font.weight, to: &$0) } }
                    }
                }
            }
            code.argument("size", "0")
        }
    }

    private static func systemFont(_ callee: StaticString, _ font: Font, to code: inout SwiftCode) {
        code.call(callee) { code in
            code.argument("ofSize", number: font.size)
            if font.weight != .regular { code.argument("weight") { $0.append(font.weight) } }
        }
    }

    private static func face(_ type: StaticString, _ font: Font, to code: inout SwiftCode) {
        code.call(type) { code in
            code.argument("name", string: font.name)
            code.argument("size", number: font.size)
        }
    }

    private static func weight(_ weight: Font.Weight, to code: inout SwiftCode) {
        code.list { code in
            code.argument("UIFontDescriptor.TraitKey.weight") { code in
                code.append("UIFont.Weight")
                code.append(weight)
            }
        }
    }
}
