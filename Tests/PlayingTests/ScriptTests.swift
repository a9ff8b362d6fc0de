import Playing
import Testing

@Suite("List scripts")
struct ScriptTests {
    private func recorder() throws -> Recorder {
        Recorder(
            try entry(
                """
                id: mail
                app: {name: Example Mail}
                states:
                  empty: {title: {text: No Mail}, button: {title: {normal: {text: Refresh}}}}
                  error: {title: {text: Offline}}
                """))
    }

    @Test(
        "a line that is no step is refused with its column and the nearest word",
        arguments: [
            ("relaod", "1:1: there is no word 'relaod'; did you mean reload?"),
            ("  xyzzy", "1:3: there is no word 'xyzzy'; 'help' lists the words"),
            ("tap veiw", "1:5: expected one of view, button; did you mean view?"),
            ("tap", "1:4: expected one of view, button"),
            ("tap view twice", "1:10: nothing can follow here; leave it out"),
            ("host tabel", "1:6: expected one of table, collection, scroll; did you mean table?"),
            (
                "host table section=2",
                "1:12: expected one of sections, size, headers, footers; did you mean sections?"
            ),
            ("host table sections=1,-2", "1:21: expected a whole number from 0 to 1000000"),
            ("host table size=375", "1:17: expected a size such as 375x667"),
            ("insert 0", "1:8: expected a whole number from 1 to 1000000"),
            ("insert 1 to 2", "1:10: expected at and a section"),
            ("insert 1 at", "1:12: expected a section, counted from 0"),
            ("wait soon", "1:6: expected seconds from 0 to 86400, such as 3 or 0.5"),
            ("wait 1e3", "1:6: expected seconds from 0 to 86400, such as 3 or 0.5"),
            ("wait 86400.5", "1:6: expected seconds from 0 to 86400, such as 3 or 0.5"),
            (
                "expect visble true",
                "1:8: expected one of visible, offset, space, items, padding, scrollEnabled, events, taps, order, "
                    + "equal, state, title, description, button, query, time, entry; did you mean visible?"
            ),
            ("expect visible", "1:15: expected what visible should be"),
            ("검색 kor", "1:1: there is no word '검색'; 'help' lists the words"),
        ])
    func refusals(line: String, message: String) throws {
        #expect(try recorder().run(line) == [message])
    }

    @Test("every problem of a script is found before anything is done")
    func allProblems() throws {
        let recorder = try recorder()
        #expect(
            recorder.run("# a comment\n\nreload\ntap vew\n  stat empty\n").map { $0.prefix(3) } == [
                "4:5", "5:3",
            ])
        #expect(recorder.events == [])
    }

    @Test("a script without a host begins with the entry's list, and one with a host with its own")
    func beginning() throws {
        #expect(try recorder().run("") == appear)
        #expect(try recorder().run("host table sections=2\nreload") == [])
        #expect(try recorder().run("host table\n") == [])
    }

    @Test("lines end with LF or CR LF, and tabs are spaces")
    func lineEnds() throws {
        #expect(try recorder().run("host\ttable  sections=0\r\nreload\r\nexpect title No Mail\r\n") == appear)
    }

    @Test("a step that cannot be done is refused, and the next are done")
    func failures() throws {
        let recorder = try recorder()
        #expect(
            recorder.run(
                """
                insert 2 at 1
                delete 3 at 1
                state erorr
                shuffle
                open
                search rice
                expect equal current nowhere
                expect equal current
                source release
                state error
                expect items 2
                """) == appear + disappear + [
                    "2:8: section 1 has 2 rows",
                    "3:7: mail has no state 'erorr'; did you mean error? it has empty, error",
                    "4:1: there is no other entry to go to", "5:1: no tap has shown an address",
                    "6:8: mail has neither rows to search nor the states search and noResults",
                    "7:8: there is no snapshot 'nowhere'; make it with 'snapshot nowhere'",
                    "8:8: expected the names of two snapshots; current and fresh are names too",
                    "10:7: the source was released; make a new one with 'source set'",
                ])
        #expect(recorder.player?.hasFailed == true)
    }

    @Test(
        "an expectation that does not hold says what was expected and what is there",
        arguments: [
            ("expect visible false", "expected visible false, there is true"),
            ("expect offset 1", "expected offset 1, there is 0"),
            ("expect items 1", "expected items 1, there is 0"),
            ("expect title Mail", "expected title Mail, there is No Mail"),
            ("expect description Mail", "expected description Mail, there is none"),
            ("expect button Go", "expected button Go, there is Refresh"),
            ("expect order header<emptyView", "expected order header<emptyView, there is order emptyView"),
            ("expect state error", "expected state error, there is empty"),
            ("expect time 3", "expected time 3, there is 0"),
            ("expect taps view", "expected taps view, there is none"),
            ("expect query rice", "expected query rice, there is none"),
            ("expect entry post", "expected entry post, there is mail"),
            (
                "snapshot a\nsize 320x480\nexpect equal a current",
                "expected a and current to be equal, there is padding 23 and 20"
            ),
        ])
    func expectations(script: String, message: String) throws {
        let recorder = try recorder()
        #expect(recorder.run(script).last?.hasSuffix(": " + message) == true)
        #expect(recorder.player?.hasFailed == true)
    }

    @Test("numbers are compared by value, and a list of nothing may be written as nothing")
    func numbers() throws {
        let recorder = try recorder()
        recorder.run("expect offset 0.0\nexpect padding 23.00\nexpect space 11\nexpect taps")
        #expect(recorder.player?.hasFailed == false)
    }

    @Test("help explains every word, and each of them alone")
    func help() throws {
        let all = try #require(try recorder().run("help").last)
        for word in ["insert N", "wait SECONDS", "expect KEY VALUE", "quit"] { #expect(all.contains(word)) }
        #expect(try recorder().run("help tap").last == "tap view|button  Tap on the view or its button")
        #expect(try recorder().run("help tip").last == "1:6: there is no word 'tip'; 'help' lists the words")
    }

    @Test("after quit nothing is done")
    func quit() throws {
        let recorder = try recorder()
        #expect(recorder.run("quit\nstate nowhere") == appear)
        #expect(recorder.player?.hasQuit == true)
    }
}
