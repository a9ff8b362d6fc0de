/// What out-of-process renderers get, and what they may take.
public struct PluginSettings: Sendable {
    /// How long one request may take.
    public var time: Duration
    /// How many bytes an answer may have.
    public var outputBytes: Int
    /// How many bytes of its log are shown at most.
    public var logBytes = 4096
    /// The variables that it sees, as `NAME=value`.
    public var environment: [String]
    /// The folder in which its working folder is made.
    public var temporaryFolder: String
    /// Asked while it runs: whether the user wants to end the program.
    public var isInterrupted: (@Sendable () -> Bool)?

    /// The limits that hold where nobody says otherwise: 10 seconds, 64 MiB.
    ///
    /// - Parameters:
    ///   - path: The PATH.
    ///   - home: The home folder.
    ///   - program: The path of this program, which a renderer may run as `"$EMPTYSTATES" as-plugin NAME render`;
    ///     nil where this is another program.
    ///   - temporaryFolder: An absolute path, such as TMPDIR says.
    ///   - time: How long one request may take.
    ///   - outputBytes: How many bytes an answer may have.
    ///   - isInterrupted: Asked while it runs: whether the user wants to end the program.
    public init(
        path: String?, home: String?, program: String? = nil, temporaryFolder: String = "/tmp",
        time: Duration = .seconds(10), outputBytes: Int = 64 << 20,
        isInterrupted: (@Sendable () -> Bool)? = nil
    ) {
        environment = [
            "HOME=\(home ?? "/")", "LANG=C.UTF-8", "NO_COLOR=1",
            "PATH=\(path ?? Self.standardPath)", "TZ=UTC",
        ]
        if let program { environment.append("EMPTYSTATES=\(program)") }
        self.temporaryFolder = temporaryFolder.isEmpty ? "/tmp" : temporaryFolder
        self.time = time
        self.outputBytes = outputBytes
        self.isInterrupted = isInterrupted
    }

    /// The PATH where there is none.
    static let standardPath = "/usr/local/bin:/usr/bin:/bin"
}
