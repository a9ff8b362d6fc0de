public import CommandTable
import ProcessSpawn
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
        defer { console.flush() }
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
        RunningProgram.keepFreedMemory()
        return run(Array(CommandLine.arguments.dropFirst()), console: .standard()).code
    }
}
