/// A shell that completions can be written for.
public enum Shell: String, CaseIterable, Sendable {
    /// GNU bash, from 3.2 on; the `bash-completion` package is not needed.
    case bash
    /// Z shell, from 5.0 on.
    case zsh
    /// fish, from 3.0 on.
    case fish
}
