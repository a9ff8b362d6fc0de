import Diagnostics
import Testing
import YAMLNodes
import YAMLTree

@Suite("Encodings and characters")
struct EncodingTests {
    @Test("a UTF-8 byte order mark is no part of the file, and columns do not count it")
    func byteOrderMark() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let document = try YAMLReader.read(mark + Array("id: bom\n".utf8), file: "x")
        #expect(document.root.text(at: "id") == "bom")
        #expect(document.root.mapping?.first?.keyPosition == .start)
        #expect(summary(problems(of: mark + Array("a: @b\n".utf8))) == ["1:4 unquoted-text"])
        #expect(summary(problems(of: mark + Array("a: \u{1}b\n".utf8))) == ["1:4 control-character"])
        #expect(problems(of: mark + Array("a: @b\n".utf8)).first?.sourceLine == "a: @b")
    }

    @Test("UTF-16 and UTF-32 are refused by name, with a mark or without", arguments: [true, false])
    func utf16(_ hasMark: Bool) {
        let units = (hasMark ? [0xFEFF] : []) + Array("title: \"Größe 😀\"\n".utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [little, big] {
            let found = problems(of: bytes)
            #expect(summary(found) == ["1:1 encoding"])
            #expect(found.first?.message.contains("UTF-16") == true)
            #expect(found.first?.remedy == "save it as UTF-8")
        }
        let wide: [[UInt8]] = [[0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]]
        #expect(wide.allSatisfy { problems(of: $0).first?.message.contains("UTF-32") == true })
    }

    @Test(
        "invalid UTF-8 is refused at its first bad byte, never repaired",
        arguments: [[0xE9, 0x20], [0xE9], [0x80], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80]])
    func invalid(_ bytes: [UInt8]) {
        let before = Array((head + "  empty:\n    title:\n      text: c").utf8)
        let found = problems(of: before + bytes + Array("va\n".utf8))
        #expect(summary(found) == ["7:14 invalid-utf8"])
        #expect(found.first?.message.hasPrefix("invalid UTF-8") == true)
    }

    @Test("the place of a bad byte counts the letters before it, and is right beyond libyaml's buffer")
    func farInvalid() {
        let before = Array((String(repeating: "# é字😀\n", count: 20_000) + "a: é字😀").utf8)
        #expect(summary(problems(of: before + [0xFF])) == ["20001:7 invalid-utf8"])
    }

    @Test("a file that ends inside a letter is refused")
    func cut() {
        #expect(summary(problems(of: Array("a: é".utf8.dropLast()))) == ["1:4 invalid-utf8"])
    }

    @Test(
        "a raw control character is refused by its number",
        arguments: [
            ("\u{0}", "U+0000"), ("\u{7F}", "U+007F"), ("\u{9B}", "U+009B"), ("\u{1B}", "U+001B"),
        ])
    func controls(_ letter: String, _ name: String) throws {
        let found = problems(of: head + "  empty:\n    title:\n      text: \"a\(letter)[31mb\"\n")
        #expect(summary(found) == ["7:15 control-character"])
        let text = try #require(found.first?.text)
        #expect(text.contains(name) && !text.contains(letter))
    }

    @Test("a code point that is no character is refused, and not called a control character")
    func noncharacter() {
        let found = problems(of: "a: b\u{FFFE}\n")
        #expect(summary(found) == ["1:5 control-character"])
        #expect(found.first?.message == "this is not a character: U+FFFE")
    }

    @Test("a raw NUL does not end the file")
    func rawNUL() {
        let found = problems(of: "id: nul\n#\n#\nstates: {empty: {title: {text: \"be\u{0}fore\"}}}\n")
        #expect(summary(found) == ["4:35 control-character"])
    }
}
