import Commands
import Testing

/// A file that somebody got wrong, and what must be said of it.
struct FindingCase: Sendable, CustomTestStringConvertible {
    /// The fixture: `yaml/Y03.yaml`.
    let file: String
    /// Every finding in order: `6:17: error`; of another file with its name in front.
    let findings: [String]
    /// What the messages must say.
    let says: [String]

    init(_ file: String, _ findings: [String], says: [String]) {
        self.file = file
        self.findings = findings
        self.says = says
    }

    var testDescription: String { file }

    /// The file's own name.
    var name: String { file.split(separator: "/").last.map(String.init) ?? file }

    /// What else must lie beside the file.
    var neighbours: [String] {
        switch file {
        case "html/H02.yaml": ["html/tray.svg"]
        case "html/H07.yaml": ["html/H07.a.svg"]
        case "html/H08.yaml": ["html/H08.a.svg"]
        case "html/H09.yaml": ["html/H09.a.svg"]
        case "html/H09.b.yaml": ["html/H09.b.svg"]
        case "behaviour/B15.yaml": ["behaviour/plus.svg", "behaviour/bg-hidden.svg"]
        default: []
        }
    }

    private static let idGrammar = "lower-case letters, digits and hyphens"

    /// Files that are refused.
    static let refused: [FindingCase] = [
        FindingCase(
            "yaml/Y03.yaml",
            ["6:17: error", "7:21: error", "8:18: error", "9:27: error", "10:22: error"],
            says: ["true or false", "\"yes\"", "\"on\"", "\"false\" in quotes", "\"1\""]),
        FindingCase("yaml/Y04.yaml", ["6:32: error"], says: ["\"1:30\" is not a number"]),
        FindingCase("yaml/Y05.yaml", ["7:49: error"], says: ["\"010\" is not a number"]),
        FindingCase(
            "yaml/Y09.yaml", ["7:5: error"],
            says: ["\"backgroundColor\"", "an unquoted # starts a comment", "in quotes: \"#ffffff\""]),
        FindingCase("yaml/Y14.yaml", ["7:17: error"], says: ["put the whole text in quotes"]),
        FindingCase("yaml/Y15.b.yaml", ["7:13: error"], says: ["begin with @", "in quotes"]),
        FindingCase("yaml/Y15.c.yaml", ["7:13: error"], says: ["begin with `", "in quotes"]),
        FindingCase("yaml/Y15.d.yaml", ["7:13: error"], says: ["begin with %", "in quotes"]),
        FindingCase("yaml/Y15.e.yaml", ["7:18: error"], says: ["*", "in quotes"]),
        FindingCase("yaml/Y15.f.yaml", ["7:13: error"], says: ["dash", "in quotes"]),
        FindingCase("yaml/Y16.yaml", ["7:13: error"], says: ["unknown tag !Important", "in quotes"]),
        FindingCase("yaml/Y18.yaml", ["8:5: error"], says: ["\"title\"", "Y18.yaml:6:5: note"]),
        FindingCase(
            "yaml/Y20.yaml", ["6:5: error", "7:5: error", "8:5: error"],
            says: [
                "did you mean \"title\"?", "did you mean \"backgroundColor\"?",
                "did you mean \"verticalOffset\"?",
            ]),
        FindingCase("yaml/Y22.yaml", ["6:1101: error"], says: ["colon"]),
        FindingCase(
            "yaml/Y23.yaml", ["4:1: error", "5:1: error", "9:7: error"],
            says: ["merge key << is not supported"]),
        FindingCase("yaml/Y26.yaml", ["10:9: error"], says: ["alias expansion too large"]),
        FindingCase("yaml/Y27.yaml", ["6:10: error"], says: ["refers to a block that is not finished"]),
        FindingCase("yaml/Y28.yaml", ["5:34: error"], says: ["unknown anchor \"later\""]),
        FindingCase("yaml/Y32.yaml", ["8:1: error"], says: ["a tab is used for indentation"]),
        FindingCase("yaml/Y37.yaml", ["1:1: error"], says: ["UTF-16"]),
        FindingCase("yaml/Y38.yaml", ["7:14: error"], says: ["invalid UTF-8"]),
        FindingCase(
            "yaml/Y40.yaml", ["4:35: error"], says: ["control characters are not allowed", "U+0000"]),
        FindingCase("yaml/Y44.yaml", ["7:15: error"], says: ["U+007F", "a\\u{7F}b"]),
        FindingCase("yaml/Y44.b.yaml", ["7:15: error"], says: ["U+009B", "a\\u{9B}31mb"]),
        FindingCase("yaml/Y44.c.yaml", ["7:15: error"], says: ["U+001B", "a\\u{1B}[31mb"]),
        FindingCase("yaml/Y46.yaml", ["5:1: error"], says: ["one entry"]),
        FindingCase("yaml/Y47.yaml", ["1:1: error"], says: ["no entry in this file"]),
        FindingCase("yaml/Y47.b.yaml", ["1:1: error"], says: ["no entry in this file"]),
        FindingCase("yaml/Y47.c.yaml", ["1:1: error"], says: ["no entry in this file"]),
        FindingCase(
            "yaml/Y48.yaml", ["6:12: error"], says: ["expected a mapping for \"title\", found \"Just text\""]),
        FindingCase("yaml/Y48.b.yaml", ["2:1: error"], says: ["expected a mapping, found a list"]),
        FindingCase(
            "yaml/Y48.c.yaml", ["5:3: error"], says: ["expected a mapping for \"states\", found a list"]),
        FindingCase("yaml/Y48.d.yaml", ["3:1: error"], says: ["\"app\" has no value"]),
        FindingCase(
            "yaml/Y48.e.yaml", ["2:1: error"], says: ["expected a mapping, found \"just a sentence\""]),
        FindingCase(
            "yaml/Y52.yaml", ["5:18: error", "6:25: error", "7:26: error", "8:29: error"],
            says: [
                "unknown tag tag:yaml.org,2002:python/object/apply:os.system", "tag:yaml.org,2002:binary",
                "!ruby/object:X", "tag:example.com,2026:x",
            ]),
        FindingCase(
            "html/H03.yaml", ["6:29: error", "7:22: error", "8:30: error", "8:61: error"],
            says: ["is not a colour", "is not a number"]),
        FindingCase(
            "html/H05.yaml", ["4:32: error", "6:26: error", "7:26: error", "7:84: error"],
            says: ["is not the name of a file beside the entry"]),
        FindingCase(
            "html/H07.yaml", ["H07.a.svg:2:107: error", "H07.a.svg:2:125: error", "H07.a.svg:2:179: error"],
            says: ["onload", "script", "onmouseover"]),
        FindingCase(
            "html/H08.yaml",
            [115, 123, 160, 190, 263, 299].map { "H08.a.svg:2:\($0): error" },
            says: ["@import", "url()", "image", "href", "foreignObject"]),
        FindingCase(
            "html/H09.yaml", ["H09.a.svg:3:1: error"], says: ["a document type is not allowed in SVG"]),
        FindingCase(
            "html/H09.b.yaml", ["H09.b.svg:3:1: error"], says: ["a document type is not allowed in SVG"]),
        FindingCase("html/H11.yaml", ["2:5: error"], says: ["\"../../escape\"", idGrammar]),
        FindingCase("html/H11.b.yaml", ["2:5: error"], says: ["\"/tmp/absolute\"", idGrammar]),
        FindingCase("html/H11.c.yaml", ["2:5: error"], says: ["\"..\"", idGrammar]),
        FindingCase("html/H11.d.yaml", ["2:5: error"], says: ["\".\"", idGrammar]),
        FindingCase("html/H11.e.yaml", ["2:5: error"], says: ["\"a/../../b\"", idGrammar]),
        FindingCase("html/H11.f.yaml", ["2:5: error"], says: [idGrammar]),
        FindingCase("html/H11.g.yaml", ["2:5: error"], says: ["%2e%2e%2fx", idGrammar]),
        FindingCase("html/H11.h.yaml", ["2:5: error"], says: ["a\\u{0}b", idGrammar]),
        FindingCase("html/H11.i.yaml", ["2:5: error"], says: ["\"\"", idGrammar]),
        FindingCase("html/H11.j.yaml", ["2:5: error"], says: ["\"C:evil\"", idGrammar]),
        FindingCase("html/H11.k.yaml", ["2:5: error"], says: ["\"a//b\"", idGrammar]),
        FindingCase(
            "html/H12.yaml", ["5:26: error", "6:26: error", "7:27: error", "8:30: error"],
            says: ["../../../../etc/hostname", "/etc/hostname", "file:///etc/hostname"]),
        FindingCase("html/H14.yaml", ["2:5: error"], says: ["\"Slack-Home\"", idGrammar]),
        FindingCase("html/H17.yaml", ["2:5: error"], says: ["\"con\"", "reserves"]),
        FindingCase("html/H17.b.yaml", ["2:5: error"], says: ["\"aux\"", "reserves"]),
        FindingCase("html/H17.c.yaml", ["2:5: error"], says: ["\"COM1\"", idGrammar]),
        FindingCase("html/H17.d.yaml", ["2:5: error"], says: ["\"name.\"", idGrammar]),
    ]

