#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a test may write into the folder of goldens.
///
/// A test that has written something fails, so that nobody leaves the mode on; the next run passes. Where the
/// environment variable `CI` is set, nothing is ever written, whatever is asked for.
public enum SnapshotRecording: String, CaseIterable, Sendable {
    /// Nothing, which is the default.
    case never
    /// Goldens that are missing, and those whose lines end with CR LF and that are right otherwise.
    case missing
    /// Every golden that is missing or has changed.
    case all
}

extension SnapshotRecording {
    /// The environment variable that says it where neither the call nor a trait does.
    public static let variable = "EMPTYSTATES_SNAPSHOT_RECORD"

    /// What counts: what the call says, else a trait, else the variable; `never` in continuous integration.
    static func effective(
        _ stated: SnapshotRecording?, environment: (String) -> String? = SnapshotRecording.environment
    ) -> SnapshotRecording {
        guard environment("CI") == nil else { return .never }
        return stated ?? SnapshotTrait.current?.recording
            ?? environment(variable).flatMap(SnapshotRecording.init) ?? .never
    }

    /// Whether `CI` is set to something.
    static var isContinuousIntegration: Bool { environment("CI") != nil }

    /// An environment variable that is set to something.
    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
