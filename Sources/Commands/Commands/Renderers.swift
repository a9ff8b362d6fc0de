import CommandTable
import Rendering
import SceneModel

extension Option where Value == Bool {
    static let json = Option("json", summary: "Print JSON")
    static let names = Option("names", summary: "Print names only, one a line")
}

extension ProgramCommand {
    static let renderers = ProgramCommand(
        name: "renderers", summary: "List the renderers",
        examples: [Example("emptystates renderers --json", "With media types, for a program")],
        options: OptionList(.json, .names)
    ) { parsed, context in
        let infos = context.registry.renderers.map(\.info)
        if parsed[.json] {
            let objects = infos.map { info -> JSONValue in
                [
                    "name": .string(info.name), "summary": .string(info.summary), "kind": "built-in",
                    "mediaType": .string(info.mediaType), "fileExtension": .string(info.fileExtension),
                ]
            }
            context.console.print(JSONOutput.text(JSONValue.array(objects)))
        } else if parsed[.names] || !context.console.environment.outputIsTerminal {
            for info in infos { context.console.print(info.name) }
        } else {
            Table(
                heading: ["NAME", "MEDIA TYPE", "MAKES"],
                rows: infos.map { [$0.name, $0.mediaType, $0.summary] }
            ).print(on: context.console)
        }
        return .done
    }
}
