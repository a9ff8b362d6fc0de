extension Console {
    /// Names files in the folders of renderers that are no goldens, and that nobody looks at.
    func remark(others paths: [String]) {
        guard !paths.isEmpty else { return }
        let more = paths.count - Self.otherLimit
        let names = paths.prefix(Self.otherLimit).joined(separator: ", ")
        let count = paths.count == 1 ? "1 file here is no golden" : "\(paths.count) files here are no goldens"
        remark("emptystates: \(count): \(Safe.oneLine(names))" + (more > 0 ? " and \(more) more" : ""))
    }

    private static let otherLimit = 5
}
