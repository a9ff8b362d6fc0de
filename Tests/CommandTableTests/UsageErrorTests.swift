import CommandTable
import Testing

@Suite("Wrong command lines")
struct UsageErrorTests {
    private static let lines: [(String, String)] = [
        ("show --rendrer x y", "unknown option '--rendrer' for 'show'; did you mean '--renderer'?"),
        ("show --rend x y", "unknown option '--rend' for 'show'; did you mean '--renderer'?"),
        ("list --t=x", "unknown option '--t' for 'list'"),
        ("show --xyzzy y", "unknown option '--xyzzy' for 'show'"),
        ("show -z y", "unknown option '-z' for 'show'"),
        ("show -qz y", "unknown option '-z' for 'show'"),
        ("show -width 40 y", "invalid value 'idth' for '-w': expected a whole number from 20"),
        ("show -bars shown y", "unknown option '-bars' for 'show'; did you mean '--bars'?"),
        ("search -5", "unknown option '-5' for 'search'; if it is no option, write '--' before it"),
        (
            "--renderer x show y",
            "unknown option '--renderer'; it stands behind the command that it belongs to"
        ),
        ("--catlog x list", "unknown option '--catlog'; did you mean '--catalog'?"),
        ("lst", "unknown command 'lst'; did you mean 'list'?"),
        ("snap", "unknown command 'snap'; did you mean 'snapshot'?"),
        ("s", "unknown command 's'"),
        ("co", "unknown command 'co'; did you mean 'completions' or 'copy'?"),
        ("version", "unknown command 'version'; did you mean '--version'?"),
        ("frobnicate", "unknown command 'frobnicate'"),
        ("environment", "unknown command 'environment'; did you mean 'sample help environment'?"),
        (
            "-q",
            "missing command; expected one of list, show, search, export, completions, snapshot, copy, help"
        ),
        ("snapshot", "missing subcommand for 'snapshot'; expected one of verify, prune"),
        ("snapshot verfy", "unknown subcommand 'verfy' for 'snapshot'; did you mean 'verify'?"),
        ("snapshot xyzzy", "unknown subcommand 'xyzzy' for 'snapshot'; expected one of verify, prune"),
        (
            "show x --bars hiden",
            "invalid value 'hiden' for '--bars': expected one of shown, hidden; did you mean 'hidden'?"
        ),
        ("show x --bars=", "invalid value '' for '--bars': expected one of shown, hidden"),
        ("show x -w 19", "invalid value '19' for '-w': expected a whole number from 20"),
        ("show x --width=4x", "invalid value '4x' for '--width': expected a whole number from 20"),
        ("show x --text-scale 5", "invalid value '5' for '--text-scale': expected a number from 0.5 to 4"),
        (
            "show x --text-scale nan",
            "invalid value 'nan' for '--text-scale': expected a number from 0.5 to 4"
        ),
        (
            "list --json=id,ap",
            "invalid value 'id,ap' for '--json': expected one of id, app, title; did you mean 'app'?"
        ),
        ("list --json=", "invalid value '' for '--json': expected one of id, app, title"),
        ("list --all=yes", "option '--all' takes no value, not even 'yes'"),
        ("list -a=yes", "option '-a' takes no value, not even 'yes'"),
        ("show x --width", "missing value for '--width'"),
        ("show x --width -5", "missing value for '--width'; if '-5' is its value, join them with '='"),
        ("show x --width --bars shown", "missing value for '--width'"),
        ("show x --bars --", "missing value for '--bars'; expected one of shown, hidden"),
        ("show", "missing argument ID[/STATE] for 'show'"),
        ("search", "missing argument WORD for 'search'"),
        ("show a b", "unexpected argument 'b' for 'show'"),
        ("list a", "unexpected argument 'a' for 'list'"),
        ("list --json id", "unexpected argument 'id' for 'list'; did you mean '--json=id'?"),
        ("list --json=id app", "unexpected argument 'app' for 'list'"),
        ("list --json nothing", "unexpected argument 'nothing' for 'list'"),
        ("show x --renderer", "missing value for '--renderer'; see 'sample renderers'"),
        ("export a", "missing option '--target DIR' for 'export'"),
        ("export --target=", "invalid value '' for '--target': expected a path"),
        (
            "completions bahs",
            "invalid argument 'bahs' for 'completions': expected one of bash, zsh, fish; did you mean 'bash'?"
        ),
        ("help shwo", "no help on 'shwo'; did you mean 'show'?"),
        ("help enviroment", "no help on 'enviroment'; did you mean 'environment'?"),
        ("help snapshot verfy", "unknown subcommand 'verfy' for 'snapshot'; did you mean 'verify'?"),
        ("shwo --help", "unknown command 'shwo'; did you mean 'show'?"),
    ]

    @Test("the message names what is wrong and what would be right", arguments: lines)
    func message(line: String, expected: String) {
        let arguments = line.split(separator: " ").map(String.init)
        let error = #expect(throws: UsageError.self) { try Program.sample.parse(arguments) }
        #expect(error.map { $0.message + ($0.hint.map { "; " + $0 } ?? "") } == expected)
    }

    @Test("the text is the error, the usage line, and where the help is")
    func text() {
        let error = #expect(throws: UsageError.self) { try Program.sample.parse(["show", "--rendrer", "x"]) }
        #expect(
            error?.text(program: "sample") == """
                sample: error: unknown option '--rendrer' for 'show'; did you mean '--renderer'?
                Usage: sample show [OPTIONS] ID[/STATE]
                See 'sample show --help'.
                """)
    }

    @Test("before a command, the text points at the program's own help")
    func programText() {
        let error = #expect(throws: UsageError.self) { try Program.sample.parse(["lst"]) }
        #expect(
            error?.text(program: "sample") == """
                sample: error: unknown command 'lst'; did you mean 'list'?
                Usage: sample [OPTIONS] COMMAND
                See 'sample --help'.
                """)
    }

    @Test("an argument cannot steer the terminal or flood it")
    func hostile() {
        let argument = "\u{1B}[31m\n" + String(repeating: "x", count: 10_000)
        let error = #expect(throws: UsageError.self) { try Program.sample.parse([argument]) }
        let text = error?.text(program: "sample") ?? ""
        #expect(text.hasPrefix("sample: error: unknown command '\\u{1B}[31m\\u{A}xxx"))
        #expect(text.utf8.count < 300)
    }
}
