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

    /// What is said of a title in a text with frames.
    private func fault(in text: String, titled title: String) -> RenderingFault? {
        let scene = Specimen.scene(Specimen.title(title), Specimen.button("Start"))
        return SceneWording(scene).fault(in: Transcript(blocks: [text]), by: .inOrder)
    }

    @Test(
        "Words that nothing parts any more are said to have grown together",
        arguments: [
            (
                "No\nmessages", "│ Nomessages │\n│ Start │", "'No' and 'messages' of the title",
                "Nomessages Start"
            ),
            (
                "One No\nmessages", "One Nomes\nsages, No Start", "'No' and 'messages' of the title",
                "One Nomes sages, No Start"
            ),
            (
                "end of\nend of", "end ofend of, of Start", "'of' and 'end' of the title",
                "end ofend of, of Start"
            ),
            ("a b c", "abc Start", "'a' and 'b' of the title", "abc Start"),
            (
                "let in\nlet in", "let inlet in Start", "'in' and 'let' of the title",
                "let inlet in Start"
            ),
            ("At the end", "At theend, the Start", "'the' and 'end' of the title", "At theend, the Start"),
            (
                "No mail", "No mailStart", "'mail' of the title and the word 'Start' of the button",
                "No mailStart"
            ),
        ])
    func grownTogether(title: String, text: String, words: String, excerpt: String) throws {
        let fault = try #require(self.fault(in: text, titled: title))
        #expect(fault.reason.hasSuffix("\(words) have grown together"), "\(fault.reason)")
        #expect(fault.excerpt == excerpt)
    }

    @Test(
        "A word that is missing is said with what stands in its place, and frames are left out",
        arguments: [
            ("No new messages", "┌────┐\n│ No messages │\n└────┘\n│ Start │", "new", "No messages Start"),
            (
                "No new messages", "+---+\n| No | new |\n| mess | Start\n+---+", "messages",
                "No new mess Start"
            ),
            ("No new messages", "Start", "No", "Start"), ("a b crab", "a, crab Start", "b", "a, crab Start"),
            (
                "Pull this list down to see messages here", "Pull this list down to see them here Start",
                "messages",
                "…this list down to see them here Start"
            ),
        ])
    func missing(title: String, text: String, word: String, excerpt: String) throws {
        let fault = try #require(self.fault(in: text, titled: title))
        #expect(fault.reason == "the word '\(word)' of the title is missing")
        #expect(fault.excerpt == excerpt)
    }

    @Test("A word that stands elsewhere is said with the words around it")
    func outOfOrder() throws {
        let fault = try #require(
            self.fault(in: "│ yet │ No │\n╰───╯\n│ mail │ Start │", titled: "No mail yet"))
        #expect(fault.reason == "the word 'yet' of the title stands out of order")
        #expect(fault.excerpt == "yet No mail Start")
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
