import Rendering
import SceneModel
import Testing
import WireFormat

@Suite("Answers on the wire")
struct AnswerTests {
    private static let info = RendererInfo(
        name: "case", summary: "", mediaType: "text/plain", fileExtension: "txt")

    private static func read(
        _ text: String, _ scenes: [String] = ["a"]
    ) throws(WireProblem) -> Result<RenderOutput, RenderFailure> {
        try WireAnswer.read(Array(text.utf8), scenes: scenes, info: info)
    }

    @Test("files and notes survive being written and read, whatever their bytes")
    func roundTrip() throws {
        let output = RenderOutput(
            files: [
                Artifact(
                    scene: "a", path: "a.txt", mediaType: "text/plain", bytes: Array("é\u{0}\n\r\u{1B}".utf8)),
                Artifact(scene: "a", path: "x/y z.png", mediaType: "image/png", bytes: Array(0...255)),
                Artifact(scene: "b", path: "b.txt", mediaType: "text/plain", bytes: []),
            ],
            notes: [
                RenderNote(severity: .note, scene: "b", message: "one"), RenderNote(message: "two"),
            ])
        let read = try WireAnswer.read(WireAnswer.bytes(output), scenes: ["a", "b"], info: Self.info)
        #expect(try read.get() == output)
    }

    @Test("a failure of content survives too")
    func failure() throws {
        let failure = RenderFailure(scene: "b", message: "no\u{202E}pe")
        let read = try WireAnswer.read(WireAnswer.bytes(failure), scenes: ["a", "b"], info: Self.info)
        #expect(read == .failure(failure))
    }

    @Test("what an answer to one scene leaves out is known")
    func defaults() throws {
        let output = try Self.read(#"{"protocol":1,"files":[{"content":"x","scene":null}],"error":null}"#)
            .get()
        #expect(
            output.files == [
                Artifact(scene: "a", path: "a.txt", mediaType: "text/plain", bytes: Array("x".utf8))
            ])
    }

    @Test("fields that are not known are ignored")
    func unknownFields() throws {
        let text = #"{"protocol":1,"files":[{"content":"x","mode":420}],"took":{"ms":3},"diagnostics":[]}"#
        #expect(try Self.read(text).get().files.count == 1)
    }

