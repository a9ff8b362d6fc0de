import CommandTable
import Commands
import Foundation
import Synchronization
import Testing

/// What a run of the program left behind.
struct Run: Sendable {
    let status: Int32
    let outputBytes: [UInt8]
    let errorBytes: [UInt8]

    /// What went to standard output.
    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// What went to standard error.
    var errors: String { String(decoding: errorBytes, as: UTF8.self) }
    /// The lines of standard output.
    var lines: [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The places of the findings on standard error, in order: `6:17: error`, with the file in front where it
    /// is not `file`.
    func findings(of file: String = "") -> [String] {
        let pattern = /(.*?)(\d+:\d+: (?:error|warning)): .*/
        return errors.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: pattern) else { return nil }
            let name = match.1.hasSuffix(":") ? String(match.1.dropLast()) : String(match.1)
            return name == file ? String(match.2) : "\(name):\(match.2)"
        }
    }

    /// Standard output as JSON.
    func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(outputBytes))
    }
}

/// Gathers bytes in memory; several threads may write.
final class MemorySink: Sendable {
    private let gathered = Mutex<[UInt8]>([])

    func write(_ bytes: [UInt8]) -> Int32 {
        gathered.withLock { $0 += bytes }
        return 0
    }

    var bytes: [UInt8] { gathered.withLock { $0 } }
}

/// Runs the program in this process, with sinks of its own; the defaults are those of a pipe.
func run(_ arguments: [String], in environment: Environment = Environment()) -> Run {
    let output = MemorySink()
    let errors = MemorySink()
    let console = Console(
        environment: environment, output: { output.write($0) }, errors: { errors.write($0) })
    let status = CommandLineProgram.run(arguments, console: console)
    return Run(status: status.code, outputBytes: output.bytes, errorBytes: errors.bytes)
}

/// Runs the program in this process.
func run(_ arguments: String..., in environment: Environment = Environment()) -> Run {
    run(arguments, in: environment)
}

/// Runs the program on the catalogue that comes with it.
func runShipped(_ arguments: String..., in environment: Environment = Environment()) -> Run {
    run(arguments + ["--catalog", Place.catalog], in: environment)
}

extension Environment {
    /// A terminal so many columns wide.
    static func terminal(columns: Int = 100, _ variables: [String: String] = ["TERM": "xterm"]) -> Environment
    {
        Environment(
            variables: variables, outputIsTerminal: true, errorIsTerminal: true, inputIsTerminal: true,
            columns: columns)
    }
}
