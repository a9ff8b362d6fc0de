public import SceneModel

/// The body of a device around a screen: its measures in points, from the body's top-left corner.
public struct DeviceShape: Sendable {
    /// How much of the body is on each side of the screen.
    public let edges: Insets
    /// The whole body.
    public let size: Size
    /// The radius of the body's corners.
    public let cornerRadius: Double
    /// The middle of the home button; nil for a device whose screen has round corners, which has none.
    public let homeButton: (x: Double, y: Double)?
    /// The place of the speaker; nil where there is no home button.
    public let speaker: (x: Double, y: Double, size: Size)?

    /// The body's colour.
    public static let color = Color(red: 0x17, green: 0x17, blue: 0x1A)
    /// The colour of its edge and of the home button's, 2 points wide.
    public static let edgeColor = Color(red: 0x48, green: 0x48, blue: 0x4D)
    /// The colour of the speaker.
    public static let speakerColor = Color(red: 0x3A, green: 0x3A, blue: 0x3F)
    /// The radius of the home button in points.
    public static let homeButtonRadius = 27.0

    /// The body around a screen: with bars where the home button is, else a rim of 14 points.
    public init(around canvas: Canvas) {
        let hasHomeButton = canvas.cornerRadius == 0
        let isUpright = canvas.orientation == .portrait
        let bars =
            isUpright
            ? Insets(top: 84, left: 18, bottom: 84, right: 18)
            : Insets(top: 18, left: 84, bottom: 18, right: 84)
        edges = hasHomeButton ? bars : Insets(top: 14, left: 14, bottom: 14, right: 14)
        size = Size(
            width: canvas.size.width + edges.horizontal, height: canvas.size.height + edges.vertical)
        cornerRadius = hasHomeButton ? 54 : canvas.cornerRadius + 14
        guard hasHomeButton else {
            homeButton = nil
            speaker = nil
            return
        }
        let middle = (x: size.width / 2, y: size.height / 2)
        // Held sideways, what was at the top is at the left.
        homeButton = isUpright ? (middle.x, size.height - 41) : (size.width - 41, middle.y)
        speaker =
            isUpright
            ? (middle.x - 30, 39, Size(width: 60, height: 6))
            : (39, middle.y - 30, Size(width: 6, height: 60))
    }
}
