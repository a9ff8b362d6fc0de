import SceneModel
import Testing

@testable import Conformance

@Suite("The words of a scene in a text")
struct WordingTests {
    private func isFound(_ words: String, in text: String, hasFrames: Bool = true) -> Bool {
        var search = PieceSearch([text], hasFrames: hasFrames)
        return WordPiece.pieces(of: [words], apart: false).allSatisfy { search.find($0) }
    }

    @Test(
        "Words may be wrapped, framed and spelt",
        arguments: [
            ("No messages", "│ No      │\n│ messages │"), ("abcdefgh", "│ abcd │\n│ efgh │"),
            ("abcd-efgh", "| abcd- |\n| efgh  |"), ("red \u{1B}[31m", "red \\u{1B}[31m"),
            ("pass\u{200B}word", "password"), ("a\tb", "a b"), ("a\nb", "a\n\nb"), ("„Hi“", "[ „Hi“ ]"),
            ("a\u{A0}b", "a b"), ("日本語", "日本\n語"), ("👩‍🚀 x", "(👩‍🚀) x"), ("", "anything"),
        ])
    func found(words: String, text: String) {
        #expect(isFound(words, in: text))
    }

    @Test(
        "Words that are cut, glued, turned round or changed are not found",
        arguments: [
            ("No messages", "messages No"), ("No messages", "Nomessages"), ("in", "within"),
            ("cat", "concatenate"), ("abcd", "abc"), ("abcdefgh", "abcd efgh"), ("e", "e\u{301}"),
            ("👩", "👩‍🚀"), ("a b", "a"), ("A", "a"), ("don’t", "don't"),
        ])
    func notFound(words: String, text: String) {
        #expect(!isFound(words, in: text))
    }

    @Test("Only a medium with frames may break a word by one")
    func frames() {
        #expect(!isFound("abcdefgh", in: "| abcd |\n| efgh |", hasFrames: false))
        #expect(isFound("abcdefgh", in: "abcd\nefgh", hasFrames: false))
    }

    @Test("A word over two runs may be in two strings, or in one")
    func runs() {
        let pieces = WordPiece.pieces(of: ["Sky", "line is", " up"], apart: true)
        for blocks in [["Sky", "#fff", "line is", "up"], ["Skyline is up"], ["Skyline", "is up"]] {
            var search = PieceSearch(blocks)
            #expect(pieces.allSatisfy { search.find($0) }, "\(blocks)")
        }
        var search = PieceSearch(["line is", "Sky", "up"])
        #expect(!pieces.allSatisfy { search.find($0) })
    }

    private let scene: Scene = {
        var scene = ConformanceSuite["Required.NavigationBar"]?.scenes.first
        scene?.app.name = "No"
        return scene ?? Specimen.scene()
    }()

    @Test(
        "A page says what the scene says, and labels beside it",
        arguments: [
            (["Inbox", "No messages yet"], true), (["InboxNo messages", "yet"], true),
            (["9:41", "Inbox", "No", "No messages yet", "empty"], true), (["No messages yet"], false),
            (["Inbox", "No messages yet", "nil"], false), (["Inbox", "Inbox", "No messages yet"], false),
            (["Inbox: No messages yet"], false), (["Inbox", "No messages"], false), ([], false),
            (["Inbox", "Nomessagesyet"], true),
        ])
    func exact(blocks: [String], isRight: Bool) {
        #expect((ExactText(SceneWording(scene)).fault(in: blocks) == nil) == isRight)
    }

    @Test("What a renderer lacks it may leave out, and may show")
    func optional() {
        let wording = SceneWording(scene, lacking: [.bars])
        #expect(ExactText(wording).fault(in: ["No messages yet"]) == nil)
        #expect(ExactText(wording).fault(in: ["Inbox", "No messages yet"]) == nil)
    }

    @Test("What is invisible may be spelt, kept or left out of a page")
    func invisible() {
        let scene = Specimen.scene(Specimen.title("a\u{202E}b \u{1B}c"))
        let exact = ExactText(SceneWording(scene))
        for text in ["a\\u{202E}b \\u{1B}c", "a\u{202E}b \u{1B}c", "ab c"] {
            #expect(exact.fault(in: [text]) == nil)
        }
        #expect(exact.fault(in: ["a\\u{41}b c"]) != nil)
    }
}
