public import SceneModel

/// Why a list has nothing to show, as `setEmptyView` is told.
public enum EmptyMessageType: String, CaseIterable, Sendable {
    /// A search has not begun.
    case search
    /// A search found nothing.
    case noresult
}

/// The view that `setEmptyView(message:type:)` puts up: an icon and a message below it.
public struct EmptyMessageView: Hashable, Sendable {
    /// The message.
    public let message: String
    /// Why the list is empty.
    public let type: EmptyMessageType

    /// A view that says a message for a reason.
    public init(message: String, type: EmptyMessageType) {
        self.message = message
        self.type = type
    }

    /// The width and height of the icon, in points.
    public static let iconSize = 50.0
    /// How far the icon's middle is above the middle of the list, in points.
    public static let iconRise = 180.0
    /// Points between icon and message.
    public static let messageGap = 10.0
    /// The least distance of the message from the sides, in points.
    public static let sideMargin = 20.0
    /// The message's font: 17 points, medium.
    public static let font = Font(size: 17, weight: .medium)

    /// The vertical place of the icon's top in a list of that height, in points from its top.
    public func iconTop(in height: Double) -> Double {
        height / 2 - Self.iconRise - Self.iconSize / 2
    }

    /// The vertical place of the message's top in a list of that height, in points from its top.
    public func messageTop(in height: Double) -> Double {
        iconTop(in: height) + Self.iconSize + Self.messageGap
    }
}

extension ScrollView {
    /// The name that the type has in `setEmptyView(message:type:)` where that is known from.
    public typealias EmptyViewType = EmptyMessageType

    /// The view that `setEmptyView` put up; nil after `restore`.
    public var emptyMessageView: EmptyMessageView? { messageView }

    /// Puts a message up in the list's background; a second one takes the place of the first.
    public func setEmptyView(message: String, type: EmptyMessageType) {
        messageView = EmptyMessageView(message: message, type: type)
    }

    /// Takes the message down.
    public func restore() { messageView = nil }

    /// Puts up or takes down the message by what was searched for and how much was found: nothing typed is a
    /// search that has not begun, and a search without results found nothing.
    public func updateEmptyView(
        searchText: String, resultCount: Int, searchMessage: String, noResultMessage: String
    ) {
        if resultCount > 0 { return restore() }
        if searchText.isEmpty {
            setEmptyView(message: searchMessage, type: .search)
        } else {
            setEmptyView(message: noResultMessage, type: .noresult)
        }
    }
}
