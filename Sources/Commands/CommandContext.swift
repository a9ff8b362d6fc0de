public import CommandTable
public import Rendering

/// What every command gets.
public struct CommandContext {
    /// Where it prints.
    public let console: Console
    /// The renderers that there are.
    public let registry: RendererRegistry

    /// A context for running commands in a process.
    public init(console: Console, registry: RendererRegistry) {
        self.console = console
        self.registry = registry
    }
}

/// A row of the table of commands.
public typealias ProgramCommand = Command<CommandContext>
