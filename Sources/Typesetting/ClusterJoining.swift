/// Where two texts meet, the second may go on with the cluster that the first ends with.
public enum ClusterJoining {
    /// How many bytes after a border between two texts belong to the cluster before it.
    public static func byteCount(after border: Int, in bytes: TextBytes) -> Int {
        guard border > 0, border < bytes.count, bytes[border] >= 0x80 else { return 0 }
        // Longer clusters exist, but no person writes them.
        let tail = bytes.string(max(0, border - 64)..<border)
        let text = bytes.string(border..<bytes.count)
        guard let last = tail.last, let whole = (String(last) + text.prefix(1)).first else { return 0 }
        return max(0, whole.utf8.count - last.utf8.count)
    }
}
