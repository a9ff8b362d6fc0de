/// What became of one golden.
public enum SnapshotOutcome: String, CaseIterable, Sendable, Comparable {
    /// The rendering is the golden, byte for byte.
    case matched
    /// The rendering has other bytes.
    case changed
    /// There is no golden.
    case missing
    /// There is a golden, and nothing that it could be of.
    case orphaned
    /// There is a golden that cannot be read.
    case unreadable
    /// The scene cannot be read, composed or rendered.
    case failed

    /// The order of the cases, which is that of every report.
    public static func < (one: SnapshotOutcome, other: SnapshotOutcome) -> Bool { one.order < other.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What an orphan counts.
public enum OrphanPolicy: String, CaseIterable, Sendable {
    /// As much as a change.
    case fail
    /// It is listed, and no more.
    case warn
}