    /// Files that are used, with a warning.
    static let warned: [FindingCase] = [
        FindingCase(
            "yaml/Y13.yaml", ["7:18: warning"], says: ["a comment begins here", "only \"Deal\"", "in quotes"]),
        FindingCase(
            "behaviour/B03.yaml", ["7:5: warning", "8:5: warning", "9:5: warning", "11:5: warning"],
            says: ["the custom view wins", "\"title\"", "\"description\"", "\"button\"", "\"spaceHeight\""]),
        FindingCase(
            "behaviour/B14.yaml", ["7:5: warning"], says: ["title.normal is missing", "will not show"]),
        FindingCase("behaviour/B15.yaml", ["7:7: warning", "9:7: warning"], says: ["image hides it"]),
        FindingCase(
            "terminal/T04.yaml", ["5:25: warning", "5:68: warning"], says: ["\\u{202E}", "\\u{2067}"]),
    ]

    /// Files that nothing is to be said of.
    static let clean = [
        "yaml/Y01.yaml", "yaml/Y02.yaml", "yaml/Y06.yaml", "yaml/Y10.yaml", "yaml/Y11.yaml", "yaml/Y15.yaml",
        "yaml/Y25.yaml", "yaml/Y33.yaml", "yaml/Y35.yaml", "yaml/Y41.yaml", "yaml/Y43.yaml",
        "yaml/Y47.d.yaml",
        "yaml/Y49.yaml", "terminal/T01.yaml", "terminal/T02.yaml", "terminal/T03.yaml", "terminal/T05.yaml",
        "terminal/T07.yaml", "terminal/T08.yaml", "terminal/T10.yaml", "terminal/T11.yaml",
        "terminal/T12.yaml",
        "terminal/T13.yaml", "html/H01.yaml", "html/H02.yaml", "html/H04.yaml", "html/H14.b.yaml",
        "html/H20.yaml", "html/H21.yaml", "html/H23.yaml", "html/H25.yaml", "behaviour/B04.yaml",
        "behaviour/B05.yaml", "behaviour/B10.yaml", "behaviour/B11.yaml", "behaviour/B19.yaml",
        "behaviour/B22.yaml", "behaviour/B25.yaml", "behaviour/B26.yaml",
    ].map { FindingCase($0, [], says: []) }

