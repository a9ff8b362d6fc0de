/// Names that a system keeps for itself, so that no file can have them there.
public enum ReservedNames {
    /// What Windows calls its devices, in small letters; it takes them for devices whatever ending follows.
    public static let windowsDevices: Set<String> = Set(
        ["con", "prn", "aux", "nul", "conin$", "conout$"]
            + ["com", "lpt"].flatMap { device in
                ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "\u{B9}", "\u{B2}", "\u{B3}"].map {
                    device + $0
                }
            })
}
