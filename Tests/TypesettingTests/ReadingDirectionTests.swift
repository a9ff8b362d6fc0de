import SceneModel
import Testing
import Typesetting

@Suite("ReadingDirection")
struct ReadingDirectionTests {
    private func text(_ words: String...) -> Scene.Text {
        Scene.Text(
            runs: words.map { .init(text: $0, font: Font(size: 17), color: .black) }, lineHeight: 20.5)
    }

    @Test(
        "the first letter decides, and signs before it do not",
        arguments: [
            ("Hello שלום", ReadingDirection.leftToRight), ("שלום Hello", .rightToLeft),
            ("123, «مرحبا»", .rightToLeft), ("… 42 \u{200F}abc", .rightToLeft),
            ("\u{200E}שלום", .leftToRight),
            ("123", .leftToRight), ("", .leftToRight), ("邮件", .leftToRight),
        ])
    func automatic(text: String, expected: ReadingDirection) {
        #expect(ReadingDirection(.auto, of: self.text(text)) == expected)
        #expect(ReadingDirection(.auto, of: self.text("", "  ", text)) == expected)
    }

    @Test("a direction of the scene's counts for every text")
    func given() {
        #expect(ReadingDirection(.ltr, of: text("שלום")) == .leftToRight)
        #expect(ReadingDirection(.rtl, of: text("Hello")) == .rightToLeft)
    }
}
