import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Catalog {
    /// How many workers read at once where nobody says: one for each of the processor's cores, but at most eight.
    public static let standardWorkers = min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 8)

    /// How many files a worker takes at a time.
    ///
    /// As many as let a step that is taken for all of them keep its code in the processor's nearest cache, and
    /// what is made of them in the one behind that.
    private static let batchSize = 16

    /// Reads every file on several cores, and hands each to `body`.
    ///
    /// The results come in the order of the files, and behind them those of the catalogue's problems, each a file
    /// without an entry.
    public func map<Result: Sendable>(
        workers: Int = standardWorkers, _ body: @Sendable (EntryFile) -> Result
    ) -> [Result] {
        // Nothing ends the reading, so that there is always a result.
        mapBatches(workers: workers, state: {}) { files, _ in files.map(body) } ?? []
    }

    /// Reads every file on several cores, and hands each to `body` with its worker's own `state`.
    ///
    /// The results come in the order of the files, and behind them those of the catalogue's problems, each a file
    /// without an entry. Where `body` returns nil for one, reading ends soon, and the results are nil.
    public func map<State, Result: Sendable>(
        workers: Int = standardWorkers, state makeState: @Sendable () -> State,
        _ body: @Sendable (EntryFile, inout State) -> Result?
    ) -> [Result]? {
        mapBatches(workers: workers, state: makeState) { files, state in
            var results: [Result] = []
            results.reserveCapacity(files.count)
            for file in files {
                guard let result = body(file, &state) else { return nil }
                results.append(result)
            }
            return results
        }
    }

    /// Reads every file on several cores, and hands them to `body` some at a time, for which it returns as many
    /// results.
    ///
    /// The results come in the order of the files, and behind them those of the catalogue's problems. Where `body`
    /// returns nil, reading ends soon, and the results are nil.
    public func mapBatches<State, Result: Sendable>(
        workers: Int = standardWorkers, state makeState: @Sendable () -> State,
        _ body: @Sendable ([EntryFile], inout State) -> [Result]?
    ) -> [Result]? {
        let next = Atomic(0)
        let isStopped = Atomic(false)
        let gathered = Mutex<[(start: Int, results: [Result])]>([])
        let all = files.count + problems.count
        DispatchQueue.concurrentPerform(iterations: max(1, min(workers, all))) { _ in
            var state = makeState()
            while !isStopped.load(ordering: .relaxed) {
                let start = next.wrappingAdd(Self.batchSize, ordering: .relaxed).oldValue
                guard start < all else { return }
                guard let results = body(readFiles(start..<min(start + Self.batchSize, all)), &state) else {
                    isStopped.store(true, ordering: .relaxed)
                    return
                }
                gathered.withLock { $0.append((start, results)) }
            }
        }
        guard !isStopped.load(ordering: .relaxed) else { return nil }
        return gathered.withLock { chunks in
            chunks.sort { $0.start < $1.start }
            var all: [Result] = []
            all.reserveCapacity(files.count + problems.count)
            for index in chunks.indices {
                all += chunks[index].results
                // Given up at once, so that a large catalogue is not held twice.
                chunks[index].results = []
            }
            return all
        }
    }

    /// The files with these numbers; the catalogue's problems are numbered behind its files.
    private func readFiles(_ numbers: Range<Int>) -> [EntryFile] {
        let ofFiles = numbers.clamped(to: 0..<files.count)
        let parsed = files[ofFiles].map(parse)
        let behind = numbers.dropFirst(ofFiles.count).map { EntryFile(leftOut: problems[$0 - files.count]) }
        return parsed.map(EntryFile.read) + behind
    }
}
