import Commands
import Foundation
import Testing

@Suite("A verification writes nothing")
struct SnapshotIntegrityTests {
    /// A store in which there is one of each outcome.
    private func stage() throws -> SnapshotStage {
        let stage = try SnapshotStage(["one": "Hello", "two": "World", "three": "Else"])
        _ = stage.snapshot("record")
        try stage.write("one", "Changed")
        try stage.write("four", "New")
        try FileManager.default.removeItem(atPath: stage.workspace("cat/two.yaml"))
        try stage.workspace.write("cat/bad.yaml", "id: three\nstates: 1\n")
        return stage
    }

    @Test(
        "whatever it finds and whatever form it reports in, the folders are as they were",
        arguments: [[], ["--json"], ["one"], ["nothing"], ["--shard", "1/2"], ["--orphans", "fail"]])
    func unchanged(arguments: [String]) throws {
        let stage = try stage()
        let before = try stage.workspace.tree()
        for variables in [[:], ["CI": "1"]] {
            let first = stage.snapshot(["verify"] + arguments, in: Environment(variables: variables))
            let second = stage.snapshot(["verify"] + arguments, in: Environment(variables: variables))
            #expect(first.status == (arguments == ["nothing"] ? 2 : 1))
            #expect(first.outputBytes == second.outputBytes && first.errorBytes == second.errorBytes)
        }
        #expect(try stage.workspace.tree() == before)
    }

    @Test("reports are written where they are told to, and nowhere else")
    func reports() throws {
        let stage = try stage()
        let before = try stage.workspace.tree()
        let result = stage.snapshot(
            "verify", "--junit", stage.workspace("report.xml"), "--html", stage.workspace("report.html"))
        #expect(result.status == 1)
        let after = try stage.workspace.tree()
        #expect(Set(after.keys).subtracting(before.keys) == ["report.html", "report.xml"])
        #expect(before.allSatisfy { after[$0.key] == $0.value })
    }

    @Test("two at once see the same and change nothing")
    func twoAtOnce() throws {
        let stage = try stage()
        let before = try stage.workspace.tree()
        let result = try BuiltProgram.bash(
            """
            verify() { "$program" snapshot verify --catalog cat --directory gold; echo "status $?"; }
            verify >../"$$".1 2>&1 & verify >../"$$".2 2>&1 & wait
            cmp ../"$$".1 ../"$$".2 && tail -n 1 ../"$$".1; rm -f ../"$$".1 ../"$$".2
            """, in: stage.workspace.path)
        #expect(result.lines == ["status 1"], "\(result.output)\(result.errors)")
        #expect(try stage.workspace.tree() == before)
    }

    @Test("one that is interrupted ends with 130 and leaves everything as it was; so does a recording")
    func interrupted() throws {
        let stage = try SnapshotStage([:])
        let words = String(repeating: "word ", count: 3000)
        for number in 0..<300 { try stage.write("e\(number)", words) }
        try stage.workspace.write("gold/text/e1.txt", "old\n")
        let before = try stage.workspace.tree()
        for command in ["verify", "record --changed --missing"] {
            let result = try withSignals {
                try BuiltProgram.bash(
                    """
                    set -m
                    "$program" snapshot \(command) --catalog cat --directory gold --renderer html --renderer text \
                        >/dev/null 2>&1 & child=$!
                    sleep 0.3; kill -INT $child 2>/dev/null; wait $child; echo "status $?"
                    """, in: stage.workspace.path)
            }
            // A fast machine may have ended before the signal came.
            if result.lines.last == "status \(command == "verify" ? 1 : 0)" { continue }
            #expect(result.lines.last == "status 130")
            #expect(try stage.workspace.tree() == before)
        }
    }

    @Test("two recordings at once leave each golden whole")
    func twoRecordings() throws {
        let stage = try SnapshotStage([:])
        for number in 0..<60 { try stage.write("e\(number)", "Title \(number)") }
        let result = try BuiltProgram.bash(
            """
            record() { "$program" snapshot record --catalog cat --directory gold --quiet; }
            record & record & wait
            "$program" snapshot verify --catalog cat --directory gold
            """, in: stage.workspace.path)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: stage.workspace.path).sorted() == [
                "cat", "gold",
            ])
    }
}

/// Runs something that starts a process which is to be interrupted: the threads of a test block signals, and
/// what they start would too.
func withSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}
