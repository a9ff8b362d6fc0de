import ProcessSpawn

/// Runs a program of the user's in the foreground: it shares the terminal and the process group, so that it
/// can read keys and Ctrl-C reaches it.
enum Subprocess {
    /// What a program left behind.
    struct Result {
        /// Its exit status, or 128 and the number of the signal that ended it.
        let status: Int32
        /// What it printed.
        let output: [UInt8]
    }

    /// Runs a program with `input` on its standard input, and gathers its standard output; nil where it
    /// cannot be started.
    ///
    /// With `isSilent` its complaints are dropped.
    static func run(
        _ program: String, _ arguments: [String], input: [UInt8], isSilent: Bool = false
    ) -> Result? {
        let program = Program(program, arguments, complaints: isSilent ? .dropped : .shown)
        do throws(SpawnFailure) {
            let run = try program.run(input: input)
            return Result(status: run.shellStatus, output: run.output)
        } catch {
            return nil
        }
    }
}
