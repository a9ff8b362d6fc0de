import FileSystem

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension FolderExport {
    /// Puts a run's files in place, all or none.
    func commit(_ run: State) throws(ExportFailure) -> Summary {
        switch output.content {
        case .earlier(let folder, _): return try place(run, in: folder)
        case .nothing(let ancestor, let missing):
            if !isGuest { try stage(ExportMarker(run.items)) }
            if try moveWhole(below: ancestor, missing) { return Summary(written: run.stagedCount) }
        case .empty(let folder):
            if !isGuest { try stage(ExportMarker(run.items)) }
            if try replaceEmpty(folder) { return Summary(written: run.stagedCount) }
        }
        return try place(run, in: folderAsItIsNow())
    }

    /// The output folder where it is not the one that was found first: another run, perhaps of another shard,
    /// may have made it in the meantime or put its own in the place of an empty one.
    private func folderAsItIsNow() throws(ExportFailure) -> OpenFolder {
        switch try OutputFolder(output.realPath, protecting: [], isGuest: isGuest).content {
        case .empty(let folder), .earlier(let folder, _): return folder
        case .nothing: throw .file(FileError(path: output.path, operation: "write to", code: ENOENT))
        }
    }

    /// Renames the staged files' folder to the output, making the folders above it.
    ///
    /// - Returns: false, with nothing made, where a folder with something in it has appeared there.
    private func moveWhole(below ancestor: OpenFolder, _ missing: [String]) throws(ExportFailure) -> Bool {
        let staging = try staging()
        var folder = ancestor
        var made: [(OpenFolder, String)] = []
        do throws(FileError) {
            for name in missing.dropLast() {
                if try folder.makeFolder(name) { made.append((folder, name)) }
                folder = try OpenFolder(name, in: folder)
            }
            try staging.moveWhole(to: missing.last ?? "", in: folder)
            return true
        } catch {
            for (folder, name) in made.reversed() { try? folder.removeFolder(name) }
            if error.code == ENOTEMPTY || error.code == EEXIST { return false }
            throw .file(error)
        }
    }

    /// Renames the staged files' folder over the empty output, which keeps its permissions.
    ///
    /// - Returns: false where that cannot be done or would be noticed: in a mount point, the working directory
    ///   (whoever is in it would be in a folder that is no longer there), or a folder of another owner.
    private func replaceEmpty(_ folder: OpenFolder) throws(ExportFailure) -> Bool {
        let staging = try staging()
        guard let status = try? folder.status(), let new = try? staging.new.status(),
            FileIdentity(status) != FileIdentity(of: "."),
            status.st_uid == new.st_uid, status.st_gid == new.st_gid,
            fchmod(staging.new.descriptor, status.st_mode & 0o7777) == 0,
            let parent = try? OpenFolder(at: Path.parent(output.realPath))
        else { return false }
        return (try? staging.moveWhole(to: Path.lastComponent(output.realPath), in: parent)) != nil
    }

    /// Brings the files of a folder up to date one by one.
    private func place(_ run: State, in folder: OpenFolder) throws(ExportFailure) -> Summary {
        // Runs that share the folder take turns, and each goes by the marker that the one before left. Where
        // the file system knows no locks, they have to be started one after the other.
        _ = retried { flock(folder.descriptor, LOCK_EX) }
        defer { _ = flock(folder.descriptor, LOCK_UN) }
        if isGuest { return try placeAsGuest(run, in: folder) }
        let earlier = try ExportMarker(in: folder, path: output.path)
        let earlierTime = (try? folder.status(of: ExportMarker.name)).map(FileTime.init(modified:))
        let listed = Set(earlier?.files ?? [])
        let items = run.items
        let produced = Set(items.map(\.path))
        let stale = keepsUnlisted ? [] : listed.subtracting(produced).sorted(by: ExportPath.inByteOrder)
        let unlisted = keepsUnlisted ? earlier?.items.filter { !produced.contains($0.path) } ?? [] : []
        let marker = ExportMarker(items + unlisted)
        let hasNewMarker = marker.bytes != earlier?.bytes
        // What this run has looked at, the marker vouches for up to its beginning; for what it has not, up to
        // the time that the marker before did, and never longer than for the former.
        let isMixed = unlisted.contains { $0.making != nil }
        let vouching = isMixed ? min(earlierTime ?? beginning, beginning) : beginning
        var summary = Summary(written: run.stagedCount, unchanged: run.unchanged)
        guard hasNewMarker || run.stagedCount > 0 || !stale.isEmpty else {
            if run.hasTouched { vouching.set(for: ExportMarker.name, in: folder) }
            return summary
        }
        if hasNewMarker {
            try stage(marker)
            vouching.set(for: ExportMarker.name, in: try staging().new)
        }
        var placement = Placement(into: folder, from: try staging(), listed: listed)
        summary.removed = try placement.run(
            removing: stale, placing: run.staged.sorted(by: ExportPath.inByteOrder), marker: hasNewMarker)
        return summary
    }

    /// Puts the files into somebody else's folder; whatever else is there stays.
    private func placeAsGuest(_ run: State, in folder: OpenFolder) throws(ExportFailure) -> Summary {
        let summary = Summary(written: run.stagedCount, unchanged: run.unchanged)
        guard run.stagedCount > 0 else { return summary }
        var placement = Placement(into: folder, from: try staging(), listed: Set(run.staged))
        _ = try placement.run(
            removing: [], placing: run.staged.sorted(by: ExportPath.inByteOrder), marker: false)
        return summary
    }

    /// Writes the marker, which is the last file of a run, in place of one that was staged before.
    private func stage(_ marker: ExportMarker) throws(ExportFailure) {
        let staging = try staging()
        try ExportFailure.wrapping { () throws(FileError) in
            if try staging.new.status(of: ExportMarker.name) != nil {
                try staging.new.removeFile(ExportMarker.name)
            }
            try staging.new.create(
                ExportMarker.name, marker.bytes, shownAs: Path.join(output.path, ExportMarker.name))
        }
    }
}

extension OutputFolder {
    /// Makes the folder that this output's files are staged in.
    func makeStaging() throws(ExportFailure) -> StagingFolder {
        do throws(FileError) {
            switch content {
            case .nothing(let ancestor, let missing):
                return try StagingFolder(in: ancestor, for: missing.last ?? "")
            case .empty(let folder), .earlier(let folder, _):
                return try StagingFolder.make(for: folder, realPath: realPath)
            }
        } catch {
            throw .file(FileError(path: path, operation: "write to", code: error.code, reason: error.reason))
        }
    }
}
