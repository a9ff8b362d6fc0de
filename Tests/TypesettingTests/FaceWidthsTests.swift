import SceneModel
import Testing
import Typesetting

@Suite("Widths of faces")
struct FaceWidthsTests {
    private let helvetica = FaceWidths(Font(name: "HelveticaNeue", size: 1000))
    private let bold = FaceWidths(Font(name: "HelveticaNeue-Bold", size: 1000))

    private func width(_ text: String, _ face: FaceWidths) -> Double {
        text.reduce(0) { $0 + face.advance(of: $1).points }
    }

    @Test(
        "letters have the widths that Adobe published for Helvetica and Helvetica-Bold",
        arguments: [
            (" ", 278.0, 278.0), ("!", 278, 333), ("A", 667, 722), ("W", 944, 944), ("a", 556, 556),
            ("f", 278, 333), ("i", 222, 278), ("m", 833, 889), ("~", 584, 584), ("0", 556, 556),
            ("é", 556, 556), ("ß", 611, 611), ("ÿ", 500, 556), ("ő", 556, 611), ("ł", 222, 278),
            ("Œ", 1000, 1000), ("’", 222, 278), ("“", 333, 500), ("…", 1000, 1000), ("€", 556, 556),
        ])
    func published(letter: Character, regular: Double, heavy: Double) {
        #expect(helvetica.advance(of: letter) == .init(points: regular, isKnown: true))
        #expect(bold.advance(of: letter) == .init(points: heavy, isKnown: true))
    }

    @Test("a byte of ASCII is as wide as its letter, and a control character has no width")
    func ascii() {
        for byte in UInt8(0x20)...0x7E {
            let letter = Character(Unicode.Scalar(byte))
            #expect(helvetica.points(ofASCII: byte) == helvetica.advance(of: letter).points)
        }
        #expect(helvetica.points(ofASCII: 0x0A) == 0)
        #expect(helvetica.points(ofASCII: 0x7F) == 0)
    }

    @Test("marks take no room, however many there are")
    func marks() {
        #expect(helvetica.advance(of: "e\u{323}\u{30A}") == .init(points: 556, isKnown: true))
        #expect(width("z\u{336}\u{337}\u{338}", helvetica) == 500)
        #expect(helvetica.advance(of: "\u{AD}").points == 0)
        #expect(helvetica.advance(of: "\u{200B}").points == 0)
    }

    @Test("an ideograph is as wide as it is high, in any face")
    func ideographs() {
        for letter: Character in ["邮", "件", "の", "。", "Ａ", "\u{3000}", "𠮷"] {
            #expect(bold.advance(of: letter) == .init(points: 1000, isKnown: true))
        }
    }

    @Test(
        "other scripts have likely widths, which are not called known",
        arguments: [
            ("ж", 550.0), ("Ж", 700), ("λ", 550), ("ש", 530), ("ب", 530), ("한", 920), ("ก", 600), ("नि", 900),
            ("👩‍👩‍👧‍👦", 1250), ("👍🏽", 1250), ("🇫🇷", 1250), ("❤️", 1250), ("1️⃣", 1250),
        ])
    func estimates(cluster: Character, points: Double) {
        let advance = helvetica.advance(of: cluster)
        #expect(abs(advance.points - points) < 0.001)
        #expect(!advance.isKnown)
    }

    @Test("the system's face is the wider against Helvetica the smaller it is, and has a cut for display")
    func system() {
        func scale(_ size: Double, _ weight: Font.Weight = .regular) -> Double {
            width("n", FaceWidths(Font(size: size, weight: weight))) / (0.556 * size)
        }
        #expect(abs(scale(12) - 1.069) < 0.0001)
        #expect(abs(scale(17) - 1.009) < 0.0001)
        #expect(abs(scale(27) - 0.96) < 0.0001)
        #expect(scale(14.5) < scale(14))
        #expect(scale(14.5) > scale(15))
        #expect(scale(19.9) > scale(20))
        #expect(abs(scale(8) - scale(12)) < 0.0001)
        #expect(abs(scale(300) - scale(27)) < 0.0001)
    }

    @Test("a size that is none gives widths that are numbers")
    func noSize() {
        for size in [0.0, -5] {
            #expect(FaceWidths(Font(size: size)).advance(of: "A").points == 0)
        }
    }

    @Test("a text that does not fit ends in a sign for what is missing, between clusters")
    func fit() {
        #expect(helvetica.fit("abc", in: 1612) == "abc")
        #expect(helvetica.fit("abcd", in: 2168) == "abcd")
        #expect(helvetica.fit("abcd", in: 2167) == "ab…")
        #expect(helvetica.fit("e\u{301}e\u{301}e\u{301}", in: 1600) == "e\u{301}…")
        #expect(helvetica.fit("abcd", in: 10) == "…")
        #expect(helvetica.fit("", in: 10) == "")
    }
}
