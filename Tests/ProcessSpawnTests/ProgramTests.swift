import Foundation
import ProcessSpawn
import Testing

@Suite("Programs that are run")
struct ProgramTests {
    private static func shell(
        _ script: String, environment: [String]? = nil, folder: String? = nil,
        group: Program.Group = .own, complaints: Program.Complaints = .kept(bytes: 1000)
    ) -> Program {
        Program(
            "/bin/sh", ["-c", script], environment: environment, folder: folder, group: group,
            complaints: complaints)
    }

    private static func text(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    @Test("more than a pipe holds goes in and out at the same time", arguments: [Program.Group.own, .shared])
    func largeBothWays(group: Program.Group) throws {
        let input = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let run = try Program("/bin/cat", [], group: group).run(input: input)
        #expect(run.ending == .exited(0))
        #expect(run.output == input)
    }

    @Test("programs that run side by side do not hold one another's pipes open")
    func sideBySide() async throws {
        let input = [UInt8](repeating: 1, count: 200_000)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<24 {
                group.addTask {
                    let run = try Program("/bin/cat", [], group: .own).run(
                        input: input, limits: RunLimits(time: .seconds(30)))
                    return run.stop == nil && run.output == input
                }
            }
            for try await isWhole in group { #expect(isWhole) }
        }
    }

    @Test(
        "how a program ended is told",
        arguments: [
            ("exit 0", ProgramRun.Ending.exited(0)), ("exit 7", .exited(7)), ("exit 255", .exited(255)),
            ("kill -SEGV $$", .signalled(SIGSEGV)), ("kill -PIPE $$", .signalled(SIGPIPE)),
        ])
    func endings(script: String, ending: ProgramRun.Ending) throws {
        let run = try Self.shell(script).run(input: [])
        #expect(run.ending == ending)
        #expect(run.stop == nil)
    }

    @Test("a program that does not read its input does no harm")
    func unreadInput() throws {
        let run = try Self.shell("exec 0<&-; echo ok").run(input: Array(repeating: 0, count: 2_000_000))
        #expect(run.ending == .exited(0))
        #expect(Self.text(run.output) == "ok\n")
    }

    @Test("arguments reach the program as they are")
    func arguments() throws {
        let words = ["a b", "$(touch pwned)", "it's", "*", "", "é\n"]
        let run = try Program("/usr/bin/printf", ["%s|"] + words).run(input: [])
        #expect(Self.text(run.output) == words.map { $0 + "|" }.joined())
    }

    @Test("environment and folder are those that were given")
    func surroundings() throws {
        let script = "pwd; /usr/bin/env | /usr/bin/sort"
        let run = try Self.shell(script, environment: ["B=2", "A=1 1"], folder: "/usr/lib").run(input: [])
        let lines = Self.text(run.output).split(separator: "\n").map(String.init)
        #expect(lines.first == "/usr/lib")
        #expect(
            lines.filter { !$0.hasPrefix("_=") && !$0.hasPrefix("PWD=") } == ["/usr/lib", "A=1 1", "B=2"])
    }

    @Test("a program starts with the system's signals, and in a group of its own where that is asked for")
    func signalsAndGroup() throws {
        signal(SIGPIPE, SIG_IGN)
        let script =
            "ps -o pgid= -p $$ 2>/dev/null || cut -d' ' -f5 /proc/$$/stat; grep SigIgn /proc/self/status"
        let own = Self.text(try Self.shell(script).run(input: []).output).split(separator: "\n")
        let shared = Self.text(try Self.shell(script, group: .shared).run(input: []).output).split(
            separator: "\n")
        #expect(own.first?.trimmingCharacters(in: .whitespaces) != "\(getpgrp())")
        #expect(shared.first?.trimmingCharacters(in: .whitespaces) == "\(getpgrp())")
        let ignored = try #require(own.last?.split(whereSeparator: \.isWhitespace).last)
        // The C library keeps two numbers above those for itself.
        #expect(try #require(UInt64(ignored, radix: 16)) & 0x7FFF_FFFF == 0)
        let brokenPipe = UInt64(1) << UInt64(SIGPIPE - 1)
        let sharedIgnored = try #require(shared.last?.split(whereSeparator: \.isWhitespace).last)
        #expect(try #require(UInt64(sharedIgnored, radix: 16)) & brokenPipe == 0)
    }

    @Test("of a long log the end is kept, and what came before is counted")
    func logTail() throws {
        let run = try Self.shell("i=0; while [ $i -lt 5000 ]; do echo line$i >&2; i=$((i+1)); done")
            .run(input: [])
        let whole = (0..<5000).map { "line\($0)\n" }.joined()
        #expect(Self.text(run.complaints.bytes) == whole.suffix(1000))
        #expect(run.complaints.omittedBytes == whole.utf8.count - 1000)
    }

    @Test("complaints can be dropped")
    func dropped() throws {
        let run = try Self.shell("echo no >&2; echo yes", complaints: .dropped).run(input: [])
        #expect(Self.text(run.output) == "yes\n")
        #expect(run.complaints.bytes.isEmpty)
    }

    @Test(
        "what cannot be started says why",
        arguments: [("/no/such/program", ENOENT), ("/etc", EACCES), ("/etc/passwd", EACCES)])
    func notStarted(path: String, code: Int32) {
        #expect {
            try Program(path, []).run(input: [])
        } throws: { error in
            (error as? SpawnFailure)?.code == code
        }
    }
}

