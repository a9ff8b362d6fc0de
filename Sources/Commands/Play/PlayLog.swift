import Diagnostics
import Playing

/// Prints what happens in play as a log without escape codes: the same script gives the same bytes.
struct PlayLog {
    let console: Console
    /// Whether screens are printed.
    let showsScreens: Bool

    /// Prints a step before it is done.
    func echo(_ statement: Statement) { console.print("> " + Safe.oneLine(statement.text)) }

    /// Prints what has happened.
    func tell(_ event: PlayEvent) {
        switch event {
        case .call(let line): console.print("  " + line)
        case .answer(let text): for line in text.split(separator: "\n") { console.print("  " + line) }
        case .screen(let bytes): if showsScreens { console.print(bytes: bytes) }
        case .problem(let diagnostic): console.complain(diagnostic.text)
        case .opens(let address): console.print("  opens " + Safe.oneLine(address))
        }
    }
}
