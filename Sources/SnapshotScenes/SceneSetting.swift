import CatalogModel
import EmptyDataSet
import Rendering
import SceneModel

/// The options of a variant as they are read, one after the other.
struct SceneSetting {
    var request = SceneRequest()
    var options = RenderOptions()
    var device = Device.standard
    var size: Size?
    var orientation = Orientation.portrait

    /// What is asked of the scenes, the screen included.
    var finished: SceneRequest {
        var request = request
        guard let size else {
            request.canvas = device.canvas(orientation)
            return request
        }
        let isTurned = orientation == .landscape && size.height > size.width
        request.canvas = Canvas(
            width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height)
        return request
    }

    /// One option: its name, what its values are, and where they go.
    struct Row: Sendable {
        let name: String
        /// What a value must be, as the end of a sentence.
        let expectation: String
        /// Takes a value; false where it is none of the option's.
        let apply: @Sendable (JSONValue, inout SceneSetting) -> Bool
    }

    /// The options of a scene and of a rendering, by their names on the command line.
    static let rows: [Row] = [
        row("device", "one of " + Device.all.map(\.name).joined(separator: ", ")) { value, setting in
            Device.named(value).map { setting.device = $0 }
        },
        row("size", "width and height in points, each 100 to 4096, such as \"320x480\"") { value, setting in
            size(value).map { setting.size = $0 }
        },
        choice("orientation") { $0.orientation = $1 },
        row("bars", "one of shown, hidden") { value, setting in
            ["shown", "hidden"].contains(value) ? setting.request.showsBars = value == "shown" : nil
        },
        choice("frame") { (setting, frame: Scene.Frame) in setting.request.frame = frame },
        choice("appearance") { $0.request.traits.appearance = $1 },
        Row(name: "text-scale", expectation: "a number from 0.8 to 3.1") { value, setting in
            guard case .number(let scale) = value, (0.8...3.1).contains(scale) else { return false }
            setting.request.traits.textScale = scale
            return true
        },
        row("language", "a language's code, such as \"ko\"") { $1.request.traits.language = $0 },
        choice("direction") { $0.request.traits.layoutDirection = $1 },
        row("query", "a text") { $1.request.query = $0 },
        Row(name: "width", expectation: "columns, from 1 to 10000") { value, setting in
            guard let width = value.integer, (1...10_000).contains(width) else { return false }
            setting.options.width = width
            return true
        },
        choice("colors") { $0.options.colors = $1 },
        choice("style") { $0.options.style = $1 },
    ]

    /// An option whose values are texts; `store` gives nil for a text that is none of them.
    private static func row(
        _ name: String, _ expectation: String,
        store: @escaping @Sendable (String, inout SceneSetting) -> Void?
    ) -> Row {
        Row(name: name, expectation: expectation) { value, setting in
            guard let text = value.string else { return false }
            return store(text, &setting) != nil
        }
    }

    /// An option whose values are the cases of an enum.
    private static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, store: @escaping @Sendable (inout SceneSetting, Value) -> Void
    ) -> Row {
        let values = Array(Value.allCases)
        let names = values.map(\.rawValue).joined(separator: ", ")
        return row(name, "one of " + names) { text, setting in
            values.first { $0.rawValue == text }.map { store(&setting, $0) }
        }
    }

    private static func size(_ text: String) -> Size? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            (100...4096).contains(width), (100...4096).contains(height)
        else { return nil }
        return Size(width: Double(width), height: Double(height))
    }
}
