/// The names of out-of-process renderers, and of their files.
public enum PluginName {
    /// What the name of the file begins with: `emptystates-render-outline` is the renderer `outline`.
    public static let filePrefix = "emptystates-render-"

    /// The renderer that a file of this name would be, valid or not; nil where the file is none.
    static func ofFile(_ fileName: String) -> String? {
        fileName.hasPrefix(filePrefix) ? String(fileName.dropFirst(filePrefix.count)) : nil
    }
}
