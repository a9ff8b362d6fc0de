import CatalogModel
import EmptyDataSet
import RenderJSON
import Rendering
import SceneModel
import Testing

@Suite("JSON renderer")
struct JSONRendererTests {
    private static let catalog =
        "\(#filePath)".split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Catalog"

    @Test(
        "Every field of every shipped scene is one that the schema names, and none that it requires is missing"
    )
    func schema() throws {
        let catalog = try Catalog.open(Self.catalog)
        var request = SceneRequest()
        request.showsBars = true
        request.frame = .device
        for path in catalog.files {
            let file = Catalog.read(catalog.path(of: path))
            let entry = try #require(file.entry)
            for state in entry.stateNames {
                let scene = try #require(
                    entry.scene(state, artwork: EntryArtwork.load(for: file).0, request: request)
                ).scene
                var bytes: [UInt8] = []
                try JSONRenderer().render(
                    scene, assets: AssetTable(), options: RenderOptions(), into: &bytes)
                #expect(bytes.last == UInt8(ascii: "\n"))
                SchemaCheck(SceneSchema.document).check(try JSONValue(parsing: bytes), scene.name)
            }
        }
    }

    @Test("A scene with a field too many, too few or of another type does not fit the schema")
    func faults() throws {
        let scene = Scene(
            name: "a", app: Scene.App(name: "A"), state: "empty", language: "en", direction: .auto,
            appearance: .light, canvas: Device.standard.canvas(), backdrop: .white, padding: 20, elements: [])
        guard case .object(let members) = try JSONValue(encoding: scene) else { return }
        let check = SchemaCheck(SceneSchema.document)
        #expect(check.fits(.object(members)))
        for (name, value) in [("extra", 1 as JSONValue), ("padding", "20"), ("direction", "up")] {
            #expect(!check.fits(.object(members.merging([name: value]) { $1 })))
        }
        #expect(!check.fits(.object(members.filter { $0.key != "spacing" })))
    }
}

/// The keywords of JSON Schema that the scene's schema uses; a whole validator runs in the browser checks.
private struct SchemaCheck {
    let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    func check(_ value: JSONValue, _ name: String) {
        #expect(fits(value), "\(name) does not fit the schema")
    }

    func fits(_ value: JSONValue) -> Bool { fits(value, root) }

    private func fits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
        if let name = schema["$ref"]?.string?.split(separator: "/").last {
            guard let target = root["$defs"]?[String(name)] else { return false }
            return fits(value, target)
        }
        if let choices = schema["oneOf"]?.array { return choices.count { fits(value, $0) } == 1 }
        if let constant = schema["const"] { return value == constant }
        if let words = schema["enum"]?.array { return words.contains(value) }
        switch schema["type"]?.string {
        case "string": return value.string != nil
        case "number": if case .number = value { return true } else { return false }
        case "boolean": if case .bool = value { return true } else { return false }
        case "array":
            guard let items = schema["items"] else { return false }
            return value.array?.allSatisfy { fits($0, items) } ?? false
        default: return fitsObject(value, schema)
        }
    }

    private func fitsObject(_ value: JSONValue, _ schema: JSONValue) -> Bool {
        guard case .object(let members) = value, case .object(let properties) = schema["properties"] else {
            return false
        }
        let required = schema["required"]?.array?.compactMap(\.string) ?? []
        return required.allSatisfy { members[$0] != nil }
            && members.allSatisfy { name, member in properties[name].map { fits(member, $0) } ?? false }
    }
}
