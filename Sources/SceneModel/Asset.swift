/// A picture as bytes, checked when it was loaded: nothing in it runs or calls home.
public struct Asset: Hashable, Sendable {
    /// What kind of picture it is.
    public enum MediaType: String, Codable, Sendable {
        case svg = "image/svg+xml"
        case png = "image/png"
    }

    /// Unique in a request: `airbnb/placeholder.svg`.
    public var name: String
    /// What kind of picture it is.
    public var mediaType: MediaType
    /// Its own width and height, in points.
    public var naturalSize: Size
    /// The file, byte for byte.
    public var bytes: [UInt8]

    /// A picture.
    public init(name: String, mediaType: MediaType, naturalSize: Size, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.naturalSize = naturalSize
        self.bytes = bytes
    }
}

/// A picture as a source gives it: the counterpart of UIKit's `UIImage`.
public struct ImageAsset: Hashable, Sendable {
    /// The picture's bytes.
    public var asset: Asset
    /// How large it is shown, in points.
    public var size: Size
    /// What it shows, for someone who cannot see it; empty where it only decorates.
    public var alternativeText: String
    /// Its edges that do not stretch, in points; zero where all of it does.
    public var capInsets: Insets
    /// The drawn frame is the laid-out one enlarged by these, in points; negative ones make it smaller.
    ///
    /// The names and signs are UIKit's.
    public var alignmentRectInsets: Insets

    /// A picture at a size in points; at its own where none is given.
    public init(
        _ asset: Asset, size: Size? = nil, alternativeText: String = "", capInsets: Insets = .zero,
        alignmentRectInsets: Insets = .zero
    ) {
        self.asset = asset
        self.size = size ?? asset.naturalSize
        self.alternativeText = alternativeText
        self.capInsets = capInsets
        self.alignmentRectInsets = alignmentRectInsets
    }
}

/// How a picture moves: the counterpart of the `CAAnimation` that a source gives.
public enum ImageAnimation: String, CaseIterable, Codable, Sendable {
    /// A quarter turn every 0.25 seconds, without end.
    case rotate
    /// Fading out and in once in 1.5 seconds, without end.
    case pulse
}
