import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folder of goldens: `DIR/<renderer>/<entry>[.<state>][.<variant>].<ext>`, exact bytes.
///
/// Nothing here writes.
public struct GoldenStore: Sendable {
    /// The folder as the user gave it.
    public let folder: String

    /// The largest golden that is read, in bytes.
    public static let sizeLimit = 64 << 20

    /// The store in a folder, which need not be there.
    public init(_ folder: String) {
        self.folder = folder
    }

    /// What a comparison of a rendering with its golden finds.
    public enum Comparison: Hashable, Sendable {
        /// The same bytes.
        case matched
        /// Other bytes; the buffer holds the golden's.
        case changed
        /// There is no such file.
        case missing
        /// The system does not give the file, for the reason said.
        case unreadable(String)
    }

    /// Compares a rendering with the golden at `path` below the folder.
    ///
    /// `golden` is filled with the golden's bytes; its memory is used again from call to call.
    public func compare(_ path: String, with rendering: [UInt8], golden: inout [UInt8]) -> Comparison {
        do throws(FileError) {
            try FileReader.read(Path.join(folder, path), limit: Self.sizeLimit, into: &golden)
        } catch {
            return error.code == ENOENT || error.code == ENOTDIR ? .missing : .unreadable(error.reason)
        }
        guard golden.count == rendering.count else { return .changed }
        let isEqual = golden.withUnsafeBytes { golden in
            rendering.withUnsafeBytes { rendering in
                guard let one = golden.baseAddress, let other = rendering.baseAddress else { return true }
                return memcmp(one, other, golden.count) == 0
            }
        }
        return isEqual ? .matched : .changed
    }

    /// The bytes of the golden at `path` below the folder; nil where there is none that can be read.
    public func bytes(of path: String) -> [UInt8]? {
        try? FileReader.read(Path.join(folder, path), limit: Self.sizeLimit)
    }

    /// Whether there is such a folder.
    public var exists: Bool { FileStatus.kindFollowingLinks(of: folder) == .directory }

    /// Whether a manifest says what is kept in it.
    public var hasManifest: Bool {
        FileStatus.kind(of: Path.join(folder, SnapshotManifest.fileName)) != nil
    }

    /// Whether a renderer of that name has a folder in it.
    public func hasFolder(of renderer: String) -> Bool {
        FileStatus.kind(of: Path.join(folder, renderer)) == .directory
    }

    /// The paths below the folder of the files that `isWanted`, in the order of their bytes.
    ///
    /// Files and folders whose names begin with a dot are not looked at.
    func files(where isWanted: (String) -> Bool) throws(FileError) -> [String] {
        try DirectoryWalk.files(below: folder, where: isWanted)
    }
}
