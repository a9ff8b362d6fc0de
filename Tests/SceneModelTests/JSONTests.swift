import SceneModel
import Testing

@Suite("JSON")
struct JSONTests {
    @Test(
        "What is not JSON by RFC 8259 is refused with its place",
        arguments: [
            ("", 0), ("  ", 2), ("{", 1), (#"{"a":1,}"#, 7), (#"{"a":1,"a":2}"#, 7), ("[1,]", 3), ("01", 1),
            ("1.", 2), ("1e", 2), ("+1", 0), (".5", 0), ("NaN", 0), ("1e999", 0), ("tru", 3), ("{} x", 3),
            ("{}{}", 2), (#""\ud800""#, 7), (#""\ud800\u0041""#, 13), (#""\udc00""#, 7), (#""\x""#, 2),
            ("\"a\nb\"", 2), (#""abc"#, 4), (#"{a:1}"#, 1), (#"{"a" 1}"#, 5), ("'a'", 0), ("[1 2]", 3),
        ])
    func refused(text: String, offset: Int) {
        let problem = #expect(throws: JSONProblem.self) { try JSONValue(parsing: Array(text.utf8)) }
        #expect(problem?.offset == offset)
    }

    @Test("A byte order mark and blanks around the value are let pass")
    func blanks() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array(" {\"a\": [1, -2.5e1, true, null, \"x\"]}\r\n\r\n".utf8)
        #expect(
            try JSONValue(parsing: bytes)
                == ["a": [1, .number(-25), true, .null, "x"]])
    }

    @Test("Escapes and pairs become their characters")
    func escapes() throws {
        let value = try JSONValue(parsing: Array(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#.utf8))
        #expect(value.string == "\"\\/\u{8}\u{C}\n\r\té😀")
    }

    @Test("Bytes that are no UTF-8 are refused, and so is nesting without end")
    func bounded() {
        #expect(throws: JSONProblem.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        let problem = #expect(throws: JSONProblem.self) { try JSONValue(parsing: deep) }
        #expect(problem?.message == "more than 64 levels")
    }

    @Test("A problem names line and column, and text behind the value is told apart")
    func place() {
        let problem = #expect(throws: JSONProblem.self) {
            try JSONValue(parsing: Array("{\n  \"a\": x\n}".utf8))
        }
        #expect(problem?.line == 2)
        #expect(problem?.column == 8)
        let trailing = #expect(throws: JSONProblem.self) { try JSONValue(parsing: Array("{}\nDone.".utf8)) }
        #expect(trailing?.isTrailing == true)
    }

    @Test("What is written is read back as it was, with sorted keys and nothing that commands a terminal")
    func roundTrip() throws {
        let value: JSONValue = [
            "b": ["\u{1B}[2J", "\u{202E}", "é\"\\\n", .number(0.5), 3, false], "a": [:], "": [],
        ]
        let bytes = value.bytes()
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"":[],"a":{},"b":["\u001b[2J","\u202e","é\"\\\n",0.5,3,false]}"#)
        #expect(try JSONValue(parsing: bytes) == value)
        #expect(try JSONValue(parsing: value.bytes(indented: true)) == value)
        #expect(
            String(decoding: JSONValue.object(["a": [1]]).bytes(indented: true), as: UTF8.self)
                == "{\n  \"a\": [\n    1\n  ]\n}")
    }

    @Test(
        "However deep a value is, each level is indented by two more blanks, and an empty list has one line")
    func indentation() {
        var value: JSONValue = ["a": [], "b": [:]]
        for _ in 0..<40 { value = [value] }
        let text = String(decoding: value.bytes(indented: true), as: UTF8.self)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 84)
        for (index, line) in lines.enumerated() {
            let depth = index == 41 || index == 42 ? 41 : min(index, 83 - index)
            #expect(line.prefix { $0 == " " }.count == 2 * depth)
        }
        #expect(text.contains("\"a\": [],\n") && text.contains("\"b\": {}\n"))
    }

    @Test("A name made at run time is escaped")
    func names() {
        let value = JSONValue.object(["a\"\u{1B}": 1])
        #expect(String(decoding: value.bytes(), as: UTF8.self) == #"{"a\"\u001b":1}"#)
    }
}
