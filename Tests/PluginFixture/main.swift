// A built-in renderer as a program of its own: which one, the program's own name says.
import PluginKit
import RenderHTML
import RenderJSON
import RenderMarkdown
import RenderSVG
import RenderSwiftUI
import RenderText
import RenderUIKit
import Rendering

let wrapped: [String: any Renderer] = [
    "xtext": TextRenderer(), "xhtml": HTMLRenderer(), "xjson": JSONRenderer(),
    "xmarkdown": MarkdownRenderer(),
    "xsvg": SVGRenderer(), "xswiftui": SwiftUIRenderer(), "xuikit": UIKitRenderer(),
]

let name = CommandLine.arguments[0].split(separator: "-").last.map(String.init) ?? ""
if let renderer = wrapped[name] {
    PluginMain.run(renderer)
} else {
    HostProbe.run()
}
