import FileSystem
public import Rendering

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Makes an out-of-process renderer of a `Renderer`.
///
/// This is all of the file `main.swift` of a program named `emptystates-render-words`:
///
/// ```swift
/// import PluginKit
/// import Rendering
/// import SceneModel
///
/// struct Words: Renderer {
///     let info = RendererInfo(
///         name: "words", version: "1.0", summary: "titles alone", mediaType: "text/plain", fileExtension: "txt",
///         features: [])
///     func render(
///         _ scene: Scene, assets: AssetTable, options: RenderOptions, into output: inout [UInt8]
///     ) throws(RenderFailure) {
///         for case .title(let text) in scene.elements { output += text.string.utf8 + [10] }
///     }
/// }
/// PluginMain.run(Words())
/// ```
///
/// Whatever else the program prints must go to standard error: standard output has the answer alone.
public enum PluginMain {
    /// Does what the program's arguments ask for, and ends the program.
    public static func run(_ renderer: some Renderer) -> Never {
        let reply = reply(of: renderer, to: Array(CommandLine.arguments.dropFirst()))
        let failure = OpenFile.write(all: reply.output, to: STDOUT_FILENO)
        if let complaint = reply.complaint {
            _ = OpenFile.write(all: Array("\(complaint)\n".utf8), to: STDERR_FILENO)
        }
        exit(failure == 0 ? reply.status : EX_IOERR)
    }

    /// What a renderer says to some arguments; a request is read from standard input.
    public static func reply(of renderer: any Renderer, to arguments: [String]) -> PluginReply {
        reply(of: renderer, to: arguments) {
            var request: [UInt8] = []
            while let bytes = OpenFile.read(atMost: 1 << 16, from: STDIN_FILENO) { request += bytes }
            return request
        }
    }

    /// What a renderer says to some arguments, without touching a stream.
    ///
    /// - Parameters:
    ///   - renderer: Whose answer it is.
    ///   - arguments: `describe` or `render`, and nothing else.
    ///   - input: Gives the request; called for `render` only.
    public static func reply(
        of renderer: any Renderer, to arguments: [String], input: () -> [UInt8]
    ) -> PluginReply {
        switch arguments {
        case ["describe"]: PluginReply(describing: renderer)
        case ["render"]: PluginReply(rendering: input(), by: renderer)
        default: PluginReply(complaint: "expected one argument: describe or render", status: EX_USAGE)
        }
    }
}
