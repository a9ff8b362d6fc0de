private import CTerminal

/// The size of the terminal behind a file descriptor, in cells.
public enum TerminalSize {
    /// Columns, or nil where the descriptor is no terminal or the terminal does not know.
    public static func columns(of descriptor: Int32) -> Int? {
        size(of: descriptor).flatMap { $0.columns > 0 ? $0.columns : nil }
    }

    /// Rows, or nil where the descriptor is no terminal or the terminal does not know.
    public static func rows(of descriptor: Int32) -> Int? {
        size(of: descriptor).flatMap { $0.rows > 0 ? $0.rows : nil }
    }

    private static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard emptystates_terminal_size(descriptor, &columns, &rows) != 0 else { return nil }
        return (Int(columns), Int(rows))
    }
}
