import Foundation
import RenderSwiftUI
import Rendering
import SceneModel
import SwiftChecking
import SwiftSource
import Testing

@Suite("SwiftUI sources and the compiler")
struct SwiftUITypecheckTests {
    private static let standIn = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/SwiftUI")

    @Test(
        "All states of the catalogue, and all other scenes, are accepted without a warning",
        arguments: SwiftCompiler.Build.allCases)
    func accepted(build: SwiftCompiler.Build) throws {
        let samples =
            try ShippedScenes.all() + ShippedScenes.others() + SampleScenes.all + SampleScenes.hostile
        var sources = try samples.enumerated().map { index, sample in
            (name: "\(index).swift", bytes: try Self.withoutMacros(sample.source))
        }
        sources.append((name: "use.swift", bytes: Self.use(of: samples)))
        let compiler = try SwiftCompiler()
        let module = try compiler.addModule("SwiftUI", from: Self.standIn)
        try #require(module.isSuccess, "\(module.text)")
        let outcome = try compiler.typecheck(sources, as: build)
        #expect(outcome.isSuccess, "\(outcome.text.prefix(4_000))")
    }

    @Test("The layout is that of swift-format, which finds nothing to change")
    func layout() throws {
        let samples = try ShippedScenes.all() + SampleScenes.all
        let sources = samples.enumerated().map { (name: "\($0).swift", bytes: $1.source) }
        let outcome = try SwiftCompiler().lint(sources)
        #expect(outcome.isSuccess && outcome.output.isEmpty, "\(outcome.text.prefix(4_000))")
    }

    @Test("A source with a wrong label is not accepted, so that the test above says something")
    func refused() throws {
        let source = String(decoding: try #require(try ShippedScenes.named("airbnb")).source, as: UTF8.self)
        let compiler = try SwiftCompiler()
        #expect(try compiler.addModule("SwiftUI", from: Self.standIn).isSuccess)
        for (right, wrong) in [
            ("verbatim:", "literal:"), (".white", ".weiss"), ("spacing: 24", "spacing: \"24\""),
        ] {
            let broken = try Self.withoutMacros(Array(source.replacing(right, with: wrong).utf8))
            #expect(try !compiler.typecheck([("broken.swift", broken)], as: .swift6).isSuccess)
        }
    }

    /// A macro needs the compiler plug-in of its framework: a constant that is made from the same closure takes
    /// its place.
    private static func withoutMacros(_ source: [UInt8]) throws -> [UInt8] {
        let parts = String(decoding: source, as: UTF8.self).components(separatedBy: "\n#Preview {")
        try #require(parts.count == 2)
        return Array(parts.joined(separator: "\n@MainActor private let preview = Preview {").utf8)
    }

    /// A source that makes every view from another file.
    private static func use(of samples: [Sample]) -> [UInt8] {
        let names = samples.map { SwiftTypeName($0.scene, suffix: "State").text }
        let lines = ["import SwiftUI", "@MainActor func use() {"] + names.map { "    _ = \($0)()" } + ["}"]
        return Array(lines.joined(separator: "\n").utf8)
    }
}

extension Sample {
    /// What the renderer makes of it.
    var source: [UInt8] {
        var bytes: [UInt8] = []
        SwiftUIRenderer().render(scene, assets: assets, options: RenderOptions(), into: &bytes)
        return bytes
    }

    /// The same as text.
    var text: String { String(decoding: source, as: UTF8.self) }
}
