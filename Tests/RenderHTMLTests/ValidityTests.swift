import Foundation
import RenderHTML
import SceneModel
import Testing

@Suite("Pages as other programs read them")
struct ValidityTests {
    private static let scenes: [Scene] = {
        let title = Fixture.text("A \"title\" & more", size: 27)
        let face = Scene.Button.Face(title: Fixture.text("Start"))
        let pressed = Scene.Button.Face(title: Fixture.text("Starting"))
        let button = Scene.Button(normal: face, highlighted: pressed, minimumHeight: 32)
        let content: [Scene.Element] = [
            .image(Fixture.image("star.svg", alternativeText: "<b>")), .title(title),
            .description(Fixture.text("</style><script>&lt;\u{202E}\u{0}")), .button(button),
            .secondaryButton(button),
        ]
        return [
            Fixture.scene(content), Fixture.scene(content, change: addBars),
            Fixture.scene([.customView(.init(kind: .spinner))], change: addBars),
            Fixture.scene([.customView(.init(kind: .label, text: title))]), Fixture.scene([]),
        ]
    }()

    private static func addBars(to scene: inout Scene) {
        scene.frame = .device
        scene.direction = .rtl
        scene.statusBar = .init(height: 20, isLight: true, backgroundColor: Fixture.blue)
        scene.navigationBar = .init(
            height: 44, barColor: .white, tintColor: .black, title: "A", titleColor: .black, logo: nil)
        scene.header = .init(height: 44, image: Fixture.image("star.svg"), text: Fixture.text("B"))
    }

    /// Runs a program on a page: its exit status and what it says.
    private func run(_ program: String, _ arguments: [String], on page: String) throws -> (Int32, String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(page.utf8).write(to: file)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments + [file.path]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }

    private static let tidy = "/usr/bin/tidy"

    @Test(
        "tidy finds nothing to say", .enabled(if: FileManager.default.isExecutableFile(atPath: tidy)),
        arguments: scenes.indices)
    func tidiness(index: Int) throws {
        let page = try Fixture.page(Self.scenes[index], [Fixture.asset("star.svg")])
        let (status, said) = try run(Self.tidy, ["-q", "-e"], on: page)
        #expect(status == 0, "\(said)")
    }

    /// The Python that `Tools/setup --tests` makes.
    private static let python = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".tools/venv/bin/python").path

    private static let parse = """
        import sys, html5lib
        parser = html5lib.HTMLParser(namespaceHTMLElements=False)
        tree = parser.parse(open(sys.argv[1], "rb"), transport_encoding="utf-8")
        print(*parser.errors)
        allowed = set("html head meta title style body main div h1 p span img button svg g path".split())
        print(*{e.tag.split("}")[-1] for e in tree.iter() if isinstance(e.tag, str)} - allowed)
        print(*[k for e in tree.iter() for k in e.attrib if k.startswith("on") or k == "style"])
        """

    @Test(
        "an HTML5 parser finds no error, and no element that is not ours",
        .enabled(if: FileManager.default.isExecutableFile(atPath: python)), arguments: scenes.indices)
    func parsing(index: Int) throws {
        let page = try Fixture.page(Self.scenes[index], [Fixture.asset("star.svg")])
        let (status, said) = try run(Self.python, ["-c", Self.parse], on: page)
        #expect(status == 0, "\(said)")
        #expect(said.split(whereSeparator: \.isWhitespace).isEmpty, "\(said)")
    }
}
