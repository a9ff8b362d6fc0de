import CommandTable
import PluginKit
import Rendering

extension Operand where Value == String {
    static let builtInRenderer = Operand(
        .text("NAME", completion: .program(["renderers", "--names"])),
        summary: "A renderer of the program's own")
    static let pluginRequest = Operand(
        .text("describe|render", completion: .values(["describe", "render"])),
        summary: "What a renderer that is a program is asked")
}

extension ProgramCommand {
    static let asPlugin = ProgramCommand(
        name: "as-plugin", summary: "Speak for a built-in renderer as a plugin would",
        discussion: """
            It answers in the protocol of out-of-process renderers, so that a plugin can have a scene rendered \
            and go on from there: it runs "$EMPTYSTATES" as-plugin html render, and writes the request that it \
            got itself, or one scene of it. See 'emptystates help plugins'.
            """,
        examples: [
            Example("emptystates as-plugin html describe", "What it says of itself"),
            Example(
                "emptystates render airbnb --dump-request | emptystates as-plugin text render",
                "A request and its answer"),
        ],
        operands: OperandList(.builtInRenderer, .pluginRequest)
    ) { parsed, context throws(CommandFailure) in
        let name = parsed[.builtInRenderer]
        guard let renderer = context.registry[name] else {
            let error = ValueError(unknown: name, of: context.registry.names)
            throw .failed(
                .couldNotRun, "there is no built-in renderer '\(name)'",
                remedy: error.hint ?? "they are " + context.registry.names.joined(separator: ", "))
        }
        let reply = PluginMain.reply(of: renderer, to: [parsed[.pluginRequest]])
        context.console.print(bytes: reply.output)
        if let complaint = reply.complaint { context.console.complain("emptystates: error: \(complaint)") }
        return ExitStatus(code: reply.status)
    }
}
