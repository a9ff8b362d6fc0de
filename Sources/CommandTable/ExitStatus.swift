/// How a run of the program ended, as the number that the shell sees.
public struct ExitStatus: Hashable, Sendable {
    /// The number, 0 to 255.
    public let code: Int32

    /// An exit status of that number.
    public init(code: Int32) {
        self.code = code
    }

    /// 0: it was done, and nothing is to be said against it.
    public static let done = ExitStatus(code: 0)
    /// 1: a finding, a mismatch, nothing found, or content that cannot be used.
    public static let finding = ExitStatus(code: 1)
    /// 2: it could not run, such as for a file that is not there.
    public static let couldNotRun = ExitStatus(code: 2)
    /// 64: the command line is wrong (`EX_USAGE` of BSD's sysexits.h).
    public static let usage = ExitStatus(code: 64)
    /// 130: interrupted from the keyboard (128 + SIGINT, as shells count).
    public static let interrupted = ExitStatus(code: 130)
}
