import Foundation
import PluginHost
import Rendering
import SceneModel
import Testing

@Suite("Answers of renderers")
struct AnswerTests {
    @Test("many scenes go to one process, and files come back in their order")
    func batch() throws {
        let stage = try PluginStage()
        try stage.add(
            answering: """
                {"protocol": 1, "files": [
                  {"scene": "b", "content": "B"},
                  {"scene": "a", "path": "a/one.svg", "mediaType": "image/svg+xml", "content": "1"},
                  {"scene": "a", "path": "a/two.bin", "encoding": "base64", "content": "AAEC/w=="}],
                 "diagnostics": [{"severity": "note", "scene": "b", "message": "short"}]}
                """)
        let output = try stage.host().outcome(of: Requests.of("a", "b")).get()
        #expect(output.files.map(\.path) == ["a/one.svg", "a/two.bin", "b.txt"])
        #expect(output.files.map(\.mediaType) == ["image/svg+xml", "text/plain", "text/plain"])
        #expect(output.files[1].bytes == [0, 1, 2, 255])
        #expect(output.notes == [RenderNote(severity: .note, scene: "b", message: "short")])
    }

    @Test("a renderer that refuses the content is no broken one")
    func refusal() throws {
        let stage = try PluginStage()
        try stage.add(answering: #"{"protocol": 1, "error": "no room\u001b[2J for it", "scene": "b"}"#)
        let failure = try stage.host().failure(of: Requests.of("a", "b"))
        #expect(failure == RenderFailure(scene: "b", message: #"no room\u{1B}[2J for it"#))
    }

    @Test("a diagnostic of an error is a refusal too")
    func errorDiagnostic() throws {
        let stage = try PluginStage()
        try stage.add(
            answering: """
                {"protocol": 1, "files": [{"content": ""}],
                 "diagnostics": [{"severity": "error", "message": "no fonts"}]}
                """)
        #expect(try stage.host().failure() == RenderFailure(scene: "airbnb", message: "no fonts"))
    }

    @Test(
        "a fault in the JSON itself is shown where it stands, with what can be done about it",
        arguments: [
            (
                "{\"protocol\": 1, \"files\": [{\"content\": \"red\u{1B}[31m\"}]}", #"red\u{1B}[31m"#,
                #"as \u00XX"#
            ),
            ("{\"protocol\": 1, \"error\": \"one\ntwo\"}", #"one\u{A}two"#, #"as \u00XX"#),
            (
                "{\"protocol\": 1, \"error\": \"a\", \"error\": \"b\"}", "stands twice",
                "each field of an object once"
            ),
            ("{\"protocol\": 1, \"error\": \"a\"", "at \"", "it breaks off"),
            ("{\"protocol\": 1, 'error': \"a\"}", "'error'", "a library for JSON"),
        ])
    func faultsInside(answer: String, says: String, remedy: String) throws {
        let stage = try PluginStage()
        try stage.add(answering: answer)
        let failure = try stage.host().failure()
        #expect(failure.message.contains("its answer is not JSON: line "), "\(failure.message)")
        #expect(failure.message.contains(says), "\(failure.message)")
        #expect(failure.remedy?.contains(remedy) == true, "\(failure.remedy ?? "")")
        #expect(failure.remedy?.contains("standard error") == false)
    }

    @Test("an answer that is not UTF-8 is to be UTF-8, and one that breaks off is to be whole")
    func encodingAndEnd() throws {
        let stage = try PluginStage()
        func remedy(of format: String) throws -> String? {
            try stage.add(
                script: """
                    #!/bin/sh
                    [ "$1" = describe ] && { echo '\(PluginStage.description)'; exit; }
                    cat > /dev/null
                    printf '\(format)'
                    """)
            return try stage.host().failure().remedy
        }
        #expect(try remedy(of: #"{"protocol": 1, "error": "caf\351"}"#) == "print UTF-8")
        #expect(
            try remedy(of: #"{"protocol": 1, "error": "caf"#)
                == "it breaks off: print one whole JSON object")
    }

    @Test("bytes that a renderer refuses are told from those that it renders, and from its breaking down")
    func refusals() throws {
        let stage = try PluginStage()
        func refuses(_ command: String) throws -> Bool {
            try stage.add(
                script: """
                    #!/bin/sh
                    [ "$1" = describe ] && { echo '\(PluginStage.description)'; exit; }
                    read -r line
                    \(command)
                    """)
            let renderer = try stage.host().renderer(named: "case")
            return try renderer.refuses(Requests.of("airbnb"), sending: Array("other\n".utf8))
        }
        #expect(try refuses(#"[ "$line" = other ] && exit 3; echo '{"protocol": 1, "files": []}'"#))
        #expect(try refuses(#"echo '{"protocol": 1, "error": "no"}'"#))
        #expect(try !refuses(#"echo '{"protocol": 1, "files": [{"content": "x"}]}'"#))
        for command in ["true", "echo no", "kill -SEGV $$", #"echo '{"protocol": 2, "files": []}'"#] {
            #expect(throws: RenderFailure.self, "\(command)") { try refuses(command) }
        }
    }

    @Test("a status other than 0 is a broken renderer, whatever it printed")
    func status() throws {
        let stage = try PluginStage()
        let file = try stage.add(
            script: """
                #!/bin/sh
                [ "$1" = describe ] && { echo '\(PluginStage.description)'; exit; }
                echo '{"protocol": 1, "error": "x"}'
                printf 'one\\n\\033[31mtwo\\ttab\\r\\n' >&2
                exit 3
                """)
        let failure = try stage.host().failure()
        #expect(failure.kind == .renderer)
        #expect(failure.message.hasPrefix("\(file.path) ended with the status 3, having printed"))
        #expect(failure.log == "one\n\\u{1B}[31mtwo    tab")
    }

    @Test("notes without end are counted, and long ones cut")
    func notes() throws {
        let stage = try PluginStage()
        let long = String(repeating: "x", count: 1000)
        let note = #"{"severity": "warning", "message": "\#(long)"}"#
        let all = Array(repeating: note, count: 60).joined(separator: ",")
        try stage.add(answering: #"{"protocol": 1, "files": [{"content": ""}], "diagnostics": [\#(all)]}"#)
        let notes = try stage.host().outcome().get().notes
        #expect(notes.count == 51)
        #expect(notes.allSatisfy { $0.message.count <= 501 })
        #expect(notes.last?.message == "10 more notes are left out")
    }

    @Test("the surroundings are the same for everybody, and the working folder is empty")
    func surroundings() throws {
        let stage = try PluginStage()
        try stage.add(
            script: """
                #!/bin/sh
                [ "$1" = describe ] && { echo '\(PluginStage.description)'; exit; }
                cat > /dev/null
                found=$(ls -A); names=$(env | grep -v '^_=\\|^PWD=\\|^SHLVL=\\|^OLDPWD=' | LC_ALL=C sort | tr '\\n' ' ')
                touch left-over; mkdir -p deep/er; touch deep/er/file
                printf '{"protocol": 1, "files": [{"content": "%s|%s|%s"}]}' "$*" "$found" "$names"
                """)
        let files = try stage.host().outcome().get().files
        #expect(
            String(decoding: try #require(files.first).bytes, as: UTF8.self)
                == "render||HOME=/nowhere LANG=C.UTF-8 NO_COLOR=1 PATH=/usr/bin:/bin TZ=UTC ")
        #expect(try stage.foldersLeft().isEmpty)
    }

    @Test("what the user interrupts ends at once, and leaves nothing")
    func interruption() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P05.sh")
        let start = ContinuousClock.now
        let host = stage.host(
            time: .seconds(60), isInterrupted: { ContinuousClock.now - start > .milliseconds(500) })
        #expect(try host.failure().message == "it was interrupted")
        #expect(stage.processesLeft().isEmpty)
        #expect(try stage.foldersLeft().isEmpty)
    }

    @Test("a request without scenes starts no process")
    func nothing() throws {
        let stage = try PluginStage()
        try stage.add(answering: "broken")
        let output = try stage.host().outcome(of: RenderRequest(scenes: [], assets: AssetTable())).get()
        #expect(output == RenderOutput())
    }

    @Test("one scene becomes one file where only one can be used")
    func singleFile() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P01.sh")
        var bytes = Array("before ".utf8)
        let renderer = try stage.host().renderer(named: "case")
        try renderer.render(Requests.scene(), assets: AssetTable(), options: RenderOptions(), into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "before ok\n")
        try stage.add(
            answering: #"{"protocol": 1, "files": [{"content": ""}, {"path": "b", "content": ""}]}"#)
        #expect(throws: RenderFailure.self) {
            try renderer.render(
                Requests.scene(), assets: AssetTable(), options: RenderOptions(), into: &bytes)
        }
    }
}
