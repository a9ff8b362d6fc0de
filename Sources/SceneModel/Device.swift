/// A device whose screen the catalogue is shown on.
public struct Device: Hashable, Sendable {
    /// The name on the command line: `iphone-8`.
    public var name: String
    /// What people call it.
    public var title: String
    /// The screen held upright, in points.
    public var size: Size
    /// What the hardware and the system keep free, held upright, in points.
    public var safeArea: Insets
    /// The same, held sideways.
    public var landscapeSafeArea: Insets
    /// The status bar, held upright, in points.
    public var statusBarHeight: Double
    /// The navigation bar, held upright, in points.
    public var navigationBarHeight: Double
    /// Whether it is a phone: phones hide the status bar held sideways, and lower the navigation bar to 32.
    public var isPhone: Bool
    /// The radius of the screen's corners, in points.
    public var cornerRadius: Double

    /// Every known device, from small to large.
    ///
    /// Sizes are those of Apple's Human Interface Guidelines, "Layout"; bar heights those of iOS 7 on devices
    /// with a home button, and of iOS 18 on the others.
    public static let all: [Device] = [
        Device(phone: "iphone-4", "iPhone 4s, 3.5 inch", 320, 480),
        Device(phone: "iphone-5", "iPhone 5s, 4 inch", 320, 568),
        standard,
        Device(phone: "iphone-8-plus", "iPhone 8 Plus, 5.5 inch", 414, 736),
        Device(
            name: "iphone-16", title: "iPhone 16, 6.1 inch", size: Size(width: 393, height: 852),
            safeArea: Insets(top: 59, bottom: 34),
            landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
            statusBarHeight: 59, navigationBarHeight: 44, isPhone: true, cornerRadius: 55),
        Device(
            name: "ipad", title: "iPad, 9.7 inch", size: Size(width: 768, height: 1024),
            safeArea: Insets(top: 20), landscapeSafeArea: Insets(top: 20),
            statusBarHeight: 20, navigationBarHeight: 44, isPhone: false, cornerRadius: 0),
        Device(
            name: "ipad-pro", title: "iPad Pro, 12.9 inch", size: Size(width: 1024, height: 1366),
            safeArea: Insets(top: 24, bottom: 20), landscapeSafeArea: Insets(top: 24, bottom: 20),
            statusBarHeight: 24, navigationBarHeight: 50, isPhone: false, cornerRadius: 18),
    ]

    /// The device with that name.
    public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

    /// The screen of the reference snapshots.
    public static let standard = Device(phone: "iphone-8", "iPhone 8, 4.7 inch", 375, 667)

    /// The screen of this device.
    public func canvas(_ orientation: Orientation = .portrait) -> Canvas {
        let upright = orientation == .portrait
        let hidesStatusBar = isPhone && !upright
        return Canvas(
            device: name,
            size: upright ? size : Size(width: size.height, height: size.width),
            orientation: orientation,
            safeArea: upright ? safeArea : landscapeSafeArea,
            statusBarHeight: hidesStatusBar ? 0 : statusBarHeight,
            navigationBarHeight: hidesStatusBar ? 32 : navigationBarHeight,
            cornerRadius: cornerRadius)
    }
}

extension Device {
    /// A phone with a home button.
    private init(phone name: String, _ title: String, _ width: Double, _ height: Double) {
        self.init(
            name: name, title: title, size: Size(width: width, height: height),
            safeArea: Insets(top: 20), landscapeSafeArea: .zero,
            statusBarHeight: 20, navigationBarHeight: 44, isPhone: true, cornerRadius: 0)
    }
}

/// The screen that a scene fills.
public struct Canvas: Hashable, Codable, Sendable {
    /// The device's name; nil for a size of one's own.
    public var device: String?
    /// Points.
    public var size: Size
    /// How it is held.
    public var orientation: Orientation
    /// What hardware and system keep free at the edges, in points.
    public var safeArea: Insets
    /// Points, 0 where the device shows none held that way.
    public var statusBarHeight: Double
    /// Points.
    public var navigationBarHeight: Double
    /// The radius of the screen's corners, in points.
    public var cornerRadius: Double

    /// A screen; all numbers are points.
    public init(
        device: String? = nil, size: Size, orientation: Orientation = .portrait, safeArea: Insets = .zero,
        statusBarHeight: Double = 20, navigationBarHeight: Double = 44, cornerRadius: Double = 0
    ) {
        self.device = device
        self.size = size
        self.orientation = orientation
        self.safeArea = safeArea
        self.statusBarHeight = statusBarHeight
        self.navigationBarHeight = navigationBarHeight
        self.cornerRadius = cornerRadius
    }

    /// A screen without a device, with the bars of a phone.
    public init(width: Double, height: Double) {
        self.init(
            size: Size(width: width, height: height),
            orientation: width > height ? .landscape : .portrait)
    }
}
