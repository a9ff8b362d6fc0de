import CommandTable
import Commands
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Standard output that takes no more")
struct LostOutputTests {
    /// Runs the program with an output that fails with that number of the system.
    private func list(failingWith code: Int32) -> (status: Int32, errors: String) {
        let errors = MemorySink()
        let console = Console(
            environment: Environment(), output: { _ in code }, errors: { errors.write($0) })
        let status = CommandLineProgram.run(["list", "--catalog", Place.catalog], console: console)
        return (status.code, String(decoding: errors.bytes, as: UTF8.self))
    }

    @Test("what could not be written is an error, and the status says so")
    func full() {
        let result = list(failingWith: ENOSPC)
        #expect(result.status == 2)
        #expect(
            result.errors == "emptystates: error: cannot write to standard output: No space left on device\n")
    }

    @Test("a reader that has gone is a quiet end")
    func gone() {
        let result = list(failingWith: EPIPE)
        #expect(result.status == 0)
        #expect(result.errors == "")
    }

    @Test(
        "a full disk and a stream that is not there are told to the shell",
        arguments: [">/dev/full", ">&-", ">&- 2>/dev/null", "<&- >/dev/full"])
    func streams(redirection: String) throws {
        let result = try BuiltProgram.bash(
            "\"$program\" list --catalog \"$1\" \(redirection)", [Place.catalog])
        #expect(result.status == 2)
        #expect(result.errors.contains("cannot write to standard output") != redirection.contains("2>"))
    }

    @Test("a file that is opened does not take the place of a stream that is not there")
    func places() throws {
        let workspace = try Workspace()
        let result = try BuiltProgram.bash(
            "\"$program\" render airbnb --renderer json --output out.json --catalog \"$1\" >&- 2>&- <&-",
            [Place.catalog], in: workspace.path)
        #expect(result.status == 0)
        let written = try workspace.bytes("out.json")
        #expect(written == runShipped("render", "airbnb", "--renderer", "json").outputBytes)
    }
}
