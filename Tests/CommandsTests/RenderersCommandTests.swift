import Commands
import Foundation
import Rendering
import Testing

@Suite("The command renderers with programs of one's own")
struct RenderersCommandTests {
    private struct Listed: Decodable {
        let name: String
        let version: String?
        let kind: String
    }

    /// A sound renderer, one whose description is broken, and one that misspells a feature.
    private func stage() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.plugin("good", rendering: "cat")
        try workspace.plugin("broken", describing: "echo one >&2; echo two >&2; exit 7", rendering: "cat")
        try workspace.plugin(
            "later",
            describing: """
                echo '{"protocol": 1, "version": "2.5", "mediaType": "text/plain", "fileExtension": "txt", \
                "features": ["imageTnt"]}'
                """, rendering: "cat")
        return workspace
    }

    private func renderers(
        _ workspace: Workspace, _ options: String..., in environment: Environment = Environment()
    ) -> Run {
        run(["renderers", "--plugin-directory", workspace("plugins")] + options, in: environment)
    }

    @Test("into a pipe and as JSON only those are listed that describe themselves, and the status is 1")
    func pipe() throws {
        let workspace = try stage()
        let names = CommandLineProgram.builtInRenderers.names + ["good", "later"]
        let piped = renderers(workspace)
        #expect(piped.status == 1)
        #expect(piped.lines == names)
        #expect(piped.errors.contains("emptystates-render-broken ended with the status 7"))
        let json = renderers(workspace, "--json")
        #expect(try json.json([Listed].self).map(\.name) == names)
        #expect(json.status == 1 && json.errors == piped.errors)
    }

    @Test("the warning of a broken one has the end of its log")
    func log() throws {
        let errors = renderers(try stage()).errors.split(separator: "\n")
        let place = try #require(errors.firstIndex { $0.contains("render-broken ended") })
        #expect(errors[place...].dropFirst().prefix(2) == ["  | one", "  | two"])
    }

    @Test("--names runs none, and the help says so")
    func names() throws {
        let workspace = try stage()
        let trace = workspace("trace")
        try workspace.plugin("traced", describing: "touch '\(trace)'", rendering: "cat")
        let result = renderers(workspace, "--names")
        #expect(result.lines.suffix(4) == ["broken", "good", "later", "traced"])
        #expect(result.status == 0 && result.errors == "")
        #expect(!FileManager.default.fileExists(atPath: trace))
        _ = renderers(workspace)
        #expect(FileManager.default.fileExists(atPath: trace))
        #expect(run("help", "renderers").output.contains("--names runs none"))
    }

    @Test("a feature that is not known is a warning with the nearest, and fails nothing")
    func unknownFeature() throws {
        let workspace = try stage()
        try FileManager.default.removeItem(atPath: workspace("plugins/emptystates-render-broken"))
        let result = renderers(workspace)
        #expect(result.status == 0)
        #expect(result.errors.contains("emptystates-render-later names the feature 'imageTnt'"))
        #expect(result.errors.contains("  remedy: did you mean imageTint?"))
    }

    @Test("the version of one that gives none is not the program's")
    func version() throws {
        let workspace = try stage()
        let listed = try renderers(workspace, "--json").json([Listed].self)
        let builtIns = listed.filter { $0.kind == "built-in" }
        #expect(Set(builtIns.map(\.version)).count == 1 && builtIns.allSatisfy { $0.version != nil })
        #expect(listed.filter { $0.kind == "plugin" }.map(\.version) == [nil, "2.5"])
        let table = renderers(workspace, in: .terminal(columns: 120)).lines
        let row = try #require(table.first { $0.hasPrefix("good ") })
        #expect(row.split(separator: " ")[1] == "-")
    }
}

extension Workspace {
    /// Puts a renderer of two commands in `sh` into the folder `plugins`.
    func plugin(
        _ name: String,
        describing description: String =
            #"echo '{"protocol": 1, "mediaType": "text/plain", "fileExtension": "txt"}'"#,
        rendering command: String
    ) throws {
        try FileManager.default.createDirectory(atPath: self("plugins"), withIntermediateDirectories: true)
        let script = """
            #!/bin/sh
            if [ "$1" = describe ]; then
            \(description)
            exit; fi
            \(command)

            """
        // Closed on exec: a program that another test starts at this moment must not keep it from being run.
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let opened = open(self("plugins/emptystates-render-\(name)"), flags, 0o755)
        try #require(opened >= 0)
        let file = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
        try file.write(contentsOf: Data(script.utf8))
        try file.close()
    }
}
