import Testing

@Suite("Snapshots that have failed people")
struct SnapshotCaseTests {
    /// Runs the script of a case with the commands that it wants.
    private func script(
        _ name: String, verify: String = "", variables: [String: String] = [:]
    ) throws -> Run {
        let workspace = try Workspace()
        for (file, command) in [("record", "record"), ("verify", "verify \(verify)")] {
            try workspace.write(
                file, "#!/bin/sh\nexec \"$program\" snapshot \(command) --catalog \"$1\" --directory \"$2\"\n"
            )
        }
        try workspace.write("show", "#!/bin/sh\nexec \"$program\" show \"$@\"\n")
        return try BuiltProgram.bash(
            """
            chmod +x record verify show
            export RECORD="$PWD/record" VERIFY="$PWD/verify" RENDER="$PWD/show" TMPDIR="$PWD" program
            bash "$1"
            """, [Place.fixture("snapshot/\(name).run.sh")], variables: variables, in: workspace.path)
    }

    @Test(
        "each case has its outcome",
        arguments: ["S01", "S02", "S04", "S05", "S06", "S07", "S08", "S11", "S13"])
    func outcomes(name: String) throws {
        let result = try script(name)
        #expect(result.lines.last == "PASS", "\(result.output)\(result.errors)")
        #expect(result.status == 0)
    }

    @Test("an orphan is named, and fails where that is asked for")
    func orphan() throws {
        #expect(try script("S03", verify: "--orphans fail").lines.last == "PASS")
        #expect(try script("S03", variables: ["CI": "true"]).lines.last == "PASS")
        // Without CI it is listed and no more.
        #expect(try script("S03").lines.last == "FAIL: orphan not noticed")
    }
}
