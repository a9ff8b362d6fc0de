public import Rendering
import SceneModel

/// What the program writes to a renderer's standard input.
public enum WireRequest {
    /// The request as UTF-8, keys sorted, without a final line break.
    public static func bytes(_ request: RenderRequest, indented: Bool = false) -> [UInt8] {
        let assets = Dictionary(request.assets.assets.map { ($0.name, value($0)) }) { first, _ in first }
        let features = requiredFeatures(of: request.scenes)
        var json = JSONWriter(indented: indented)
        json.object {
            $0.member("assets", JSONValue.object(assets))
            $0.member("options", value(request.options))
            $0.member("protocol", Double(WireProtocol.number))
            $0.member("requiredFeatures", features.map(\.rawValue))
            $0.member("scenes", request.scenes)
        }
        return json.finish()
    }

    /// What the scenes need together, in the order of `Scene.Feature`.
    static func requiredFeatures(of scenes: [Scene]) -> [Scene.Feature] {
        scenes.reduce(into: Set<Scene.Feature>()) { $0.formUnion($1.requiredFeatures) }.sorted()
    }

    private static func value(_ asset: Asset) -> JSONValue {
        var members = WireContent.members(asset.bytes, prefersText: asset.mediaType == .svg)
        members["mediaType"] = .string(asset.mediaType.rawValue)
        members["naturalSize"] = .object([
            "width": .number(asset.naturalSize.width), "height": .number(asset.naturalSize.height),
        ])
        return .object(members)
    }

    private static func value(_ options: RenderOptions) -> JSONValue {
        .object([
            "width": .number(Double(options.width)), "colors": .string(options.colors.rawValue),
            "style": .string(options.style.rawValue), "isInteractive": .bool(options.isInteractive),
        ])
    }
}

// MARK: - Reading

extension WireRequest {
    /// Reads a request.
    ///
    /// Fields that are not known are ignored; options that are missing have the values of a pipe.
    /// `requiredFeatures` is the program's to check, and not kept.
    public static func read(_ bytes: [UInt8]) throws(WireProblem) -> RenderRequest {
        let document = try WireObject(document: bytes)
        _ = try document.strings("requiredFeatures")
        return RenderRequest(
            scenes: try scenes(of: document), assets: try assets(of: document),
            options: try options(of: document))
    }

    private static func scenes(of document: WireObject) throws(WireProblem) -> [Scene] {
        let value = try document.required("scenes")
        guard let values = value.array else {
            throw .field("scenes", "expected an array, not \(value.kindName)")
        }
        var scenes: [Scene] = []
        for (index, value) in values.enumerated() {
            scenes.append(try WireScene.read(value, at: "scenes[\(index)]"))
        }
        return scenes
    }

    private static func assets(of document: WireObject) throws(WireProblem) -> AssetTable {
        var assets: [Asset] = []
        for (name, object) in try document.namedObjects("assets") {
            assets.append(
                Asset(
                    name: name, mediaType: try mediaType(of: object),
                    naturalSize: try naturalSize(of: object),
                    bytes: try WireContent.bytes(of: object)))
        }
        return AssetTable(assets)
    }

    private static func mediaType(of asset: WireObject) throws(WireProblem) -> Asset.MediaType {
        let text = try asset.requiredString("mediaType")
        guard let type = Asset.MediaType(rawValue: text) else {
            throw .field(
                asset.place(of: "mediaType"),
                "expected \(Asset.MediaType.svg.rawValue) or \(Asset.MediaType.png.rawValue), "
                    + "not \(WireProblem.quoted(text))")
        }
        return type
    }

    /// The picture's own size; zero where the request does not say it: scenes say how large it is shown.
    private static func naturalSize(of asset: WireObject) throws(WireProblem) -> Size {
        guard let value = asset["naturalSize"] else { return Size(width: 0, height: 0) }
        let size = try WireObject(value, at: asset.place(of: "naturalSize"))
        return Size(width: try size.requiredNumber("width"), height: try size.requiredNumber("height"))
    }

    private static func options(of document: WireObject) throws(WireProblem) -> RenderOptions {
        var options = RenderOptions()
        guard let value = document["options"] else { return options }
        let object = try WireObject(value, at: "options")
        options.width = try object.integer("width") ?? options.width
        options.colors = try object.word("colors", as: RenderOptions.Colors.self) ?? options.colors
        options.style = try object.word("style", as: RenderOptions.Style.self) ?? options.style
        options.isInteractive = try object.bool("isInteractive") ?? options.isInteractive
        return options
    }
}
