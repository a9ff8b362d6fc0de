/// The renderers that there are, by name.
public struct RendererRegistry: Sendable {
    /// In the order in which they are listed.
    public let renderers: [any Renderer]

    /// A registry of some renderers; of two with the same name the first counts.
    public init(_ renderers: [any Renderer]) {
        self.renderers = renderers
    }

    /// The renderer of that name.
    public subscript(name: String) -> (any Renderer)? { renderers.first { $0.info.name == name } }

    /// Every name, in order.
    public var names: [String] { renderers.map(\.info.name) }
}
