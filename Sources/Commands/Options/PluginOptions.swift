import CommandTable
import FileSystem
import PluginHost
import Publishing
import Rendering

/// The options about out-of-process renderers, and what they are found and run with.
enum PluginOptions {
    static let directory = Option(
        "plugin-directory", each: .directory(),
        summary: "A folder of renderers, before those of $EMPTYSTATES_PLUGINS and the PATH")
    static let timeout = Option(
        "plugin-timeout", value: .decimal("SECONDS", in: 0.1...3600), default: 10,
        summary: "How long a renderer of one's own may take for a request")

    /// Finds and runs the renderers that are programs.
    static func host(_ parsed: Parsed, _ context: CommandContext) throws(CommandFailure) -> PluginHost {
        let environment = context.console.environment
        let here: String
        do throws(FileError) {
            here = try Path.currentDirectory()
        } catch {
            throw .failed(.couldNotRun, "the working folder cannot be read: \(error)")
        }
        let search = PluginSearch(
            directories: parsed[directory], variable: environment["EMPTYSTATES_PLUGINS"],
            searchPath: environment["PATH"], workingDirectory: here, builtIns: context.registry.names)
        let settings = PluginSettings(
            path: environment["PATH"], home: environment["HOME"], program: environment.program,
            temporaryFolder: environment["TMPDIR"] ?? "/tmp", time: .seconds(parsed[timeout]),
            isInterrupted: { Interruption.isRequested })
        return PluginHost(search: search, settings: settings)
    }

    /// The renderer of that name: one of the program's own, else one that is a program.
    static func renderer(
        named name: String, _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> any Renderer {
        if let builtIn = context.registry[name] { return builtIn }
        // Ctrl-C must end the renderer's process, which is in a group of its own, before this one ends.
        Interruption.install()
        let host = try host(parsed, context)
        do throws(RenderFailure) {
            return try host.renderer(named: name)
        } catch {
            throw .failed(.couldNotRun, error.message, remedy: error.remedy, log: error.log)
        }
    }
}
