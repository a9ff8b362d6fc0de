import Commands
import Foundation
import Testing

@Suite("Entries by their names")
struct NamedEntryTests {
    @Test("the path of a folder is told apart from an id, and what was meant is offered")
    func folders() throws {
        let workspace = try Workspace()
        let entry = "id: mail\nstates: {empty: {title: {text: T}}}\n"
        try workspace.write("cat/mail/mail.yaml", entry)
        try workspace.write("cat/other/a.yaml", "id: other\nstates: {empty: {title: {text: T}}}\n")
        func remedy(_ argument: String, says message: String) -> String {
            let result = run("show", argument, "--catalog", workspace("cat"))
            #expect(result.status == 2, "\(argument)")
            #expect(result.errors.hasPrefix("emptystates: error: \(message)"), "\(result.errors)")
            return result.errors.split(separator: "\n").last.map { String($0.dropFirst(10)) } ?? ""
        }
        let folder = workspace("cat/mail")
        for argument in [folder, folder + "/"] {
            #expect(
                remedy(argument, says: "\(argument) is a folder, and an entry is named by its id or")
                    == "did you mean 'mail' or '\(workspace("cat/mail/mail.yaml"))'?")
        }
        #expect(
            remedy(workspace("cat/other"), says: "\(workspace("cat/other")) is a folder")
                .contains("emptystates list"))
        #expect(remedy("/mail", says: "there is no file /mail") == "did you mean 'mail'?")
        #expect(
            remedy("./nothing", says: "there is no file ./nothing").contains("by its id or its YAML file"))
        #expect(
            remedy(folder + "/mail", says: "there is no file \(folder)/mail")
                == "did you mean '\(folder)/mail.yaml'?")
        try workspace.write("notes.txt", "T\n")
        #expect(
            remedy(workspace("notes.txt"), says: "\(workspace("notes.txt")) is no file of an entry").contains(
                ".yaml"))
        let draft = try workspace.write("draft/draft.yaml", "id: mail\nstates: {empty: {title: {text: T}}}\n")
        #expect(
            remedy(workspace("draft"), says: "\(workspace("draft")) is a folder")
                == "did you mean '\(draft)'?",
            "its id leads to another entry")
    }

    @Test("all that is wrong with several names is said at once", arguments: ["render", "contrast"])
    func severalMissing(command: String) throws {
        let workspace = try Workspace()
        let more = command == "render" ? ["--renderer", "text", "--output-directory", workspace("out")] : []
        let result = run([command, "airbnb", "nosuch", "vin", "--catalog", Place.catalog] + more)
        #expect(result.status == 2)
        #expect(result.errors.contains("no entry has the id 'nosuch'"))
        #expect(result.errors.contains("no entry has the id 'vin'\n  remedy: did you mean 'vine'?"))
        #expect(try workspace.tree().isEmpty)
    }

    @Test("two entries of one id are named, and one that is named twice is rendered once")
    func sameID() throws {
        let workspace = try Workspace()
        let copy = try workspace.write(
            "mine.yaml", "id: airbnb\nstates: {empty: {title: {text: T}}}\n")
        let options = ["--catalog", Place.catalog, "--renderer", "text", "--output-directory"]
        let result = run(["render", "airbnb", copy] + options + [workspace("out")])
        #expect(result.status == 2)
        #expect(result.errors.contains("airbnb and \(copy) are two entries of one id, airbnb\n  remedy: "))
        let path = "\(Place.catalog)/./airbnb/airbnb.yaml"
        let twice = run(["render", "airbnb", path, "airbnb"] + options + [workspace("out")])
        #expect(twice.status == 0)
        #expect(twice.errors.contains("1 entry in "))
    }

    @Test("a language that an entry lacks is remarked once, and a near one is not")
    func language() throws {
        let workspace = try Workspace()
        let korean = try workspace.write(
            "ko.yaml", "id: both\nstates: {empty: {title: {text: {en: Nothing, ko: 없음}}}}\n")
        let lacking = run("show", korean, "--language", "zz")
        #expect(lacking.status == 0)
        #expect(lacking.errors == "emptystates: both has no texts in zz; it has en, ko\n")
        #expect(run("show", korean, "--language", "zz", "--quiet").errors == "")
        for code in ["en", "ko", "en-GB", "ko-KR"] {
            #expect(run("show", korean, "--language", code).errors == "", "\(code)")
        }
        let some = run("contrast", korean, "--language", "ko")
        #expect(some.errors == "")
        let all = run("contrast", "airbnb", korean, "--catalog", Place.catalog, "--language", "ko")
        #expect(all.errors == "emptystates: 1 of 2 entries has no texts in ko\n")
        let rendered = runShipped(
            "render", "airbnb", "vine", "--language", "zz", "--renderer", "text", "--output-directory",
            workspace("out"))
        #expect(rendered.errors.hasPrefix("emptystates: 2 of 2 entries have no texts in zz\n"))
    }

    @Test("a place that cannot be written or read is named, with what to do about it")
    func remedies() throws {
        let workspace = try Workspace()
        func errors(_ arguments: String...) -> String {
            let result = run(arguments + ["--catalog", Place.catalog])
            #expect(result.status == 2)
            return result.errors
        }
        let target = workspace("no/such/x.html")
        #expect(
            errors("render", "airbnb", "--renderer", "html", "-o", target)
                == """
                emptystates: error: cannot write \(target): No such file or directory
                  remedy: make the folder \(workspace("no/such")) first, or name another file

                """)
        #expect(
            errors("render", "airbnb", "--renderer", "html", "-o", workspace.path).contains(
                "it is a folder\n  remedy: name a file"))
        let missing = workspace("nosuch")
        #expect(
            errors("play", "airbnb", "--script", missing).contains(
                "cannot read the script \(missing): No such file or directory\n  remedy: see that"))
    }

    @Test("a path cannot steer the terminal through a remark")
    func hostileRemark() throws {
        let workspace = try Workspace()
        let folder = workspace("odd\u{1B}[31mX")
        let rendered = runShipped("render", "airbnb", "--renderer", "text", "--output-directory", folder)
        #expect(rendered.status == 0)
        #expect(rendered.errors.contains("odd\\u{1B}[31mX: 1 file written"))
        let new = run("new", "mail", "--catalog", folder)
        #expect(new.status == 0)
        #expect(!new.errorBytes.contains(0x1B))
        #expect(new.lines == [folder + "/mail/mail.yaml"], "a script gets the path as it is")
    }

    @Test("play shows the line that it refuses")
    func refusedLine() throws {
        let terminal = try SnapshotTerminal(
            ["play", "airbnb", "--catalog", Place.catalog], variables: ["COLUMNS": "80"])
        _ = try terminal.read(until: "play> ")
        try terminal.type("tap foo\r")
        let shown = try terminal.read(until: "expected one of view, button")
        #expect(shown.contains("> tap foo\r\n"))
        try terminal.type("quit\r")
        #expect(try terminal.end() == 0)
    }
}
