public import SceneModel

/// The pictures of a scene under the names that they get in an app's asset catalogue.
public struct AssetCatalog: Sendable {
    /// A picture of a scene.
    public struct Entry: Hashable, Sendable {
        /// Its name in the scene.
        public var asset: String
        /// Its name in the asset catalogue.
        public var name: String
        /// The size in points that the code counts on, where that is not the picture's own.
        public var size: Size?
    }

    /// In the order in which the scene names them, each once.
    public private(set) var entries: [Entry] = []

    /// The names for the pictures of some elements, and for others that stand above them; `naturalSize` gives
    /// a picture's own size.
    public init(
        _ elements: [Scene.Element], above: [Scene.Image?] = [], naturalSize: (String) -> Size? = { _ in nil }
    ) {
        for image in above.compactMap(\.self) { insert(image.asset) }
        for element in elements {
            switch element {
            case .image(let image): insert(image.asset)
            case .button(let button), .secondaryButton(let button):
                for face in [button.normal, button.highlighted] {
                    if let image = face.image { insert(image.asset) }
                    guard let background = face.background else { continue }
                    // Cap insets are points of the picture as it is shown.
                    let isOwn = naturalSize(background.asset) ?? background.size == background.size
                    insert(background.asset, size: isOwn ? nil : background.size)
                }
            case .title, .description, .customView: break
            }
        }
    }

    /// The name of a picture as a string literal.
    public subscript(asset: String) -> SwiftCode {
        .string(entries.first { $0.asset == asset }?.name ?? Self.name(asset))
    }

    private mutating func insert(_ asset: String, size: Size? = nil) {
        guard !entries.contains(where: { $0.asset == asset }) else { return }
        let stem = Self.name(asset)
        var name = stem
        var number = 1
        while entries.contains(where: { $0.name == name }) {
            number += 1
            name = "\(stem)-\(number)"
        }
        entries.append(Entry(asset: asset, name: name, size: size))
    }

    /// `airbnb-placeholder` for `airbnb/placeholder.svg`.
    private static func name(_ asset: String) -> String {
        var stem = asset[...]
        if let dot = stem.lastIndex(of: "."), !stem[dot...].contains("/") { stem = stem[..<dot] }
        let name = String(stem.map { isPlain($0) ? $0 : "-" })
        return name.isEmpty ? "image" : name
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || "._-".contains(character)
    }
}
