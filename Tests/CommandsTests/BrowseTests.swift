import Commands
import Foundation
import Testing

@Suite("Browsing with fzf")
struct BrowseTests {
    @Test("browse gives fzf lines in columns that begin with the id, and a preview that leaves a column free")
    func browseLines() throws {
        let workspace = try Workspace()
        let stub = try workspace.write(
            "fzf",
            "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"${0%fzf}arguments\"\ntee \"${0%fzf}lines\" | sed -n 2p\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: stub)
        for (id, name) in [("long-name", "邮件"), ("b", "A \\tTab"), ("c", "C")] {
            try workspace.write(
                "cat/\(id).yaml",
                "id: \(id)\napp: {name: \"\(name)\"}\ntags: [x, y]\nstates: {empty: {title: {text: T \(id)}}}\n"
            )
        }
        var environment = Environment.terminal()
        environment.variables["PATH"] = workspace.path
        let result = run("browse", "--catalog", workspace("cat"), in: environment)
        #expect(result.status == 0)
        #expect(result.output.contains("T c"))
        #expect(
            try workspace.text("lines").split(separator: "\n") == [
                "b          A \\u{9}Tab    x, y", "c          C             x, y",
                "long-name  邮件          x, y",
            ])
        let arguments = try workspace.text("arguments")
        #expect(arguments.contains("--width \"$((FZF_PREVIEW_COLUMNS - 1))\""))
        #expect(!arguments.contains("--with-nth"), "what is not shown cannot be searched")
    }

    @Test("browse needs a terminal, and fzf")
    func browse() throws {
        #expect(run("browse").status == 2)
        let workspace = try Workspace()
        var environment = Environment.terminal()
        environment.variables["PATH"] = workspace.path
        let result = run("browse", "--catalog", Place.catalog, in: environment)
        #expect(result.status == 2)
        #expect(result.errors.contains("fzf"))
    }
}
