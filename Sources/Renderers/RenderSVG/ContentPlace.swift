import SceneModel

/// Where the content begins: in the middle of the list view, moved by the vertical offset.
///
/// It never leaves the list view at the top, nor what hardware and header take from that, so content that is
/// too tall begins there, and is cut off at the end of the screen.
struct ContentPlace {
    /// From the top of the screen, in points, on the grid of a 2x screen.
    let top: Double

    /// The place of content with that height.
    init(height: Double, in scene: borrowing Scene) {
        let list = scene.canvas.size.height - scene.listTop
        let free = list - height
        let wanted = ((free / 2 + scene.verticalOffset) * 2).rounded(.toNearestOrAwayFromZero) / 2
        let leastAbove = max(scene.header?.height ?? 0, scene.canvas.safeArea.top - scene.listTop, 0)
        let leastBelow = max(scene.canvas.safeArea.bottom, 0)
        top = scene.listTop + max(leastAbove, min(wanted, free - leastBelow))
    }
}
