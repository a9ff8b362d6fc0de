import ByteWriting
import MarkupText
public import SceneModel

/// A screen that the pages of a gallery offer: a device held one way, or a size.
public struct GalleryCanvas: Sendable {
    /// What people call it: `iPhone 8, 4.7 inch`.
    public let title: String
    /// The screen.
    public let canvas: Canvas
    /// The points at each side that content keeps free on it.
    public let padding: Double

    /// A screen by the name that people call it; the padding in points.
    public init(title: String, canvas: Canvas, padding: Double) {
        self.title = title
        self.canvas = canvas
        self.padding = padding
    }

    /// The name by which addresses call the device: `iphone-8`, or `375x667` where there is none.
    var name: String {
        canvas.device ?? "\(Int(canvas.size.width))x\(Int(canvas.size.height))"
    }

    /// What the body of the device adds at the left and the right, and above and below, in points.
    var edges: Size {
        let edges = DeviceShape(around: canvas).edges
        return Size(width: edges.left, height: edges.top)
    }

    /// The rules of a status bar on this screen, its colours left out; nil where it has none.
    ///
    /// High bars are laid out in another way than low ones, so that each takes back what the other says.
    var statusBarRules: [UInt8]? {
        guard canvas.statusBarHeight > 0 else { return nil }
        var style = PageStyle()
        StatusBarBlock(
            Scene.StatusBar(height: canvas.statusBarHeight, isLight: false, backgroundColor: .white)
        ).addStyle(to: &style)
        var rules: [UInt8] = []
        for line in style.finish().bytes.split(separator: UInt8(ascii: "\n")) where line.first != Self.at {
            rules.append(contentsOf: line.withoutColors)
            rules.append(UInt8(ascii: "\n"))
        }
        guard canvas.statusBarHeight > 40 else { return rules }
        rules.append(".status::before{content:none}\n.status span,.status svg{margin-left:0}\n")
        return rules
    }

    private static let at = UInt8(ascii: "@")
}

extension ArraySlice<UInt8> {
    /// A rule on one line without the colours that it declares.
    fileprivate var withoutColors: [UInt8] {
        guard let open = firstIndex(of: UInt8(ascii: "{")), last == UInt8(ascii: "}") else {
            return Array(self)
        }
        var rule = Array(self[...open])
        for declaration in self[(open + 1)...].dropLast().split(separator: UInt8(ascii: ";"))
        where !declaration.starts(with: "color:".utf8) && !declaration.starts(with: "background:".utf8) {
            if rule.last != UInt8(ascii: "{") { rule.append(UInt8(ascii: ";")) }
            rule += declaration
        }
        return rule + [UInt8(ascii: "}")]
    }
}
