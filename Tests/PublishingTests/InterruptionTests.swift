import FileSystem
import Testing

@testable import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Sends a signal to this process.
///
/// It is another thread that takes it, since those that run tests block
/// signals, so it is waited until `isDone` says that it has come, or half a second.
private func send(_ number: Int32, until isDone: () -> Bool) {
    kill(getpid(), number)
    for _ in 0..<500 where !isDone() { usleep(1000) }
}

struct InterruptionTests {
    @Test("the first signal sets the flag and lets the program go on")
    func first() async {
        await #expect(processExitsWith: .exitCode(130)) {
            for number in [SIGINT, SIGTERM, SIGHUP] {
                Interruption.install()
                if Interruption.isRequested { exit(3) }
                send(number) { Interruption.isRequested }
                if !Interruption.isRequested { exit(4) }
            }
            exit(130)
        }
    }

    @Test("a second signal ends the process as if there were no handler")
    func second() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            Interruption.install()
            send(SIGINT) { Interruption.isRequested }
            send(SIGINT) { false }
            exit(0)
        }
        await #expect(processExitsWith: .signal(SIGTERM)) {
            Interruption.install()
            send(SIGINT) { Interruption.isRequested }
            send(SIGTERM) { false }
            exit(0)
        }
    }

    @Test("a signal that was ignored from the start stays ignored")
    func ignored() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGHUP, SIG_IGN)
            Interruption.install()
            send(SIGHUP) { Interruption.isRequested }
            send(SIGHUP) { Interruption.isRequested }
            exit(Interruption.isRequested ? 3 : 7)
        }
    }

    @Test("workers stop between two files, and the cancelled export leaves nothing")
    func cancelsExport() async {
        await #expect(processExitsWith: .exitCode(130)) {
            let scratch = try Scratch()
            try scratch.export(["a": "A"])
            let before = try scratch.tree()
            Interruption.install()
            let export = try FolderExport.begin(at: scratch("out"))
            let failures = inParallel(2) { worker throws(ExportFailure) in
                for number in 0..<1_000_000 where !Interruption.isRequested {
                    if worker == 0 && number == 200 { kill(getpid(), SIGINT) }
                    try export.add("\(worker)/\(number)", [1])
                }
            }
            export.cancel()
            let after = try scratch.tree()
            scratch.remove()
            guard failures == [nil, nil], after == before else { exit(3) }
            exit(130)
        }
    }
}
