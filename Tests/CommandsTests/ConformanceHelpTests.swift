import Commands
import Foundation
import Testing

@Suite("The topic plugins")
struct ConformanceHelpTests {
    private let topic = run("help", "plugins").output

    @Test("It names every example that Tools/plugins has")
    func examples() throws {
        let folder = URL(fileURLWithPath: Place.catalog).deletingLastPathComponent()
            .appendingPathComponent("Tools/plugins")
        let prefix = "emptystates-render-"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        let paragraph = try #require(
            topic.components(separatedBy: "\n\n").first { $0.contains("Tools/plugins") })
        #expect(names.count == 4 && paragraph.contains("four more"))
        for name in names { #expect(paragraph.contains("\(name) in ") || paragraph.contains("\(name), ")) }
    }

    @Test("Its renderer in sh passes, and loses no refusal to a pipe", .enabled(if: Self.hasJQ))
    func shell() throws {
        let workspace = try Workspace()
        let lines = topic.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasSuffix("#!/bin/sh") })
        let end = try #require(lines[start...].firstIndex { $0.hasSuffix("esac") })
        let script = lines[start...end].map { $0.dropFirst(2) }.joined(separator: "\n") + "\n"
        let path = try workspace.write("ruled.sh", script)
        try workspace.plugin(
            "ruled", describing: "exec sh '\(path)' describe", rendering: "exec sh '\(path)' \"$1\"")
        let environment = Environment(
            variables: ["PATH": Self.searchPath], program: try Place.program())
        for name in ["OtherProtocol", "Empty", "EveryElement", "HostileText.*"] {
            let result = run(
                ["conformance", "ruled", "--case", name, "--plugin-directory", workspace("plugins")],
                in: environment)
            #expect(result.status == 0, "\(result.output)")
        }
    }

    private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    private static let hasJQ = searchPath.split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/jq")
    }
}
