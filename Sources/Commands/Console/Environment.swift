import Rendering
import TerminalText

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the process was started with: variables, terminals, the path of the program.
public struct Environment: Sendable {
    /// The environment variables that the program reads.
    public var variables: [String: String]
    /// Whether standard output is a terminal.
    public var outputIsTerminal: Bool
    /// Whether standard error is a terminal.
    public var errorIsTerminal: Bool
    /// Whether standard input is a terminal.
    public var inputIsTerminal: Bool
    /// The columns of the terminal; nil where there is none.
    public var columns: Int?
    /// The absolute path of the program; nil where it is not known.
    public var program: String?

    /// An environment of one's own; the defaults are those of a pipe.
    public init(
        variables: [String: String] = [:], outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
        inputIsTerminal: Bool = false, columns: Int? = nil, program: String? = nil
    ) {
        self.variables = variables
        self.outputIsTerminal = outputIsTerminal
        self.errorIsTerminal = errorIsTerminal
        self.inputIsTerminal = inputIsTerminal
        self.columns = columns
        self.program = program
    }

    /// The variables that are read, and no others.
    private static let names = [
        "EMPTYSTATES_CATALOG", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM", "COLUMNS",
        "PATH", "EMPTYSTATES_PLUGINS", "HOME", "TMPDIR", "CI",
    ]

    /// The environment of the process.
    static var process: Environment {
        var variables: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return Environment(
            variables: variables, outputIsTerminal: isatty(STDOUT_FILENO) != 0,
            errorIsTerminal: isatty(STDERR_FILENO) != 0, inputIsTerminal: isatty(STDIN_FILENO) != 0,
            columns: TerminalSize.columns(of: STDOUT_FILENO) ?? TerminalSize.columns(of: STDERR_FILENO),
            program: ProgramPath.current)
    }

    /// A variable that is set to something.
    subscript(name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the terminal understands no escape codes.
    var isDumb: Bool { self["TERM"] == "dumb" }

    /// The width to print in, in columns: `COLUMNS`, the terminal's, else 80.
    var width: Int {
        if let stated = self["COLUMNS"].flatMap(Int.init), (1...10_000).contains(stated) { return stated }
        return columns ?? 80
    }
}

/// When to colour.
enum ColorChoice: String, CaseIterable, Sendable {
    case always, never, auto
}

extension Environment {
    /// How many colours standard output gets: `choice`, then `NO_COLOR`, then `FORCE_COLOR` and
    /// `CLICOLOR_FORCE`, then whether it is a terminal that understands escape codes.
    func colors(_ choice: ColorChoice) -> RenderOptions.Colors {
        switch choice {
        case .never: return .none
        case .always: return depth
        case .auto:
            if self["NO_COLOR"] != nil { return .none }
            let forced = [self["FORCE_COLOR"], self["CLICOLOR_FORCE"]].contains { $0 != nil && $0 != "0" }
            return forced || (outputIsTerminal && !isDumb) ? depth : .none
        }
    }

    /// 24 bits only where `COLORTERM` says so.
    private var depth: RenderOptions.Colors {
        if let colorTerm = self["COLORTERM"], ["truecolor", "24bit"].contains(colorTerm) {
            return .truecolor
        }
        guard let term = self["TERM"] else { return .ansi256 }
        return term.contains("256color") ? .ansi256 : .ansi16
    }
}
