import ByteWriting
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
        for case let image? in above { insert(image.asset) }
        for index in elements.indices {
            switch elements[index] {
            case .image(let image): insert(image.asset)
            case .button(let button), .secondaryButton(let button):
                insert(button.normal, naturalSize)
                insert(button.highlighted, naturalSize)
            case .title, .description, .customView: break
            }
        }
    }

    /// The name of a picture in the asset catalogue.
    public subscript(asset: String) -> String {
        entries.first { $0.asset == asset }?.name ?? Self.name(asset)
    }

    private mutating func insert(_ face: Scene.Button.Face, _ naturalSize: (String) -> Size?) {
        if let image = face.image { insert(image.asset) }
        guard let background = face.background else { return }
        // Cap insets are points of the picture as it is shown.
        let isOwn = naturalSize(background.asset) ?? background.size == background.size
        insert(background.asset, size: isOwn ? nil : background.size)
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
        let bytes = asset.utf8
        guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return name(letters: asset) }
        var length = bytes.count
        if let dot = bytes.lastIndex(of: UInt8(ascii: ".")), !bytes[dot...].contains(UInt8(ascii: "/")) {
            length = bytes.distance(from: bytes.startIndex, to: dot)
        }
        guard length > 0 else { return "image" }
        return String(unsafeUninitializedCapacity: length) { name in
            for (index, byte) in bytes.prefix(length).enumerated() {
                name[index] = isPlain(byte) ? byte : UInt8(ascii: "-")
            }
            return length
        }
    }

    /// The same for any text, a letter of which may be several scalars.
    private static func name(letters asset: String) -> String {
        var stem = asset[...]
        if let dot = stem.lastIndex(of: "."), !stem[dot...].contains("/") { stem = stem[..<dot] }
        let name = String(
            stem.map { letter in letter.asciiValue.map(isPlain) ?? false ? letter : "-" })
        return name.isEmpty ? "image" : name
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
