import CommandTable
import Publishing
import Rendering

/// The options that say how something is rendered.
enum RenderTarget {
    static let renderer = Option(
        "renderer", value: .text("NAME", completion: .program(["renderers", "--names"])),
        summary: "What to make: see 'emptystates renderers'")

    /// The same option for a command that takes `name` where none is named.
    static func renderer(standard name: String) -> Option<String?> {
        var option = renderer
        option.spec.defaultText = name
        return option
    }

    /// The same option for a command that does not run without it, except with another option.
    static func renderer(unless other: Option<Bool>) -> Option<String?> {
        var option = renderer
        option.spec.isRequired = true
        option.spec.waivers = [other.spec.name]
        return option
    }

    static let width = Option(
        "width", value: .integer(in: 1...10_000),
        summary: "Columns to print in; else COLUMNS, the terminal's, or 80, which files have too")
    static let color = Option(
        "color", value: .oneOf(ColorChoice.self), default: .auto, summary: "When to colour")
    static let style = Option(
        "style", value: .oneOf(RenderOptions.Style.self), default: .unicode,
        summary: "The characters that frames are drawn with")

    static let allowDegraded = Option(
        "allow-degraded", summary: "Leave out what the renderer cannot express, and say so")

    /// The renderer that the command line names, else `standard`.
    static func renderer(
        _ parsed: Parsed, _ context: CommandContext, standard: String
    ) throws(CommandFailure) -> any Renderer {
        try PluginOptions.renderer(named: parsed[renderer] ?? standard, parsed, context)
    }

    /// Refuses `-` where a folder is written.
    static func refuseStandardOutput(
        _ folder: String, as option: String, _ parsed: Parsed
    ) throws(CommandFailure) {
        guard folder == "-" else { return }
        throw parsed.wrongUsage(
            "\(option) names a folder, and - is standard output",
            hint: "write './-' for a folder of that name")
    }

    /// Where the result goes.
    enum Destination {
        case standardOutput, files
    }

    /// What the user asked of the renderer.
    ///
    /// Files are the same wherever they are made: nothing of the terminal or of its variables is in them.
    static func options(
        _ parsed: Parsed, _ environment: Environment, to destination: Destination = .standardOutput
    ) -> RenderOptions {
        let ownWidth = destination == .files ? RenderOptions().width : environment.width
        let choice = parsed[color]
        let colors: RenderOptions.Colors =
            destination == .files && choice == .auto ? .none : environment.colors(choice)
        return RenderOptions(width: parsed[width] ?? ownWidth, colors: colors, style: parsed[style])
    }
}

extension CommandFailure {
    /// Content that a renderer cannot render, or a renderer that is broken.
    init(_ failure: RenderFailure, renderer: String) {
        let scene = failure.scene.map { "\($0): " } ?? ""
        if Interruption.isRequested {
            self = .failed(.interrupted, "interrupted; nothing was written")
        } else if failure.kind == .content {
            self = .failed(
                .finding, "\(scene)the renderer \(renderer) cannot render it: \(failure.message)",
                remedy: failure.remedy, log: failure.log)
        } else {
            self = .failed(
                .couldNotRun, "the renderer \(renderer): \(scene)\(failure.message)", remedy: failure.remedy,
                log: failure.log)
        }
    }
}
