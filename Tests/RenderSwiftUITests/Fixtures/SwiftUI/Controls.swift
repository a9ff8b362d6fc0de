// Declarations of others; what each does is documented by them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, BeginDocumentationCommentWithOneLineSummary, NeverUseImplicitlyUnwrappedOptionals

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

public struct Text: View, Equatable, Sendable {
    public nonisolated init(verbatim content: String) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) {}
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {}
    public nonisolated init(_ attributedContent: AttributedString) {}
    public var body: Never { fatalError() }

    public nonisolated func font(_ font: Font?) -> Text { self }
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

public struct Image: View, Equatable, Sendable {
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }

    public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
    public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    public nonisolated init(decorative name: String, bundle: Bundle? = nil) {}
    public nonisolated init(systemName: String) {}
    public var body: Never { fatalError() }

    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image { self }
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension View {
    public nonisolated func scaledToFit() -> some View { modified() }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    public var body: Never { fatalError() }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView {}
    public nonisolated init(@ViewBuilder label: () -> Label) {}
}

// MARK: Buttons

public struct Button<Label: View>: View {
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError() }
}

public struct ButtonStyleConfiguration {
    public struct Label: View {
        public var body: Never { fatalError() }
    }

    public var label: Label { Label() }
    public var isPressed: Bool { false }
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modified() }
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { modified() }
}

/// What takes the place of the macro `#Preview`, whose parameters it has.
public struct Preview {
    @MainActor public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {}
}