@Suite("Limits of programs that are run")
struct LimitTests {
    private static func run(_ script: String, _ limits: RunLimits) throws -> ProgramRun {
        try Program("/bin/sh", ["-c", script], group: .own, complaints: .kept(bytes: 100))
            .run(input: [], limits: limits)
    }

    @Test("a program that ignores SIGTERM is ended after the time and the grace")
    func time() throws {
        let limits = RunLimits(time: .milliseconds(200), grace: .milliseconds(100))
        let run = try Self.run("trap '' TERM; echo begun; while :; do sleep 1; done", limits)
        #expect(run.stop == .time)
        #expect(run.ending == .signalled(SIGKILL))
        #expect(String(decoding: run.output, as: UTF8.self) == "begun\n")
    }

    @Test("a program that obeys SIGTERM may still say something")
    func grace() throws {
        let run = try Self.run(
            "trap 'echo stopped >&2; exit 3' TERM; while :; do sleep 0.05; done",
            RunLimits(time: .milliseconds(200), grace: .seconds(20)))
        #expect(run.stop == .time)
        #expect(run.ending == .exited(3))
        #expect(String(decoding: run.complaints.bytes, as: UTF8.self).hasSuffix("stopped\n"))
    }

    @Test("endless output ends at the limit, and no more is kept")
    func output() throws {
        let run = try Self.run("exec yes", RunLimits(time: .seconds(60), outputBytes: 1_000_000))
        #expect(run.stop == .output)
        #expect(run.output.count == 1_000_000)
        #expect(run.output.capacity < 1_200_000)
    }

    @Test("output of just the limit is no fault")
    func outputAtLimit() throws {
        let run = try Self.run("head -c 100000 /dev/zero", RunLimits(outputBytes: 100_000))
        #expect(run.stop == nil)
        #expect(run.output.count == 100_000)
    }

    @Test("the user's wish to end is obeyed")
    func interruption() throws {
        let start = ContinuousClock.now
        let limits = RunLimits(
            time: .seconds(60), isInterrupted: { ContinuousClock.now - start > .milliseconds(200) })
        #expect(try Self.run("sleep 50", limits).stop == .interruption)
    }

    @Test("a child that keeps the pipes open is not waited for, and is ended with the group")
    func grandchild() throws {
        let run = try Self.run("sleep 3000 & echo $!", RunLimits(time: .seconds(60)))
        #expect(run.stop == nil)
        #expect(run.ending == .exited(0))
        let text = String(decoding: run.output, as: UTF8.self).trimmingCharacters(in: .newlines)
        let process = try #require(pid_t(text))
        try Self.waitForEnd(of: process)
    }

    @Test("a program that closes its outputs and goes on is held to the time")
    func silent() throws {
        let limits = RunLimits(time: .milliseconds(300), grace: .milliseconds(100))
        #expect(try Self.run("exec 0<&- 1>&- 2>&-; sleep 50", limits).stop == .time)
    }

    /// A killed process whose parent is gone may stay a zombie for a moment, or for as long as nobody reaps it.
    private static func waitForEnd(of process: pid_t) throws {
        for _ in 0..<200 {
            guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
                return
            }
            if text.split(separator: " ").dropFirst(2).first == "Z" { return }
            usleep(10_000)
        }
        Issue.record("the process \(process) is still there")
    }
}

@Suite("Logs of which the end is kept")
struct LogTailTests {
    @Test("whatever the pieces, the end is the same", arguments: [1, 3, 10, 25, 400])
    func pieces(size: Int) {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
        var tail = LogTail(limit: 10)
        for start in stride(from: 0, to: bytes.count, by: size) {
            tail.append(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(Array(tail.bytes) == bytes.suffix(10))
        #expect(tail.omittedBytes == 990)
    }

    @Test("a short log is whole")
    func short() {
        var tail = LogTail(limit: 10)
        tail.append([1, 2, 3])
        #expect(Array(tail.bytes) == [1, 2, 3])
        #expect(tail.omittedBytes == 0)
    }
}

@Suite("Words and files of commands")
struct CommandTests {
    @Test(
        "a shell reads a word as it was",
        arguments: [
            "plain-1.2", "/usr/bin/x", "", "a b", "it's", "''", "$(id)", "a\\b", "*", "~", "é", "a\nb",
            "it'\u{301}s; echo no",
        ])
    func quoted(word: String) throws {
        let run = try Program("/bin/sh", ["-c", "printf '%s' \(ShellWord.quoted(word))"]).run(input: [])
        #expect(String(decoding: run.output, as: UTF8.self) == word)
    }

    @Test("plain words stay as they are")
    func plain() {
        #expect(ShellWord.quoted("/usr/bin/chmod") == "/usr/bin/chmod")
    }

    @Test("programs are found in the first folder that has one")
    func find() {
        #expect(ProgramFile.find("sh", in: "/no/such:/etc:/bin:/usr/bin") == "/bin/sh")
        #expect(ProgramFile.find("passwd", in: "/etc") == nil)
        #expect(ProgramFile.find("no-such-program", in: "/bin:/usr/bin") == nil)
        #expect(!ProgramFile.isProgram("/bin"))
    }
}
