import CatalogModel
import CommandTable
import EmptyDataSet
import RenderText
import Rendering

extension Operand where Value == EntryReference {
    /// One entry.
    static let entry = Operand(.entry, summary: "An entry's id, with or without a state, or a YAML file")
}

extension Option where Value == PictureChoice {
    static let pictures = Option(
        "pictures", value: .oneOf(PictureChoice.self), default: .auto,
        summary: "Draw pictures with chafa: auto does where it is installed and colours go to a terminal")
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
        options: OptionList(
            RenderTarget.renderer(standard: "text"), RenderTarget.width, RenderTarget.color,
            RenderTarget.style,
            RenderTarget.allowDegraded, .pictures)
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
        LanguageRemark.print([loaded.entry], parsed, on: context.console)
        let job = RenderJob(
            renderer: renderer, request: try SceneOptions.request(parsed),
            options: RenderTarget.options(parsed, context.console.environment), state: nil, allStates: false,
            allowsDegraded: parsed[RenderTarget.allowDegraded])
        let output = try withPictures(job, loaded, state, parsed[.pictures], context.console)
            .output(of: loaded, state: state)
        for note in output.notes { context.console.report(note) }
        for file in output.files { context.console.print(bytes: file.bytes) }
        return .done
    }

    /// The job with a text renderer that draws the pictures, where that is wanted and can be had.
    private static func withPictures(
        _ job: RenderJob, _ loaded: LoadedEntry, _ state: StateName, _ choice: PictureChoice,
        _ console: Console
    ) throws(CommandFailure) -> RenderJob {
        let environment = console.environment
        let isFit = environment.outputIsTerminal && job.options.colors != .none
        guard job.renderer is TextRenderer, choice == .always || (choice == .auto && isFit) else {
            return job
        }
        guard let chafa = Chafa(environment) else {
            guard choice == .always else { return job }
            throw .failed(
                .couldNotRun, "pictures need chafa, which is not installed",
                remedy: "install it (apt-get install chafa, brew install chafa), or leave --pictures out")
        }
        guard let scene = loaded.entry.scene(state, artwork: loaded.artwork, request: job.request) else {
            return job
        }
        let pictures = chafa.pictures(of: scene.scene, assets: scene.assets, options: job.options)
        return RenderJob(
            renderer: TextRenderer(pictures: pictures), request: job.request, options: job.options,
            state: job.state, allStates: job.allStates,
            allowsDegraded: job.allowsDegraded)
    }
}
