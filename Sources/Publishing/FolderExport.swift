import FileSystem
import Synchronization

/// An export of many files into one folder: all of them are put there, or nothing is changed.
///
/// - A folder that is missing or empty appears as a whole: its files are staged beside it, and the staging
///   folder is renamed. In an empty folder that cannot be replaced they are put in place one by one.
/// - A folder that holds an earlier export, which the marker `.emptystates-export` says, is brought up to date:
///   what was made from the same origin is kept, equal files are left alone, changed ones are replaced by
///   renames, and files that only the earlier export had are removed. Files that the marker does not list are never touched.
/// - A link at the folder's own path is followed and the folder that it leads to used. Links below it never
///   are: one in a listed file's place is replaced by a file, one in a folder's place is refused.
///
/// `add` and `keep` may be called from several threads at once.
public final class FolderExport: Sendable {
    /// What an export did.
    public struct Summary: Hashable, Sendable {
        /// How many files are new or have other bytes than before; the marker does not count.
        public var written: Int
        /// How many files were there already with just these bytes.
        public var unchanged: Int
        /// How many files of the earlier export were removed.
        public var removed: Int

        /// A count of files.
        public init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
            self.written = written
            self.unchanged = unchanged
            self.removed = removed
        }
    }

    let output: OutputFolder
    let keepsUnlisted: Bool
    /// Whether the folder is somebody else's: nothing is asked of it, and no marker is written.
    let isGuest: Bool
    /// The earlier export; nil in a folder that is missing or empty.
    private let earlier: EarlierExport?
    /// When the export began; what the earlier one left was looked at after that.
    let beginning = FileTime.now
    private let state: Mutex<State>

    /// Begins an export into `directory`; its missing parents are made when the export finishes.
    ///
    /// - Parameters:
    ///   - folders: folders that the output may neither contain nor lie in, such as the catalogue.
    ///   - keepsUnlisted: whether files of the earlier export that this run does not produce stay, and stay
    ///     listed, as for a run that produces one shard of the files.
    ///   - isGuest: whether the folder may hold anything and be no export: files of it at the paths of this run
    ///     are replaced, all others stay, and no marker is written.
    /// - Throws: `ExportFailure` where the folder is a file, the root of the file system, overlaps a protected
    ///   folder, holds something and is not an earlier export, or cannot be written to.
    public static func begin(
        at directory: String, protecting folders: [String] = [], keepsUnlisted: Bool = false,
        isGuest: Bool = false
    ) throws(ExportFailure) -> FolderExport {
        let output = try OutputFolder(directory, protecting: folders, isGuest: isGuest)
        return try FolderExport(output, keepsUnlisted: keepsUnlisted, isGuest: isGuest)
    }

    private init(_ output: OutputFolder, keepsUnlisted: Bool, isGuest: Bool) throws(ExportFailure) {
        self.output = output
        self.keepsUnlisted = keepsUnlisted
        self.isGuest = isGuest
        if case .earlier(let folder, let marker) = output.content {
            self.earlier = EarlierExport(folder, marker, isGuest: isGuest)
            self.state = Mutex(State(isUpdate: true))
        } else {
            // Whether the folder can be written to is better known before the work than after it.
            let staging = try output.makeStaging()
            self.earlier = nil
            self.state = Mutex(State(isUpdate: false, staging: staging))
        }
    }

    deinit { cancel() }

    /// Adds one file; its bytes are on the disk when this returns, but not yet in their place.
    ///
    /// After a failure the export can only be cancelled: `finish` fails too.
    ///
    /// - Parameters:
    ///   - path: where it goes in the folder, as `ExportPath` allows, and not twice.
    ///   - bytes: the whole file.
    ///   - origin: what it is made from, for a later export to `keep` it by.
    ///   - mayReplace: whether a file may be replaced that stands there in somebody else's folder.
    /// - Throws: `ExportFailure` where the path may not be used, where a file that is not the export's stands
    ///   there, or where the file cannot be written.
    public func add(
        _ path: String, _ bytes: [UInt8], from origin: ExportOrigin? = nil, mayReplace: Bool = true
    ) throws(ExportFailure) {
        do throws(ExportFailure) {
            try enter(path, origin.map { ExportMarker.Making(origin: $0, size: bytes.count) })
            let isUnchanged = try earlier?.holds(path, bytes, mayReplace: mayReplace) ?? false
            if !isUnchanged {
                let staging = try staging()
                try ExportFailure.wrapping { () throws(FileError) in
                    try staging.write(path, bytes, shownBelow: output.path)
                }
            }
            leave { state in
                if isUnchanged { state.unchanged += 1 } else if state.isUpdate { state.changed.append(path) }
            }
        } catch {
            leave { state in state.failure = state.failure ?? error }
            throw error
        }
    }

    /// Takes over what the earlier export made from the same origin, where all those files are still there as it
    /// left them.
    ///
    /// - Returns: false where the files have to be made and added.
    /// - Throws: `ExportFailure` as `add` does.
    public func keep(_ origin: ExportOrigin) throws(ExportFailure) -> Bool {
        guard let earlier else { return false }
        let kept: EarlierExport.Kept
        do throws(ExportFailure) {
            kept = try earlier.kept(origin)
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
            throw error
        }
        switch kept {
        case .unknown: return false
        case .touched:
            state.withLock { $0.hasTouched = true }
            return false
        case .whole(let items):
            for item in items { try keep(item) }
            return true
        }
    }

    private func keep(_ item: ExportMarker.Item) throws(ExportFailure) {
        do throws(ExportFailure) {
            try enter(item.path, item.making)
            leave { $0.unchanged += 1 }
        } catch {
            leave { state in state.failure = state.failure ?? error }
            throw error
        }
    }

    /// Puts everything in place and writes the marker.
    ///
    /// - Throws: `ExportFailure` where an `add` failed before or something cannot be put in place; the folder
    ///   is then as it was when the export began.
    public func finish() throws(ExportFailure) -> Summary {
        let run = try end()
        defer { cancel() }
        if let failure = run.failure { throw failure }
        return try commit(run)
    }

    /// Gives the export up: the staging folder is removed and the output stays as it was.
    ///
    /// Does nothing after `finish`. While another thread is still adding a file, that thread removes the folder.
    public func cancel() {
        let staging = state.withLock { state -> StagingFolder? in
            state.isOver = true
            return state.takeStagingIfIdle()
        }
        staging?.remove()
    }
}

