import Foundation
import RenderUIKit
import Rendering
import SceneModel
import SwiftChecking
import Testing

@Suite("UIKit sources and the compiler")
struct UIKitTypecheckTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    private func compiler() throws -> SwiftCompiler {
        let compiler = try SwiftCompiler()
        // The library is written in Swift 5, without any isolation.
        for (name, languageMode) in [("UIKit", 6), ("EmptyDataSet_Swift", 5)] {
            let folder = Self.fixtures.appendingPathComponent(name)
            let module = try compiler.addModule(name, from: folder, languageMode: languageMode)
            try #require(module.isSuccess, "\(module.text)")
        }
        return compiler
    }

    @Test(
        "All states of the catalogue, and all other scenes, are accepted without a warning",
        arguments: SwiftCompiler.Build.allCases)
    func accepted(build: SwiftCompiler.Build) throws {
        let samples =
            try ShippedScenes.all() + ShippedScenes.others() + SampleScenes.all + SampleScenes.hostile
        var sources = samples.enumerated().map { (name: "\($0).swift", bytes: $1.source) }
        sources.append((name: "use.swift", bytes: Self.use(of: sources.map(\.bytes))))
        let outcome = try compiler().typecheck(sources, as: build)
        #expect(outcome.isSuccess, "\(outcome.text.prefix(4_000))")
    }

    @Test("The layout is that of swift-format, which finds nothing to change")
    func layout() throws {
        let samples = try ShippedScenes.all() + SampleScenes.all
        let sources = samples.enumerated().map { (name: "\($0).swift", bytes: $1.source) }
        let outcome = try SwiftCompiler().lint(sources)
        #expect(outcome.isSuccess && outcome.output.isEmpty, "\(outcome.text.prefix(4_000))")
    }

    @Test("A source with a wrong label or type is not accepted, so that the test above says something")
    func refused() throws {
        let source = try #require(try ShippedScenes.named("kickstarter")).text
        let compiler = try compiler()
        let mistakes = [
            ("withCapInsets:", "capInsets:"), ("-> CGFloat { 15 }", "-> CGFloat { \"15\" }"),
            ("weight: .bold", "weight: .fat"), ("@preconcurrency EmptyDataSetSource", "EmptyDataSource"),
        ]
        for (right, wrong) in mistakes {
            try #require(source.contains(right))
            let broken = Array(source.replacing(right, with: wrong).utf8)
            #expect(try !compiler.typecheck([("broken.swift", broken)], as: .swift6).isSuccess)
        }
    }

    /// A source that hands every class to a list view, as their documentation says.
    private static func use(of sources: [[UInt8]]) -> [UInt8] {
        var lines = [
            "import EmptyDataSet_Swift", "import UIKit", "@MainActor func use(_ tableView: UITableView) {",
        ]
        for source in sources {
            let documentation = String(decoding: source, as: UTF8.self).components(separatedBy: "///     ")
            let code = documentation.dropFirst().compactMap { $0.components(separatedBy: "\n").first }
            lines += ["    do {"] + code.map { "        \($0)" } + ["        _ = dataSet", "    }"]
        }
        return Array((lines + ["}"]).joined(separator: "\n").utf8)
    }
}

extension Sample {
    /// What the renderer makes of it.
    var source: [UInt8] {
        var bytes: [UInt8] = []
        UIKitRenderer().render(scene, assets: assets, options: RenderOptions(), into: &bytes)
        return bytes
    }

    /// The same as text.
    var text: String { String(decoding: source, as: UTF8.self) }
}
