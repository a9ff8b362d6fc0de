// Declarations of others; what each does is documented by them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, BeginDocumentationCommentWithOneLineSummary, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) { super.init() }
    public convenience override init() { self.init(frame: .zero) }
    open var frame: CGRect = .zero
    open var backgroundColor: UIColor?
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

open class UIScrollView: UIView {}
open class UITableView: UIScrollView {}
open class UICollectionView: UIScrollView {}

open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
        public nonisolated static var highlighted: State { State(rawValue: 1) }
    }
}

open class UIButton: UIControl {}

open class UILabel: UIView {
    open var numberOfLines: Int = 1
    open var textAlignment: NSTextAlignment = .natural
    open var attributedText: NSAttributedString?
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large = 101 }
    public init(style: Style) { super.init(frame: .zero) }
    open func startAnimating() {}
}

open class UIStackView: UIView {
    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var alignment: Alignment = .fill
    open var spacing: CGFloat = 0
}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}

public enum UIAccessibility {
    @MainActor public static var isReduceMotionEnabled: Bool { false }
}

extension NSObject {
    @MainActor public var accessibilityLabel: String? {
        get { nil }
        set {}
    }
}

// MARK: Animations

open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
}

open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) { self.init() }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
}

public typealias CFTimeInterval = Double

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

open class CAMediaTimingFunction: NSObject {
    public convenience init(name: CAMediaTimingFunctionName) { self.init() }
}
