/// What the table knows of an option, whatever the type of its value.
public struct OptionSpec: Sendable {
    /// Whether an option is followed by a value, and what that value is called.
    public enum Form: Hashable, Sendable {
        /// A flag: `--all`.
        case flag
        /// `--width N`, `--width=N`.
        case value(String)
        /// `--json`, `--json=FIELD,...`; the value stands behind an `=` or is not there.
        case optionalValue(String)
    }

    /// The long name without its dashes.
    public var name: String
    /// The letter of the short form.
    public var short: Character?
    /// Whether a value follows.
    public var form: Form
    /// Whether the command does not run without it.
    public var isRequired = false
    /// The names of options with which the command runs without it, though it is required.
    public var waivers: [String] = []
    /// Whether every occurrence counts, and not only the last.
    public var isRepeatable = false
    /// What a shell offers as its value.
    public var completion = Completion.none
    /// Every value there is, where that is a closed set.
    public var choices: [String] = []
    /// The value when it is not given, as the help shows it.
    public var defaultText: String?
    /// What it does, in one sentence without a full stop.
    public var summary: String
    /// The heading of its section in the help, in capitals; nil for `OPTIONS`.
    public var section: String?
    /// Throws where an argument is no value of the option; nil is an occurrence without a value.
    public var check: @Sendable (String?) throws(ValueError) -> Void

    /// `--name`.
    public var flag: String { "--" + name }

    /// `--width N`, as usage and messages write it.
    public var synopsis: String {
        switch form {
        case .flag: flag
        case .value(let placeholder): "\(flag) \(placeholder)"
        case .optionalValue(let placeholder): "\(flag)[=\(placeholder)]"
        }
    }

    /// Whether the next argument belongs to it when no value is attached.
    var takesNextArgument: Bool {
        if case .value = form { true } else { false }
    }
}
