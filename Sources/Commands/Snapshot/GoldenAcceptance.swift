import CommandTable
import Publishing
import Snapshots

/// Makes goldens of renderings that wait.
struct GoldenAcceptance {
    let store: GoldenStore
    let pending: PendingFolder

    /// Writes the goldens, all or nothing; then they no longer wait.
    ///
    /// - Returns: how many there were.
    func accept(_ goldens: [String]) throws(CommandFailure) -> Int {
        let writing = GoldenWriting(store)
        do throws(CommandFailure) {
            for golden in goldens {
                let rendering = try CommandFailure.wrapping { () throws(StoreProblem) in
                    try pending.rendering(for: golden)
                }
                guard let rendering else {
                    throw .failed(.finding, "what waited for \(golden) is gone; nothing was accepted")
                }
                try writing.add(golden, rendering)
            }
            _ = try writing.finish()
        } catch {
            writing.cancel()
            throw error
        }
        try CommandFailure.wrapping { () throws(StoreProblem) in
            for golden in goldens { try pending.remove(golden) }
        }
        return goldens.count
    }
}
