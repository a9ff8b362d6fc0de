// Declarations of others; what each does is documented by them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, BeginDocumentationCommentWithOneLineSummary, NeverUseImplicitlyUnwrappedOptionals

public protocol ShapeStyle: Sendable {}

public protocol Shape: View, Sendable {}

public struct Rectangle: Shape {
    public nonisolated init() {}
    public var body: Never { fatalError() }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

public struct Color: View, ShapeStyle, Hashable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    public nonisolated init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    public var body: Never { fatalError() }

    public static let white = Color(white: 1)
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
}

extension ShapeStyle where Self == Color {
    public static var white: Color { Color(white: 1) }
    public static var black: Color { Color(white: 0) }
    public static var clear: Color { Color(white: 0, opacity: 0) }
}

public struct Font: Hashable, Sendable {
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
        public static let black = Weight()
    }

    public static let headline = Font()
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    public func weight(_ weight: Weight) -> Font { self }
}

extension View {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modified() }
    public nonisolated func font(_ font: Font?) -> some View { modified() }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { modified() }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { modified() }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified() }
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { modified() }
}
