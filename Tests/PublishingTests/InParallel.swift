import Publishing
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs `body` on several threads at once and returns the failure of each, or nil where it had none.
func inParallel(
    _ count: Int, _ body: @escaping @Sendable (Int) throws(ExportFailure) -> Void
) -> [ExportFailure?] {
    let work = Work(count, body)
    var threads: [pthread_t] = []
    for _ in 0..<count {
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let argument = Unmanaged.passRetained(work).toOpaque()
        let code = pthread_create(
            &thread, nil,
            { argument in
                #if canImport(Glibc)
                    guard let argument else { return nil }
                #endif
                Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().runNext()
                return nil
            }, argument)
        precondition(code == 0)
        #if canImport(Glibc)
            threads.append(thread)
        #else
            if let thread { threads.append(thread) }
        #endif
    }
    for thread in threads { pthread_join(thread, nil) }
    return work.failures
}

/// What the threads share.
private final class Work: Sendable {
    private let body: @Sendable (Int) throws(ExportFailure) -> Void
    private let state: Mutex<(next: Int, failures: [ExportFailure?])>

    init(_ count: Int, _ body: @escaping @Sendable (Int) throws(ExportFailure) -> Void) {
        self.body = body
        self.state = Mutex((0, Array(repeating: nil, count: count)))
    }

    var failures: [ExportFailure?] { state.withLock { $0.failures } }

    func runNext() {
        let index = state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
        do throws(ExportFailure) {
            try body(index)
        } catch {
            state.withLock { $0.failures[index] = error }
        }
    }
}
