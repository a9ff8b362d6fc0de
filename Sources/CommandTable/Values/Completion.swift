/// What a shell offers in the place of a value.
public struct Completion: Hashable, Sendable {
    /// Which paths are offered.
    public enum Paths: Hashable, Sendable {
        /// None.
        case none
        /// Files and folders.
        case files
        /// Folders only.
        case directories
    }

    /// Names that are offered.
    public var values: [String]
    /// The arguments with which the program is run; each line that it prints is offered.
    public var program: [String]?
    /// The arguments where a slash is in the word already, if others are wanted then: `airbnb/` has states.
    public var programBehindSlash: [String]?
    /// Which paths are offered.
    public var paths: Paths
    /// What stands between several of them in one argument, such as a comma; nil where it is only one.
    public var separator: Character?

    /// A combination of all that can be offered.
    public init(
        values: [String] = [], program: [String]? = nil, programBehindSlash: [String]? = nil,
        paths: Paths = .none, separator: Character? = nil
    ) {
        self.values = values
        self.program = program
        self.programBehindSlash = programBehindSlash
        self.paths = paths
        self.separator = separator
    }

    /// Nothing is offered.
    public static let none = Completion()
    /// Files and folders.
    public static let file = Completion(paths: .files)
    /// Folders.
    public static let directory = Completion(paths: .directories)

    /// These names.
    public static func values(_ values: [String]) -> Completion {
        Completion(values: values)
    }

    /// The lines that the program itself prints when it is run with these arguments: `["list"]`.
    ///
    /// For a word with a slash in it, `behindSlash` are the arguments where they are not nil.
    public static func program(_ arguments: [String], behindSlash: [String]? = nil) -> Completion {
        Completion(program: arguments, programBehindSlash: behindSlash)
    }

    /// This, and what `other` offers too.
    public func or(_ other: Completion) -> Completion {
        Completion(
            values: values + other.values, program: program ?? other.program,
            programBehindSlash: programBehindSlash ?? other.programBehindSlash,
            paths: paths == .none || other.paths == .files ? other.paths : paths,
            separator: separator ?? other.separator)
    }
}
