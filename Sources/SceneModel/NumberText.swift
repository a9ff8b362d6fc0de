/// Numbers as people write them.
public enum NumberText {
    /// The shortest decimal text that is read back as this number, whole ones without a fraction: `-64`, `0.5`.
    public static func shortest(_ number: Double) -> String {
        if let whole = Int(exactly: number) { return String(whole) }
        return "\(number)"
    }
}
