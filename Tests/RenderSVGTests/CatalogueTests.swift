import Diagnostics
import Rendering
import SceneModel
import Testing

@testable import Artwork

@Suite("The catalogue as SVG")
struct CatalogueTests {
    @Test("all entries and states are there")
    func count() {
        #expect(Shipped.all.count >= 57)
        #expect(Shipped.framed.count == Shipped.all.count)
    }

    @Test(
        "each scene is one well-formed picture that holds its words in order and no others",
        arguments: Shipped.all + Shipped.framed)
    func words(shipped: Shipped) throws {
        let tree = try SVGTree(shipped.bytes())
        let shown = tree.lines.joined().filter { !$0.isWhitespace }
        #expect(shown == shipped.scene.drawnWords.joined().filter { !$0.isWhitespace })
        #expect(tree.named("title").map(\.text) == [shipped.scene.expectedTitle])
        let description = try #require(tree.named("desc").first).text
        for words in shipped.scene.drawnWords where words != "9:41" {
            #expect(description.contains(words))
        }
    }

    @Test(
        "each picture is as harmless as artwork but for what it carries: pictures as data, and motion",
        arguments: Shipped.all + Shipped.framed)
    func harmless(shipped: Shipped) throws {
        let problems = try problems(of: shipped.bytes())
        let allowed = [
            "the element image is not allowed in artwork",
            "at-rules such as @import are not allowed in styles",
            "the function media() is not allowed in artwork",
            "the function steps() is not allowed in artwork",
        ]
        for problem in problems { #expect(allowed.contains(problem)) }
        let tree = try SVGTree(shipped.bytes())
        for image in tree.named("image") {
            #expect(image["href"]?.hasPrefix("data:image/svg+xml") ?? false)
        }
        for other in tree.all where other.name != "image" && other["href"] != nil {
            #expect(other.name == "use")
            #expect(other["href"]?.hasPrefix("#picture-") ?? false)
        }
    }

    @Test("a picture without artwork is artwork itself")
    func artwork() throws {
        let bare = Shipped.all.filter { $0.assets.assets.isEmpty }
        try #require(!bare.isEmpty)
        for shipped in bare where shipped.scene.elements.allSatisfy({ $0.kind != .customView }) {
            let picture = try ArtworkReader.read(shipped.bytes(), file: "a.svg")
            #expect(picture.width == shipped.scene.canvas.size.width)
            #expect(picture.height == shipped.scene.canvas.size.height)
        }
    }

    @Test("nothing leaves the screen sideways", arguments: Shipped.all + Shipped.framed)
    func sideways(shipped: Shipped) throws {
        let width = shipped.scene.canvas.size.width
        let tree = try SVGTree(shipped.bytes())
        for (line, anchor) in tree.anchoredLines {
            let x = try #require(line.number("x"))
            let length = line.number("textLength") ?? 0
            let start = anchor == "middle" ? x - length / 2 : anchor == "end" ? x - length : x
            #expect(start >= 0 && start + length <= width, "\(line.text)")
        }
        for image in tree.named("image") where image["class"] == nil && image["id"] == nil {
            let x = image.number("x") ?? 0
            #expect(x >= 0 && x + (image.number("width") ?? 0) <= width)
        }
    }

    @Test(
        "every number is short, and every reference has its target", arguments: Shipped.all + Shipped.framed)
    func numbers(shipped: Shipped) throws {
        let tree = try SVGTree(shipped.bytes())
        let ids = tree.all.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
        let numeric = ["x", "y", "width", "height", "viewBox", "textLength", "font-size", "letter-spacing"]
        for element in tree.all {
            for name in numeric {
                for number in (element[name] ?? "0").split(separator: " ") {
                    #expect(number.wholeMatch(of: /-?[0-9]+(\.[0-9]{1,3})?/) != nil, "\(name)=\(number)")
                }
            }
            for name in ["filter", "clip-path"] {
                guard let value = element[name] else { continue }
                #expect(ids.contains { value == "url(#\($0))" })
            }
            if element.name == "use" { #expect(ids.contains { element["href"] == "#\($0)" }) }
        }
    }

    @Test("the same scene gives the same bytes, with LF and a final newline", arguments: Shipped.framed)
    func deterministic(shipped: Shipped) throws {
        let first = try shipped.bytes()
        #expect(try shipped.bytes() == first)
        #expect(first.last == 0x0A)
        #expect(!first.contains(0x0D))
    }

    /// The messages of what the reader of artwork has against a picture.
    private func problems(of bytes: [UInt8]) -> [String] {
        do throws(ArtworkFailure) {
            _ = try ArtworkReader.read(bytes, file: "a.svg")
            return []
        } catch {
            return error.diagnostics.map(\.message)
        }
    }
}

extension Scene {
    /// What is drawn as text, from top to bottom.
    fileprivate var drawnWords: [String] {
        var words: [String] = []
        if statusBar != nil { words.append("9:41") }
        if let bar = navigationBar, bar.logo == nil, let title = bar.title { words.append(title) }
        if let text = header?.text { words.append(text.string) }
        for element in elements {
            switch element {
            case .image: break
            case .title(let text), .description(let text): words.append(text.string)
            case .button(let button), .secondaryButton(let button):
                if button.normal.image == nil, let title = button.normal.title { words.append(title.string) }
            case .customView(let view):
                if view.kind != .spinner, let text = view.text { words.append(text.string) }
            }
        }
        return words
    }

    fileprivate var expectedTitle: String {
        for case .title(let text) in elements {
            return "\(app.name): \(text.string.split(separator: "\n").joined(separator: " "))"
        }
        return app.name
    }
}

extension SVGTree {
    /// The lines with the end of each that stands at its place.
    fileprivate var anchoredLines: [(line: Element, anchor: String)] {
        named("g").flatMap { group in
            group.children.filter { $0.name == "text" }.map {
                ($0, $0["text-anchor"] ?? group["text-anchor"] ?? "start")
            }
        }
    }
}
