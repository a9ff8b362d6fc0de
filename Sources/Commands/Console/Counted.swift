/// Numbers with their noun.
enum Counted {
    /// `1 entry`, `2 entries`.
    static func text(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// `1 entry`, `2 entries`.
    static func entries(_ count: Int) -> String { text(count, "entry", "entries") }

    /// `1 file written`, `2 files written`.
    static func written(_ count: Int) -> String { text(count, "file", "files") + " written" }
}