    /// Puts the file and its neighbours into the folder `cat`, and gives its path.
    func prepare(_ workspace: Workspace) throws -> String {
        for neighbour in neighbours {
            try workspace.copy(neighbour, as: "cat/\(neighbour.split(separator: "/").last ?? "")")
        }
        guard file == "html/H09.b.yaml" else { return try workspace.copy(file, as: "cat/\(name)") }
        try workspace.copy("html/H09.yaml", as: "original")
        let text = try workspace.text("original").split(separator: "H09.a.svg").joined(separator: "H09.b.svg")
        return try workspace.write("cat/\(name)", text)
    }

    /// The findings with the folder in front of the files.
    func findings(in workspace: Workspace) -> [String] {
        findings.map { $0.first?.isNumber == true ? $0 : workspace("cat/\($0)") }
    }
}

@Suite("What is said of files that people got wrong")
struct CaseFindingTests {
    @Test("validate names every problem with its place, and ends with 1", arguments: FindingCase.refused)
    func refused(_ sample: FindingCase) throws {
        let workspace = try Workspace()
        let path = try sample.prepare(workspace)
        let result = run("validate", path)
        #expect(result.findings(of: path) == sample.findings(in: workspace))
        for text in sample.says { #expect(result.errors.contains(text), "\(text)") }
        #expect(result.status == 1)
        #expect(result.output == "")
        for line in result.errors.split(separator: "\n") { #expect(line.utf8.count <= 500) }
        #expect(!result.outputBytes.contains(0x1B) && !result.errorBytes.contains(0x1B))
    }

    @Test(
        "show, render and export say the same, end with 1, and write nothing", arguments: FindingCase.refused)
    func nothingWritten(_ sample: FindingCase) throws {
        let workspace = try Workspace()
        let path = try sample.prepare(workspace)
        let before = try workspace.tree()
        for arguments in [
            ["show", path], ["render", path, "--renderer", "html"],
            ["render", path, "--renderer", "html", "--output", workspace("page.html")],
            ["render", path, "--renderer", "html", "--output-directory", workspace("pages")],
            ["export", path, "--output", workspace("site")],
            ["export", "--catalog", workspace("cat"), "--output", workspace("site")],
        ] {
            let result = run(arguments)
            #expect(result.status == 1, "\(arguments)")
            #expect(result.output == "", "\(arguments)")
            #expect(
                result.findings(of: path).filter { $0.hasSuffix("error") } == sample.findings(in: workspace),
                "\(arguments)")
        }
        #expect(try workspace.tree() == before)
    }

    @Test("validate warns, and only --strict ends with 1", arguments: FindingCase.warned)
    func warned(_ sample: FindingCase) throws {
        let workspace = try Workspace()
        let path = try sample.prepare(workspace)
        let result = run("validate", path)
        #expect(result.findings(of: path) == sample.findings)
        for text in sample.says { #expect(result.errors.contains(text), "\(text)") }
        #expect(result.status == 0)
        #expect(run("validate", path, "--strict").status == 1)
        #expect(run("show", path).status == 0)
    }

    @Test("validate says nothing of a file that is right", arguments: FindingCase.clean)
    func clean(_ sample: FindingCase) throws {
        let workspace = try Workspace()
        let result = run("validate", "--strict", try sample.prepare(workspace))
        #expect(result.errors == "")
        #expect(result.status == 0)
    }
}