// MARK: - State

extension FolderExport {
    /// What several threads change.
    struct State {
        var register = PathRegister()
        /// How the files came to be, in the order of the register.
        var makings: [ExportMarker.Making?] = []
        /// Whether there is an earlier export, which may have some of the files already.
        let isUpdate: Bool
        /// The files that it has not, or with other bytes.
        var changed: [String] = []
        var unchanged = 0
        /// Whether a file of the earlier export could not be kept for no other reason than its time.
        var hasTouched = false
        /// Made for the first file that has to be written.
        var staging: StagingFolder?
        /// The first failure; there is no going on after it.
        var failure: ExportFailure?
        /// Whether the export has been finished or cancelled.
        var isOver = false
        /// How many threads are adding a file.
        var active = 0

        init(isUpdate: Bool, staging: StagingFolder? = nil) {
            self.isUpdate = isUpdate
            self.staging = staging
        }

        /// The files that wait in the staging folder: all of them, where they need not be told apart.
        var staged: [String] { isUpdate ? changed : register.files }

        /// Every file, as the marker lists it.
        var items: [ExportMarker.Item] {
            zip(register.files, makings).map { ExportMarker.Item(path: $0, making: $1) }
        }

        /// How many files wait.
        var stagedCount: Int { isUpdate ? changed.count : register.count }

        /// The staging folder if it may be removed now.
        mutating func takeStagingIfIdle() -> StagingFolder? {
            guard isOver, active == 0 else { return nil }
            defer { staging = nil }
            return staging
        }
    }

    /// Takes a path in; the thread that does is active until it leaves.
    private func enter(_ path: String, _ making: ExportMarker.Making?) throws(ExportFailure) {
        let failure = state.withLock { state -> ExportFailure? in
            state.active += 1
            if state.isOver { return refusal(path, "comes after the end of the export") }
            if let failure = state.failure { return failure }
            if let problem = ExportPath.problem(path) ?? state.register.insert(path) {
                return refusal(path, problem)
            }
            state.makings.append(making)
            return nil
        }
        if let failure { throw failure }
    }

    private func leave(_ change: (inout State) -> Void) {
        let staging = state.withLock { state -> StagingFolder? in
            change(&state)
            state.active -= 1
            return state.takeStagingIfIdle()
        }
        staging?.remove()
    }

    /// Closes the export for further files.
    private func end() throws(ExportFailure) -> State {
        let run = state.withLock { state -> State? in
            guard !state.isOver, state.active == 0 else { return nil }
            state.isOver = true
            return state
        }
        guard let run else {
            throw .refusal(
                "export-over", output.path, "the export is over, or files are still being added to it",
                remedy: "finish an export once, after its last file")
        }
        return run
    }

    private func refusal(_ path: String, _ problem: String) -> ExportFailure {
        .refusal(
            "output-path-invalid", Path.join(output.path, path), "its path in the export \(problem)",
            remedy: "give every page a path of its own, relative and with \"/\" between its parts")
    }

    /// The staging folder, made if this is the first file that needs it.
    func staging() throws(ExportFailure) -> StagingFolder {
        let result = state.withLock { state -> Result<StagingFolder, ExportFailure> in
            if let staging = state.staging { return .success(staging) }
            do throws(ExportFailure) {
                let staging = try output.makeStaging()
                state.staging = staging
                return .success(staging)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
