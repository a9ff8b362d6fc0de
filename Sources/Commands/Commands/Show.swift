import CommandTable
import Rendering

extension Operand where Value == EntryReference {
    /// One entry.
    static let entry = Operand(.entry, summary: "An entry's id, with or without a state, or a YAML file")
}

extension ProgramCommand {
    static let show = ProgramCommand(
        name: "show", summary: "Show an entry in the terminal",
        discussion: """
            The entry is drawn as a card, by the renderer text where no other is named. Colours: --color, then \
            NO_COLOR, then FORCE_COLOR or CLICOLOR_FORCE, then whether standard output is a terminal.
            """,
        examples: [
            Example("emptystates show airbnb", "Airbnb's empty state"),
            Example("emptystates show airbnb/loading --bars shown", "While it loads, below the app's bars"),
            Example(
                "emptystates show draft.yaml --renderer html > draft.html", "A file of your own as a page"),
        ],
        options: OptionList(RenderTarget.renderer, RenderTarget.width, RenderTarget.color, RenderTarget.style)
            + SceneOptions.all,
        operands: OperandList(.entry)
    ) { parsed, context throws(CommandFailure) in
        try show(parsed[.entry], parsed, context)
    }

    /// Prints one entry as the options say; `browse` ends with it too.
    static func show(
        _ reference: EntryReference, _ parsed: Parsed, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        let finder = EntryFinder(parsed: parsed, environment: context.console.environment)
        let renderer = try RenderTarget.renderer(parsed, context, standard: "text")
        let (loaded, state) = try finder.load(reference)
        let artifacts = try renderer.artifacts(
            of: loaded, state: state, request: try SceneOptions.request(parsed),
            options: RenderTarget.options(parsed, context.console.environment))
        for artifact in artifacts { context.console.print(bytes: artifact.bytes) }
        return .done
    }
}
