// Declarations of others; what each does is documented by them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, BeginDocumentationCommentWithOneLineSummary, NeverUseImplicitlyUnwrappedOptionals

public struct NavigationStack<Data, Root: View>: View {
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public var body: Never { fatalError() }
}

public struct NavigationPath: Equatable, Sendable {}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public struct ToolbarPlacement: Sendable {
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
}

public struct ToolbarItemPlacement: Sendable {
    public static let principal = ToolbarItemPlacement()
}

@MainActor @preconcurrency
public protocol ToolbarContent {}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public nonisolated init(
        placement: ToolbarItemPlacement = .principal, @ViewBuilder content: () -> Content
    ) where ID == () {}
}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}

extension View {
    public nonisolated func navigationTitle(_ title: Text) -> some View { modified() }
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { modified() }
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { modified() }
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { modified() }
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { modified() }
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { modified() }
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { modified() }
    public nonisolated func tint(_ tint: Color?) -> some View { modified() }
}