    @Test(
        "what is wrong is said with its place",
        arguments: [
            (#"{"protocol":1}"#, "files: it is missing, and so is error"),
            (#"{"protocol":1,"files":{}}"#, "files: expected an array, not an object"),
            (#"{"protocol":1,"files":[]}"#, #"files: there is none for the scene "a""#),
            (#"{"protocol":1,"files":["x"]}"#, "files[0]: expected an object, not a string"),
            (#"{"protocol":1,"files":[{}]}"#, "files[0].content: it is missing"),
            (#"{"protocol":1,"files":[{"content":1}]}"#, "files[0].content: expected a string, not a number"),
            (
                #"{"protocol":1,"files":[{"content":"x","encoding":"utf16"}]}"#,
                #"files[0].encoding: expected one of utf8, base64, not "utf16""#
            ),
            (
                #"{"protocol":1,"files":[{"content":"A A=","encoding":"base64"}]}"#,
                "files[0].content: it is not base64 with padding"
            ),
            (
                #"{"protocol":1,"files":[{"content":"x","scene":"b"}]}"#,
                #"files[0].scene: the request has no scene "b""#
            ),
            (
                #"{"protocol":1,"files":[{"content":"x","mediaType":"text"}]}"#,
                #"files[0].mediaType: "text" is no media type"#
            ),
            (
                #"{"protocol":1,"files":[{"content":"x"},{"content":"y"}]}"#,
                #"files[1].path: "a.txt" is given twice"#
            ),
            (
                #"{"protocol":1,"files":[{"content":"x","path":"../x"}]}"#,
                #"files[0].path: "../x" contains "." or "..""#
            ),
            (#"{"protocol":1,"error":1}"#, "error: expected a string, not a number"),
            (
                #"{"protocol":1,"files":[{"content":"x"}],"diagnostics":[{"message":"m"}]}"#,
                "diagnostics[0].severity: it is missing"
            ),
            (
                #"{"protocol":1,"files":[{"content":"x"}],"diagnostics":[{"severity":"fatal","message":"m"}]}"#,
                #"diagnostics[0].severity: expected one of error, warning, note, not "fatal""#
            ),
        ])
    func broken(text: String, message: String) {
        #expect {
            try Self.read(text)
        } throws: { error in
            (error as? WireProblem)?.message == message
        }
    }

    @Test("in an answer to several scenes every file names its own, and each has one")
    func severalScenes() throws {
        #expect(
            throws: WireProblem.field(
                "files[0].scene", "it is missing, and the request has more than one scene")
        ) {
            try Self.read(#"{"protocol":1,"files":[{"content":"x"}]}"#, ["a", "b"])
        }
        #expect(throws: WireProblem.field("files", #"there is none for the scene "b""#)) {
            try Self.read(#"{"protocol":1,"files":[{"content":"x","scene":"a"}]}"#, ["a", "b", "c"])
        }
    }

    @Test(
        "JSON that is not one strict value is told by its place",
        arguments: [
            #"{"protocol":1,"files":[{"content":"\ud800"}]}"#,
            #"{"protocol":1,"files":[{"content":"x"}]} {}"#,
            #"{"protocol":1,"files":[{"content":"x","content":"x"}]}"#, #"{"protocol":01}"#,
            #"{"protocol":NaN}"#, #"{"protocol":1,}"#, "{'protocol':1}",
        ])
    func strict(text: String) {
        #expect {
            try Self.read(text)
        } throws: { error in
            if case .syntax? = error as? WireProblem { true } else { false }
        }
    }

    @Test("an answer may hold so many files for a scene, and so many in all")
    func tooManyFiles() throws {
        func answer(_ count: Int, scenes: Int = 1) -> String {
            let files = (0..<count).map { #"{"scene":"s\#($0 % scenes)","path":"f\#($0)","content":""}"# }
            return #"{"protocol":1,"files":[\#(files.joined(separator: ","))]}"#
        }
        #expect(try Self.read(answer(1_000), ["s0"]).get().files.count == 1_000)
        #expect(throws: WireProblem.field("files", #"there are more than 1000 for the scene "s0""#)) {
            try Self.read(answer(1_001), ["s0"])
        }
        let names = (0..<20).map { "s\($0)" }
        #expect(try Self.read(answer(10_000, scenes: 20), names).get().files.count == 10_000)
        #expect(
            throws: WireProblem.field(
                "files",
                "there are 10001, and 10000 are the most of one answer; a batchSize in the description asks for "
                    + "fewer scenes at a time")
        ) {
            try Self.read(answer(10_001, scenes: 20), names)
        }
    }

    @Test("names of any length make messages of some length")
    func bounded() {
        let name = String(repeating: "x", count: 100_000)
        #expect {
            try Self.read(#"{"protocol":1,"files":[{"content":"","scene":"\#(name)"}]}"#)
        } throws: { error in
            ((error as? WireProblem)?.message.count).map { $0 < 200 } ?? false
        }
    }
}

@Suite("Paths that renderers give")
struct ArtifactPathTests {
    @Test(
        "plain relative paths are fine",
        arguments: [
            "a", "a/b.txt", "a b", "a..b", "é/日本", "~", "console.txt", "com10", "a/conn", "a.con",
            "e\u{301}.txt",
            Array(repeating: "d", count: 64).joined(separator: "/"),
        ])
    func fine(path: String) {
        #expect(ArtifactPath.problem(path) == nil)
    }

    @Test(
        "others are refused",
        arguments: [
            "", "/", "/a", "a/", "a//b", ".", "..", "./a", "a/..", "a/../b", "a\\b", "a\u{0}", "a\nb",
            "a\u{7F}",
            "a\u{2028}", "a\u{9B}b", "a/\u{0301}/../b",
            // Hidden files are their owner's, and not a renderer's.
            ".a", "a/.b", "a/...", ".git/hooks/post-checkout",
            // Names that look like others.
            "\u{202E}gnp.txt", "a\u{200B}.txt", "a\u{AD}.txt", "a\u{E0041}.txt", "a\u{FE0F}.txt",
            "a\u{3164}.txt",
            "a\u{A0}b", "a\u{2800}b", "a\u{34F}b",
            // Names that are others, or none, on another system.
            "con", "CON.txt", "a/nul.tar.gz", "com1 .txt", "LPT9", "com\u{B9}.txt", "conin$", "a:b.txt",
            "a<b", "a>b",
            "a|b", "a?b", "a*b", "a\"b", "a.txt.", "a.txt ", "a /b", "a./b",
            Array(repeating: "d", count: 65).joined(separator: "/"),
        ])
    func refused(path: String) {
        #expect(ArtifactPath.problem(path) != nil)
    }
}
