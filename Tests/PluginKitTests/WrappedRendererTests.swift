import EmptyDataSet
import Foundation
import PluginHost
import PluginKit
import ProcessSpawn
import RenderHTML
import RenderJSON
import RenderMarkdown
import RenderSVG
import RenderSwiftUI
import RenderText
import RenderUIKit
import Rendering
import SceneModel
import Testing

/// Built-in renderers in a process of their own make the bytes that they make in this one.
@Suite("Built-in renderers as programs")
struct WrappedRendererTests {
    /// The renderers that the fixture wraps, by its names.
    static let wrapped: [(name: String, renderer: any Renderer)] = [
        ("xtext", TextRenderer()), ("xhtml", HTMLRenderer()), ("xjson", JSONRenderer()),
        ("xmarkdown", MarkdownRenderer()), ("xsvg", SVGRenderer()), ("xswiftui", SwiftUIRenderer()),
        ("xuikit", UIKitRenderer()),
    ]

    @Test("every scene of the catalogue is the same", arguments: wrapped.map(\.name))
    func sameBytes(name: String) throws {
        let renderer = try #require(Self.wrapped.first { $0.name == name }).renderer
        let stage = try ProgramStage()
        let process = try stage.renderer(name)
        #expect(process.info.mediaType == renderer.info.mediaType)
        #expect(process.info.features == renderer.info.features)
        let options = [
            RenderOptions(), RenderOptions(width: 50, colors: .truecolor, style: .ascii, isInteractive: true),
        ]
        for (showsBars, options) in zip([false, true], options) {
            let compositions = try Shipped.compositions().filter {
                ($0.scene.navigationBar != nil) == showsBars
            }
            for batch in Self.batches(of: compositions, process.batchSize) {
                let request = RenderRequest(
                    scenes: batch.map(\.scene), assets: AssetTable(batch.flatMap(\.assets)), options: options)
                #expect(try process.render(request) == renderer.render(request))
            }
        }
    }

    @Test("a broken request ends with the status 2 and a line on standard error")
    func brokenRequest() throws {
        let stage = try ProgramStage()
        let run = try stage.run("xtext", ["render"], input: "{}")
        #expect(run.ending == .exited(2))
        #expect(run.output.isEmpty)
        let complaint = String(decoding: run.complaints.bytes, as: UTF8.self)
        #expect(complaint.hasPrefix("the request cannot be read: it speaks no protocol at all"))
        #expect(complaint.hasSuffix("\n"))
    }

    @Test("wrong arguments end with the status 64")
    func wrongArguments() throws {
        #expect(try ProgramStage().run("xtext", [], input: "").ending == .exited(64))
    }

    private static func batches<Item>(of items: [Item], _ size: Int) -> [ArraySlice<Item>] {
        stride(from: 0, to: items.count, by: size).map { items[$0..<min($0 + size, items.count)] }
    }
}
