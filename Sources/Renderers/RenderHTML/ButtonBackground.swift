import ByteWriting
import MarkupText
import Rendering
import SceneModel

/// A picture stretched behind a button's words, its edges kept.
struct ButtonBackground: Equatable {
    private let background: Scene.Button.Background
    private let address: DataAddress
    private let naturalSize: Size

    /// A background of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack its picture.
    init(_ background: Scene.Button.Background, in page: PageContext) throws(RenderFailure) {
        self.background = background
        address = try page.address(of: background.asset)
        naturalSize = page.assets[background.asset]?.naturalSize ?? background.size
    }

    /// Whether they look alike.
    static func == (one: ButtonBackground, other: ButtonBackground) -> Bool {
        one.background == other.background
    }

    /// Declares where it is drawn.
    func declareFrame(in rule: inout StyleSheet.Declarations) {
        let insets = background.drawingInsets
        rule.set(
            "inset", .points(insets.top), .points(insets.right), .points(insets.bottom), .points(insets.left))
    }

    /// Declares the picture: how much of it each edge is, in its own units, and how wide that is drawn.
    func declarePicture(in rule: inout StyleSheet.Declarations) {
        let caps = background.capInsets
        let across = Self.slices(caps.left, caps.right, of: naturalSize.width, shownAs: background.size.width)
        let down = Self.slices(caps.top, caps.bottom, of: naturalSize.height, shownAs: background.size.height)
        rule.set(
            "border-image", .address(address), .number(down.first), .number(across.last), .number(down.last),
            .number(across.first), .keyword("fill/"))
        rule.more(.points(down.first * down.scale))
        rule.more(.points(across.last * across.scale))
        rule.more(.points(down.last * down.scale))
        rule.more(.points(across.first * across.scale))
    }

    /// Two opposite cap insets in units of the picture, and how many points such a unit is.
    ///
    /// Where the caps leave nothing between them to stretch, they are made smaller, since CSS would draw no
    /// middle then. They are whole numbers because Chromium rounds them, which could make the middle vanish.
    private static func slices(
        _ first: Double, _ last: Double, of natural: Double, shownAs size: Double
    ) -> (first: Double, last: Double, scale: Double) {
        let scale = natural > 0 ? size / natural : 1
        guard scale > 0 else { return (0, 0, 1) }
        let room = max(0, natural - 1)
        let share = min(1, room * scale / max(first + last, 1))
        return ((first / scale * share).rounded(.down), (last / scale * share).rounded(.down), scale)
    }
}
