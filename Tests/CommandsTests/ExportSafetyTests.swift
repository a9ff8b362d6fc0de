import Commands
import Foundation
import Testing

@Suite("Exports into folders that are somebody's")
struct ExportSafetyTests {
    @Test("links lead nowhere: neither a picture's nor a page's")
    func links() throws {
        let workspace = try Workspace()
        try workspace.write(
            "secret.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>SECRET-7731</text></svg>")
        try workspace.write("victim.txt", "precious\n")
        try workspace.copy("html/H13.yaml", as: "cat/linked.yaml")
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: workspace("cat/H13-link.svg"), withDestinationPath: workspace("secret.svg"))
        try files.createDirectory(atPath: workspace("out"), withIntermediateDirectories: false)
        for name in ["linked.html", "linked", "index.html"] {
            try files.createSymbolicLink(
                atPath: workspace("out/\(name)"), withDestinationPath: workspace("victim.txt"))
        }
        let before = try workspace.tree()
        for arguments in [
            ["export", "--catalog", workspace("cat"), "--output", workspace("out")],
            ["export", "--catalog", workspace("cat"), "--output", workspace("new")],
            ["show", workspace("cat/linked.yaml"), "--renderer", "html"],
            ["validate", workspace("cat")],
        ] {
            let result = run(arguments)
            #expect(result.status != 0)
            #expect(!result.output.contains("SECRET") && !result.errors.contains("SECRET"))
            #expect(try workspace.tree() == before)
        }
        #expect(run("validate", workspace("cat")).errors.contains("H13-link.svg"))
    }

    @Test("a page's link to somebody's file is replaced or refused, and a linked folder is followed")
    func pageLinks() throws {
        let workspace = try Workspace()
        try workspace.copy("html/H20.yaml", as: "cat/foreign.yaml")
        try workspace.write("victim.txt", "precious\n")
        let files = FileManager.default
        #expect(run("export", "--catalog", workspace("cat"), "--output", workspace("out")).status == 0)
        try files.removeItem(atPath: workspace("out/foreign.html"))
        try files.createSymbolicLink(
            atPath: workspace("out/foreign.html"), withDestinationPath: workspace("victim.txt"))
        _ = run("export", "--catalog", workspace("cat"), "--output", workspace("out"))
        #expect(try workspace.text("victim.txt") == "precious\n")
        try files.createDirectory(atPath: workspace("real"), withIntermediateDirectories: false)
        try files.createSymbolicLink(atPath: workspace("link"), withDestinationPath: workspace("real"))
        #expect(run("export", "--catalog", workspace("cat"), "--output", workspace("link")).status == 0)
        #expect(try workspace.text("real/foreign.html").hasSuffix("</html>\n"))
        #expect(try files.destinationOfSymbolicLink(atPath: workspace("link")) == workspace("real"))
    }

    @Test("a folder with somebody's files in it is refused and not touched; so is the catalogue itself")
    func foreignFolder() throws {
        let workspace = try Workspace()
        try workspace.copy("html/H20.yaml", as: "cat/foreign.yaml")
        try workspace.write("out/notes.txt", "my notes\n")
        try workspace.write("out/.git/HEAD", "ref: x\n")
        try workspace.write("out/sub/foreign.html", "old\n")
        let before = try workspace.tree()
        for output in ["out", "cat", "cat/site", "out/sub", "."] {
            let path = output == "." ? workspace.path : workspace(output)
            let result = run("export", "--catalog", workspace("cat"), "--output", path)
            #expect(result.status == 2, "\(output)")
            #expect(!result.errors.isEmpty)
            #expect(try workspace.tree() == before, "\(output)")
        }
        let here = try BuiltProgram.bash(
            "cd cat && \"$program\" export --catalog . --output .; a=$?; \"$program\" export --catalog . --output ..; echo $a $?",
            in: workspace.path)
        #expect(here.lines == ["2 2"])
        #expect(try workspace.tree() == before)
    }

    @Test("a limit on the size of files leaves no half page, no temporary file and no success")
    func fileSizeLimit() throws {
        let workspace = try Workspace()
        try workspace.copy("html/H21.yaml", as: "cat/H21.yaml")
        try FileManager.default.createDirectory(atPath: workspace("out"), withIntermediateDirectories: false)
        let before = try workspace.tree("cat")
        for output in ["out", "new"] {
            let result = try BuiltProgram.bash(
                "ulimit -f 8; \"$program\" export --catalog cat --output \(output)", in: workspace.path)
            #expect(result.status == 2, "\(output)")
            #expect(result.errors.contains(output))
            #expect(try workspace.tree("out").isEmpty)
        }
        #expect(try workspace.tree("cat") == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: workspace.path).sorted() == ["cat", "out"])
    }

    @Test("a folder that may not be written to is named, with the reason")
    func readOnlyFolder() throws {
        let workspace = try Workspace()
        try workspace.copy("html/H21.yaml", as: "cat/H21.yaml")
        // Root may write everywhere, so the folder is one where nobody can make files.
        let result = run("export", "--catalog", workspace("cat"), "--output", "/proc/site")
        #expect(result.status == 2)
        #expect(result.errors.contains("/proc"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.path) == ["cat"])
    }
}
