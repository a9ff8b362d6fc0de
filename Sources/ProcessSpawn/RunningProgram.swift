import CProcess

/// The program that is running.
public enum RunningProgram {
    /// What the linker has called this build of it; nil where it has called it nothing.
    public static var buildID: [UInt8]? {
        var id = [UInt8](repeating: 0, count: 64)
        let count = emptystates_build_id(&id, id.count)
        return count > 0 ? Array(id.prefix(count)) : nil
    }

    /// Keeps memory that was freed for what comes next, where the system can be told so.
    ///
    /// Each entry of an export needs the same few hundred kilobytes; given back after every one, they cost some
    /// thirty page faults an entry.
    public static func keepFreedMemory() { emptystates_keep_freed_memory() }
}
