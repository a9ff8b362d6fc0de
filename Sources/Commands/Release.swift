/// What this release is called.
enum Release {
    /// By semantic versioning.
    static let version = "0.1.0"
    /// The day of the release, for the manual page.
    static let date = "November 30, 2026"
}
