import EmptyDataSet
import Foundation
import PluginHost
import Rendering
import SceneModel
import Testing

/// The renderer of `Tools/plugins` that has Chromium take pictures.
@Suite(
    "Example renderer of pictures", .serialized,
    .enabled(if: ProgramStage.hasProgram("chromium", "google-chrome") && ProgramStage.hasProgram("python3")))
struct PicturePluginTests {
    /// Width and height in the header of a PNG.
    private static func size(of bytes: [UInt8]) throws -> [Int] {
        try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 24)
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private static func request(_ composition: SceneComposer.Composition...) -> RenderRequest {
        RenderRequest(
            scenes: composition.map(\.scene), assets: AssetTable(composition.flatMap(\.assets)))
    }

    @Test("a picture has a pixel for each point of the screen, and is the same each time")
    func exact() throws {
        let stage = try ProgramStage()
        let renderer = try stage.example("png")
        let all = try Shipped.compositions()
        let scenes = [all[0], all[2], all[5]]
        let request = RenderRequest(
            scenes: scenes.map(\.scene), assets: AssetTable(scenes.flatMap(\.assets)))
        let output = try renderer.render(request)
        #expect(output.files.map(\.path) == scenes.map { "\($0.scene.name).png" })
        #expect(output.files.allSatisfy { $0.mediaType == "image/png" })
        let sizes = try output.files.map { try Self.size(of: $0.bytes) }
        for (scene, size) in zip(scenes, sizes) where scene.scene.frame == .none {
            #expect(size == [Int(scene.scene.canvas.size.width), Int(scene.scene.canvas.size.height)])
        }
        // The body of a device is around the last one.
        #expect(sizes[2][0] > sizes[0][0] && sizes[2][1] > sizes[0][1])
        #expect(try renderer.render(request) == output)
        // What a page looks like does not depend on the pages before it.
        #expect(try renderer.render(Self.request(scenes[1])).files == [output.files[1]])
    }

    @Test("under a name that ends in 2x a picture has two pixels a point")
    func scale() throws {
        let stage = try ProgramStage()
        let renderer = try stage.example("png", as: "png-2x")
        let composition = try Shipped.compositions()[0]
        let output = try renderer.render(Self.request(composition))
        let canvas = composition.scene.canvas.size
        #expect(try Self.size(of: output.files[0].bytes) == [Int(2 * canvas.width), Int(2 * canvas.height)])
    }

    @Test("where no browser is to be had, that is said")
    func noBrowser() throws {
        let stage = try ProgramStage()
        let python = try #require(
            ["/usr/bin/python3", "/usr/local/bin/python3"].first(where: FileManager.default.isExecutableFile))
        try FileManager.default.createDirectory(
            atPath: "\(stage.path)/bin", withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: "\(stage.path)/bin/python3", withDestinationPath: python)
        let renderer = try stage.example("png", searchPath: "\(stage.path)/bin")
        let composition = try Shipped.compositions()[0]
        do throws(RenderFailure) {
            _ = try renderer.render(Self.request(composition))
            Issue.record("there is a picture")
        } catch {
            #expect(error.kind == .renderer)
            #expect(error.log?.contains("no browser is on the PATH; looked for chromium") == true)
        }
    }

    @Test("content that the page cannot show is no broken renderer")
    func refusal() throws {
        let stage = try ProgramStage()
        let renderer = try stage.example("png")
        let composition = try #require(
            try Shipped.compositions().first { !$0.assets.isEmpty && $0.scene.navigationBar?.logo == nil })
        do throws(RenderFailure) {
            _ = try renderer.render(RenderRequest(scenes: [composition.scene], assets: AssetTable()))
            Issue.record("there is a picture")
        } catch {
            #expect(error.kind == .content)
        }
    }
}
