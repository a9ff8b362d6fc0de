import CommandTable
import Testing

@Suite("Generated scripts and manual")
struct GeneratedScriptTests {
    @Test(
        "the shells and the linters have nothing to say against what is generated",
        arguments: [
            ["bash", "-n", "../sample.bash"], ["zsh", "-n", "../sample.zsh"],
            ["fish", "--no-config", "--no-execute", "../sample.fish"], ["shellcheck", "../sample.bash"],
            ["mandoc", "-T", "lint", "-W", "warning", "../sample.1"],
        ])
    func lint(command: [String]) throws {
        let result = try ShellStage().run("sh", "-c", command.joined(separator: " "))
        #expect(result.status == 0)
        #expect(result.output == "")
    }

    @Test("the manual shows texts with quotes, dots, backslashes and other scripts as they are")
    func manual() throws {
        let stage = try ShellStage()
        let page = try stage.run("mandoc", "-T", "utf8", "../sample.1").output
            .replacing(/.\u{8}/, with: "")
        for text in [
            "Browse empty states", "-w, --width N", "--json[=FIELD,...]", ".hidden    'a dot'",
            "Über alles.", "sample list --json=id | jq '.[].id'",
            "sample export [OPTIONS] --target DIR [ID...]",
            "[it's \"text\" on a terminal: see 'renderers']", "EXIT STATUS",
        ] {
            #expect(page.contains(text), "\(text)")
        }
    }

    @Test("terms make a list in the manual, and the exit statuses stand where readers look for them")
    func lists() throws {
        let statuses = HelpTopic(name: "exit-codes", summary: "S", body: "0  Done.\n\n.Sh x  It is text.")
        let program = Program(
            name: "sample", version: "1", summary: "S", commands: [Command<SampleContext>.list],
            topics: [statuses])
        let stage = try ShellStage()
        try stage.write(program.manPage(date: "November 30, 2026"), to: "lists.1")
        #expect(try stage.run("mandoc", "-T", "lint", "-W", "warning", "../lists.1").output == "")
        let page = try stage.run("mandoc", "-T", "utf8", "../lists.1").output
            .replacing(/.\u{8}/, with: "")
        #expect(page.contains("EXIT STATUS\n     0       Done.\n\n     .Sh x   It is text.\n"))
    }

    @Test("hostile texts in a table stay text")
    func hostileTable() throws {
        let nasty = "'; touch harm; $(touch harm) `touch harm` \\ [x]: \"y\" .Sh"
        let option = Option<String?>(
            "opt", value: .oneOf(["a'b", "c:d", "e f", "$(touch harm)"], placeholder: "A:B]'"), summary: nasty
        )
        let command = Command<SampleContext>(
            name: "go", summary: nasty, discussion: ".Sh\n\n  .literal 'x'\n\n" + nasty,
            examples: [Example("." + nasty, nasty)], options: OptionList(option)
        ) { _, _ in .done }
        let program = Program(name: "sample", version: "1", summary: nasty, commands: [command])
        let stage = try ShellStage()
        for shell in Shell.allCases {
            try stage.write(program.completionScript(for: shell), to: "sample.\(shell.rawValue)")
        }
        try stage.write(program.manPage(date: "November 30, 2026"), to: "sample.1")
        #expect(try stage.run("shellcheck", "-S", "warning", "../sample.bash").output == "")
        #expect(try stage.run("zsh", "-n", "../sample.zsh").output == "")
        #expect(try stage.run("mandoc", "-T", "lint", "-W", "warning", "../sample.1").output == "")
        #expect(
            try stage.offeredByBash("sample", "go", "--opt", "") == ["$(touch harm)", "a'b", "c:d", "e f"])
        #expect(
            try stage.offeredByFish("sample go --opt ") == ["$(touch harm)", "a'b", "c:d", "e f"])
        #expect(try stage.offeredByZsh("sample go --opt ") == ["$(touch harm)", "a'b", "c:d", "e f"])
        #expect(try stage.run("ls").output == "apples\navocado.yaml\n")
    }
}
