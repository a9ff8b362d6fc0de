/// The states that an entry can describe.
public enum StateName: String, CaseIterable, Codable, Sendable {
    /// The list has nothing in it.
    case empty
    /// Its content is on the way.
    case loading
    /// Its content could not be had.
    case error
    /// A search has not begun.
    case search
    /// A search found nothing.
    case noResults
}

/// Why a list is empty: the closed vocabulary of `purpose`.
public enum Purpose: String, CaseIterable, Codable, Sendable {
    /// Nothing has been put in yet.
    case firstUse
    /// Everything has been dealt with.
    case cleared
    /// A search found nothing.
    case noResults
    /// There is nothing of the kind.
    case noContent
    /// Something went wrong.
    case error
    /// A permission or an account is missing.
    case noAccess
    /// There is no connection.
    case offline
    /// The content is on the way.
    case loading
}

/// The system that an app runs on.
public enum Platform: String, CaseIterable, Codable, Sendable {
    case ios, ipados, macos, watchos, tvos, visionos, android, web
}
