import CommandTable
import Testing

@Suite("Completion in the shells")
struct CompletionTests {
    /// What stands before the cursor, and what is offered there, in every shell.
    private static let lines: [(String, [String])] = [
        ("sample s", ["search", "show", "snapshot"]),
        ("sample -q --catalog x sh", ["show"]),
        ("sample --catalog=x sn", ["snapshot"]),
        ("sample show --r", ["--renderer"]),
        ("sample show -q --te", ["--text-scale"]),
        ("sample show --renderer ", ["html", "text"]),
        ("sample show -r h", ["html"]),
        ("sample show --bars ", ["hidden", "shown"]),
        ("sample show x --bars s", ["shown"]),
        ("sample snapshot ", ["prune", "verify"]),
        ("sample snapshot -r text v", ["verify"]),
        ("sample snapshot verify --re", ["--renderer"]),
        ("sample snapshot verify airb", ["airbnb"]),
        ("sample --catalog other export ", ["custom"]),
        ("sample export --catalog=other --target x cu", ["custom"]),
        ("sample completions ", ["bash", "fish", "zsh"]),
        ("sample help e", ["environment", "exit-status", "export"]),
        ("sample help snapshot ", ["prune", "verify"]),
        ("sample help show ", []),
        ("sample show airbnb/", ["airbnb/empty", "airbnb/loading"]),
        ("sample show airbnb/l", ["airbnb/loading"]),
        ("sample show --width ", []),
    ]

    @Test("every shell offers what the table says", arguments: Shell.allCases)
    func offers(shell: Shell) throws {
        let stage = try ShellStage()
        let lines = Self.lines.map(\.0)
        let offered =
            switch shell {
            case .bash: try stage.offeredByBash(lines.map(Self.bashWords))
            case .fish: try stage.offeredByFish(lines)
            case .zsh: try stage.offeredByZsh(lines)
            }
        try #require(offered.count == lines.count)
        for (line, names) in zip(Self.lines, offered) { #expect(names == line.1, "\(line.0)") }
    }

    @Test("a value behind '=' and the next of a list are offered")
    func joinedValues() throws {
        let stage = try ShellStage()
        #expect(try stage.offeredByBash("sample", "show", "--renderer", "=") == ["html", "text"])
        #expect(try stage.offeredByBash("sample", "show", "--renderer=h") == ["--renderer=html"])
        #expect(try stage.offeredByBash("sample", "list", "--json", "=", "id,a") == ["id,app"])
        #expect(try stage.offeredByFish("sample show --renderer=h") == ["--renderer=html"])
        #expect(try stage.offeredByFish("sample list --json=id,a") == ["--json=id,app"])
        #expect(try stage.offeredByZsh("sample show --renderer=h") == ["html"])
        #expect(try stage.offeredByZsh("sample list --json=id,a") == ["app"])
    }

    @Test("files are offered beside names, and folders where a folder is wanted")
    func paths() throws {
        let stage = try ShellStage()
        #expect(
            try stage.offeredByBash("sample", "show", "a") == [
                "airbnb", "app store", "apples", "avocado.yaml",
            ])
        #expect(
            try stage.offeredByFish("sample show a") == ["airbnb", "app store", "apples/", "avocado.yaml"])
        #expect(try stage.offeredByZsh("sample show av") == ["avocado.yaml"])
        #expect(try stage.offeredByBash("sample", "export", "--target", "a") == ["apples"])
        #expect(try stage.offeredByFish("sample export --target=a") == ["--target=apples/"])
        #expect(try stage.offeredByZsh("sample export --target ") == ["apples"])
    }

    @Test("what the program prints is never run, and is quoted where it is no path")
    func hostileLines() throws {
        let stage = try ShellStage()
        #expect(
            try stage.offeredByBash("sample", "export", "") == [
                "\\$\\(touch\\ harm\\)", "airbnb", "app\\ store",
            ])
        #expect(try stage.offeredByFish("sample export ") == ["$(touch harm)", "airbnb", "app store"])
        #expect(try stage.offeredByZsh("sample export ") == ["$(touch harm)", "airbnb", "app store"])
        #expect(try stage.run("ls").output == "apples\navocado.yaml\n")
    }

    @Test("nothing is offered where nothing is known")
    func nothing() throws {
        let stage = try ShellStage()
        #expect(try stage.offeredByBash("sample", "copy", "a", "") == [])
        #expect(try stage.offeredByFish("sample copy a ") == [])
    }

    @Test("behind '--' bash offers operands only")
    func terminator() throws {
        let stage = try ShellStage()
        #expect(try stage.offeredByBash("sample", "show", "--", "--re") == [])
        #expect(try stage.offeredByBash("sample", "export", "--", "air") == ["airbnb"])
    }

    /// The words as bash would have them: `=` is one of its own.
    private static func bashWords(_ line: String) -> [String] {
        line.replacing("=", with: " = ").split(separator: " ", omittingEmptySubsequences: false).map(
            String.init)
    }
}
