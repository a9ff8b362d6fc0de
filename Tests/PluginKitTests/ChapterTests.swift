import Foundation
import PluginHost
import Rendering
import SceneModel
import Testing

/// The chapter of `Tools/plugins`, followed to the letter.
@Suite("The chapter about writing a renderer", .enabled(if: ProgramStage.hasProgram("perl")))
struct ChapterTests {
    /// The blocks of Perl in order.
    private static func blocks() throws -> [String] {
        let path = ProgramStage.example("card").replacing("emptystates-render-card", with: "README.md")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.components(separatedBy: "```perl\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    @Test("the first version is a renderer, and shows a title")
    func firstVersion() throws {
        let first = try #require(try Self.blocks().first)
        #expect(first.split(separator: "\n").count < 20)
        let output = try output(of: first, Self.scene)
        #expect(output == "┌────────────────┐\n│ Nothing        │\n└────────────────┘\n")
    }

    @Test("the last version is the program beside it, function for function")
    func lastVersion() throws {
        var program = Parts(try #require(try Self.blocks().first))
        for block in try Self.blocks().dropFirst() { program.take(block) }
        let shipped = Parts(try String(contentsOfFile: ProgramStage.example("card"), encoding: .utf8))
        #expect(program == shipped)
        #expect(program.functions.count > 6)
    }

    private static let scene = ExamplePluginTests.scene("airbnb", saying: "Nothing")

    /// What a program makes of the title of a scene, 18 columns wide.
    private func output(of program: String, _ scene: Scene) throws -> String {
        let stage = try ProgramStage()
        try stage.write(program, to: "\(stage.path)/emptystates-render-card")
        var scene = scene
        scene.elements = Array(scene.elements.prefix(1))
        let request = RenderRequest(
            scenes: [scene], assets: AssetTable(), options: RenderOptions(width: 18))
        let files = try stage.host().renderer(named: "card").render(request).files
        return String(decoding: try #require(files.first).bytes, as: UTF8.self)
    }
}

/// A program in Perl: its functions by name, and what is done at its end.
private struct Parts: Equatable {
    var functions: [String: String] = [:]
    var end = ""

    init(_ text: String) { take(text) }

    /// Takes in functions, in the place of those of the same names; an end; or a line of `parts`.
    mutating func take(_ block: String) {
        let (code, end) = Self.split(block)
        if let end { self.end = end }
        var name: String?
        for line in code.split(separator: "\n") {
            if line.hasPrefix("sub ") {
                let word = String(line.split(separator: " ")[1])
                functions[word] = ""
                name = word
            }
            if name == nil, line.hasPrefix("    return grep") { replaceReturn(line) }
            if let open = name { functions[open, default: ""] += "\(line)\n" }
            if line == "}" || (line.hasPrefix("sub ") && line.hasSuffix("}")) { name = nil }
        }
    }

    private mutating func replaceReturn(_ line: Substring) {
        guard let parts = functions["parts"] else { return }
        let lines = parts.split(separator: "\n").map { $0.hasPrefix("    return grep") ? line : $0 }
        functions["parts"] = lines.map { "\($0)\n" }.joined()
    }

    private static func split(_ block: String) -> (code: Substring, end: String?) {
        guard let start = block.firstRange(of: "my %answer")?.lowerBound else { return (block[...], nil) }
        return (block[..<start], String(block[start...]))
    }
}
