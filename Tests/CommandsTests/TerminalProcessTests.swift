import Commands
import Foundation
import Testing

@Suite("The program among others")
struct TerminalProcessTests {
    @Test("a reader that goes away is a quiet end", arguments: ["head -1", "true"])
    func closedPipe(reader: String) throws {
        let workspace = try Workspace()
        try workspace.copy("terminal/T12.yaml", as: "head.yaml")
        let lines = (1...20_000).map {
            "        line \($0) of many, padded to fill the pipe, padded, padded, padded\n"
        }
        let path = try workspace.write("T12.yaml", try workspace.text("head.yaml") + lines.joined())
        let result = try BuiltProgram.bash(
            "\"$program\" show \"$1\" | \(reader); echo \"status ${PIPESTATUS[0]}\"", [path])
        #expect(result.errors == "")
        let status = result.lines.last
        #expect(status == "status 0" || status == "status 141")
    }

    @Test("into a pipe or a file goes no escape code, whatever the variables say")
    func noEscapes() throws {
        for variables in [
            ["NO_COLOR": ""], ["TERM": "dumb"], ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
        ] {
            let result = try BuiltProgram.bash(
                "\"$program\" show \"$1\" | cat", [Place.fixture("terminal/T11.yaml")], variables: variables)
            #expect(result.output.contains("Plain"))
            #expect(!result.outputBytes.contains(0x1B))
        }
    }

    @Test("the locale and the time zone change no byte")
    func locale() throws {
        let workspace = try Workspace()
        let path = try workspace.copy("terminal/T13.yaml", as: "größe.yaml")
        var outputs: Set<[UInt8]> = []
        for locale in ["C", "POSIX", "C.UTF-8", "tr_TR.UTF-8", "xx_YY"] {
            // The shell itself keeps its locale, and has nothing to say about one that it does not know.
            let result = try BuiltProgram.bash(
                """
                run() { env "LC_ALL=$locale" "LANG=$locale" TZ=Pacific/Kiritimati "$program" "$@"; }
                run show "$1" && run validate "$1" && run render "$1" --renderer html
                """, [path], variables: ["locale": locale])
            #expect(result.status == 0)
            #expect(result.errors == "")
            #expect(result.output.contains("Größe – 邮件 🎉"))
            outputs.insert(result.outputBytes)
        }
        #expect(outputs.count == 1)
    }

    @Test("the built program and the one in this process say the same")
    func sameProgram() throws {
        let built = try BuiltProgram.bash("\"$program\" list --catalog \"$1\"", [Place.catalog])
        #expect(built.status == 0)
        #expect(built.output == runShipped("list").output)
        let wrong = try BuiltProgram.bash("\"$program\" lst")
        #expect(wrong.status == 64)
        #expect(wrong.errors == run("lst").errors)
    }

    @Test(
        "Ctrl-C during an export ends with 130, other signals with their own status, and nothing is left behind",
        arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
    func interrupted(signal: String, status: Int) throws {
        let workspace = try Workspace()
        for number in 0..<400 {
            try workspace.write(
                "cat/e\(number).yaml",
                "id: e\(number)\nstates: {empty: {title: {text: \(String(repeating: "word ", count: 4000))}}}\n"
            )
        }
        let result = try withSignals {
            try BuiltProgram.bash(
                """
                set -m
                "$program" export --catalog cat --output out --quiet & child=$!
                sleep 0.3; kill -\(signal) $child 2>/dev/null; wait $child; echo "status $?"
                """, in: workspace.path)
        }
        // A fast machine may have ended before the signal came.
        if result.lines.last == "status 0" { return }
        #expect(result.lines.last == "status \(status)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.path) == ["cat"])
    }
}
