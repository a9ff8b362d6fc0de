import Foundation
import PluginHost
import Rendering
import SceneModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A host in a process of its own, so that a test can see what memory it takes and which signals end it.
enum HostProbe {
    /// Runs the renderer that is the first argument, with the time limit in milliseconds that is the second, a
    /// folder for temporary files that is the third, and a request whose picture has as many bytes as the fourth
    /// says; prints the first file, or the failure, and leaves the most memory that it had in the file that the fifth
    /// names.
    static func run() -> Never {
        let arguments = CommandLine.arguments
        guard arguments.count == 6, let milliseconds = Int(arguments[2]), let size = Int(arguments[4]) else {
            exit(EX_USAGE)
        }
        let settings = PluginSettings(
            path: "/usr/bin:/bin", home: nil, temporaryFolder: arguments[3], time: .milliseconds(milliseconds)
        )
        let search = PluginSearch(
            directories: [], variable: nil, searchPath: nil, workingDirectory: "/", builtIns: [])
        let host = PluginHost(search: search, settings: settings)
        do throws(RenderFailure) {
            let renderer = try host.renderer(of: PluginFile(name: "case", path: arguments[1]))
            let output = try renderer.render(request(pictureBytes: size))
            print(String(decoding: output.files.first?.bytes ?? [], as: UTF8.self), terminator: "")
            leavePeak(at: arguments[5])
            exit(0)
        } catch {
            print("\(error.kind): \(error.message)")
            leavePeak(at: arguments[5])
            exit(2)
        }
    }

    /// What `getrusage` tells of a process that was spawned counts its parent's memory too, so the kernel is
    /// asked for that of this program alone.
    private static func leavePeak(at path: String) {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        let kilobytes = line.split(separator: " ").compactMap { Int($0) }.first ?? 0
        try? "\(kilobytes * 1024)".write(toFile: path, atomically: false, encoding: .utf8)
    }

    private static func request(pictureBytes: Int) -> RenderRequest {
        let scene = Scene(
            name: "probe", app: Scene.App(name: "Probe"), state: "empty", language: "en", direction: .auto,
            appearance: .light, canvas: Canvas(width: 320, height: 480), backdrop: .white, padding: 20,
            elements: [])
        let picture = Asset(
            name: "large.png", mediaType: .png, naturalSize: Size(width: 1, height: 1),
            bytes: Array(repeating: 0xA5, count: pictureBytes))
        return RenderRequest(scenes: [scene], assets: AssetTable([picture]))
    }
}
