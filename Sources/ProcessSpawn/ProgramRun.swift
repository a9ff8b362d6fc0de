/// What a program left behind.
public struct ProgramRun: Hashable, Sendable {
    /// How a process ended.
    public enum Ending: Hashable, Sendable {
        /// By itself, with a status.
        case exited(Int32)
        /// By a signal, such as 11.
        case signalled(Int32)
    }

    /// Why it was ended before its time.
    public enum Stop: Hashable, Sendable {
        /// It ran longer than it may.
        case time
        /// It printed more than it may.
        case output
        /// The user wants it.
        case interruption
    }

    /// How it ended; nil where the system does not tell.
    public var ending: Ending?
    /// Why it was ended; nil where it ended by itself.
    public var stop: Stop?
    /// What it printed, as far as the limit goes.
    public var output: [UInt8]
    /// The end of what it wrote to standard error, where that is kept.
    public var complaints: LogTail

    /// The status as a shell says it: 128 and the number for a signal, 255 where it is not known.
    public var shellStatus: Int32 {
        switch ending {
        case .exited(let status): status
        case .signalled(let number): 128 + number
        case nil: 255
        }
    }
}
