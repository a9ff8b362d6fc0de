import RenderHTML
import Rendering
import SceneModel
import Testing

/// Galleries and entries that the tests make pages of.
enum GalleryFixture {
    /// A gallery that offers two devices, held both ways.
    static func gallery(
        address: String? = nil, change: (inout Gallery.Settings) -> Void = { _ in }
    ) -> Gallery {
        var settings = Gallery.Settings()
        change(&settings)
        let canvases = ["iphone-8", "iphone-16"].compactMap(Device.named).flatMap { device in
            Orientation.allCases.map { orientation in
                GalleryCanvas(
                    title: device.title, canvas: device.canvas(orientation),
                    padding: (device.canvas(orientation).size.width / 16).rounded())
            }
        }
        return Gallery(canvases: canvases, settings: settings, address: address)
    }

    /// A state whose screen has a title, a button and both bars.
    static func state(
        _ name: String = "empty", scene sceneName: String = "example", title: String = "Nothing",
        dark: Color = .black
    ) -> GalleryState {
        func scene(_ appearance: Appearance) -> Scene {
            Fixture.scene([
                .title(Fixture.text(title, size: 22, color: appearance == .light ? Fixture.grey : dark)),
                .button(
                    Scene.Button(
                        normal: .init(title: Fixture.text("Go")),
                        highlighted: .init(title: Fixture.text("Go")),
                        minimumHeight: 0)),
            ]) {
                $0.name = sceneName
                $0.appearance = appearance
            }
        }
        func barred(_ scene: Scene) -> Scene {
            var scene = scene
            scene.statusBar = Scene.StatusBar(height: 20, isLight: false, backgroundColor: .white)
            scene.navigationBar = Scene.NavigationBar(
                height: 44, barColor: .white, tintColor: Fixture.blue, title: "Example", titleColor: .black,
                logo: nil)
            return scene
        }
        var state = GalleryState(
            name: name, scene: scene(.light), bars: barred(scene(.light)), assets: AssetTable())
        state.other = (scene(.dark), barred(scene(.dark)))
        state.offsets = [0]
        state.texts = [
            GalleryText(
                part: "title", run: Fixture.text(title, size: 22).runs[0], lineHeight: 26.5, lineSpacing: 0,
                background: .white, ratio: 2.847, level: "fail")
        ]
        state.code = [
            CodeBlock(
                title: "SwiftUI", language: "swift", fileName: "\(sceneName).swift",
                bytes: Array("Text(\"</code><b>\\t\")\n\tif a < b && c {}\n".utf8))
        ]
        return state
    }

    /// An entry with two states.
    static func entry(
        _ id: String = "example", change: (inout GalleryEntry) -> Void = { _ in }
    ) -> GalleryEntry {
        var entry = GalleryEntry(id: id, name: "Example")
        entry.developer = "Example & Co."
        entry.platform = "ios"
        entry.purpose = "noResults"
        entry.tags = ["in box"]
        entry.languages = ["en"]
        entry.states = [state(scene: id), state("loading", scene: "\(id).loading", title: "Wait")]
        entry.code = [
            CodeBlock(
                title: "YAML", language: "yaml", fileName: "\(id).yaml", bytes: Array("id: \(id)\n".utf8))
        ]
        change(&entry)
        return entry
    }

    /// The files of an entry by their paths, as text.
    static func files(
        of entry: GalleryEntry = entry(), in gallery: Gallery = gallery()
    ) throws(RenderFailure) -> [String: String] {
        var cache = GalleryCache()
        return Dictionary(
            uniqueKeysWithValues: try (gallery.files(of: [entry], cache: &cache).first?.get() ?? []).map {
                ($0.path, String(decoding: $0.bytes, as: UTF8.self))
            })
    }

    /// What the index needs of an entry.
    static func item(_ entry: GalleryEntry, digest: [UInt8] = [1]) -> GalleryIndex.Item {
        GalleryIndex.Item(GalleryCard(entry, digest: digest))
    }
}
