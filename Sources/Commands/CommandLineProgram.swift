public import CommandTable
import FileSystem
import ProcessSpawn
import Publishing
import RenderHTML
import RenderJSON
import RenderMarkdown
import RenderSVG
import RenderSwiftUI
import RenderText
import RenderUIKit
public import Rendering

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program: its table of commands, and the run of one.
public enum CommandLineProgram {
    /// Every command, in the order of the help.
    static let table: CommandTable.Program<CommandContext> = CommandTable.Program(
        name: "emptystates", version: Release.version,
        summary: "Browse, render and export a catalogue of replicated app empty states",
        discussion: """
            An empty state is what an app shows when a list has nothing in it. The catalogue describes those of \
            real apps in YAML; renderers turn them into terminal text, HTML pages and more.

            Wherever an ID is taken, the path of a YAML file is taken too.
            """,
        examples: [
            Example("emptystates list", "The entries there are"),
            Example("emptystates show airbnb", "One of them, in the terminal"),
            Example("emptystates export --output site", "All of them, as pages"),
        ],
        options: OptionList(.catalog) + OptionList(PluginOptions.directory, PluginOptions.timeout)
            + OptionList(.quiet),
        commands: [
            .list, .search, .show, .browse, .play, .render, .export, .validate, .snapshot, .contrast, .schema,
            .renderers, .conformance, .asPlugin, .new, .completions, .manual,
        ],
        topics: HelpTopic.all)

    /// The renderers that are built in.
    ///
    /// A new one has its line here.
    public static let builtInRenderers = RendererRegistry([
        TextRenderer(), HTMLRenderer(), JSONRenderer(), MarkdownRenderer(), SVGRenderer(), SwiftUIRenderer(),
        UIKitRenderer(),
    ])

    /// Runs the command that the arguments (those after the program's name) ask for.
    public static func run(_ arguments: [String], console: Console) -> ExitStatus {
        var status = runCommand(arguments, console: console)
        do throws(FileError) {
            try console.finish()
        } catch {
            let failure = CommandFailure.failed(.couldNotRun, "\(error)")
            console.complain(failure.text(program: table.spec.name))
            status = failure.status
        }
        // The keyboard's is the usual signal; others have numbers of their own.
        if status == .interrupted, let number = Interruption.signal { return ExitStatus(code: 128 + number) }
        return status
    }

    private static func runCommand(_ arguments: [String], console: Console) -> ExitStatus {
        var context = CommandContext(console: console, registry: builtInRenderers)
        do throws(CommandFailure) {
            switch try invocation(arguments) {
            case .version: console.print(table.versionLine, terminator: "")
            case .help(let page):
                console.print(table.help(page, width: min(100, console.environment.width)), terminator: "")
            case .run(let command, let parsed):
                console.isQuiet = parsed[.quiet]
                guard let run = command.run else { return .usage }
                return try run(parsed, &context)
            }
            return .done
        } catch {
            console.complain(error.text(program: table.spec.name))
            return error.status
        }
    }

    private static func invocation(
        _ arguments: [String]
    ) throws(CommandFailure) -> CommandTable.Program<CommandContext>.Invocation {
        do throws(UsageError) {
            return try table.parse(arguments)
        } catch {
            throw .usage(error)
        }
    }

    /// Runs the process's own command line, and gives the status to exit with.
    public static func main() -> Int32 {
        // A reader that goes away is found out when writing fails; it must not end the process.
        signal(SIGPIPE, SIG_IGN)
        // A parent that ignores it would otherwise hide how programs end that are run from here.
        signal(SIGCHLD, SIG_DFL)
        openMissingStreams()
        RunningProgram.keepFreedMemory()
        return run(Array(CommandLine.arguments.dropFirst()), console: .standard()).code
    }

    /// Gives standard input, output and error to `/dev/null` where the process was started without one: the first
    /// file that is opened would else take its number, and get what is printed.
    ///
    /// Output is opened for reading, so that writing to it fails as it would without.
    private static func openMissingStreams() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
            _ = open("/dev/null", number == STDIN_FILENO ? O_RDWR : O_RDONLY)
        }
    }
}
