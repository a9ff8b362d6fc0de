import Commands
import Foundation
import Testing

@Suite("Checking entries")
struct ValidateTests {
    /// A finding as `--format json` prints it.
    struct Finding: Decodable {
        let severity: String
        let rule: String
        let file: String
        let line: Int?
        let column: Int?
        let message: String
        let remedy: String?
    }

    @Test("the catalogue that comes with the program has no problem, not even a warning")
    func shipped() {
        let result = runShipped("validate", "--strict")
        #expect(result.errors == "")
        #expect(result.output == "")
        #expect(result.status == 0)
    }

    @Test("JSON has every finding with its place, on standard output")
    func json() throws {
        let path = Place.fixture("yaml/Y20.yaml")
        let result = run("validate", path, "--format", "json")
        #expect(result.status == 1)
        #expect(result.errors == "")
        let findings: [Finding] = try result.json()
        #expect(findings.map(\.line) == [6, 7, 8])
        #expect(findings.allSatisfy { $0.file == path && $0.severity == "error" && $0.rule == "unknown-key" })
        #expect(
            findings.map(\.remedy)
                == ["title", "backgroundColor", "verticalOffset"].map { "did you mean \"\($0)\"?" })
        let clean = run("validate", Place.fixture("yaml/Y01.yaml"), "--format", "json")
        #expect(try clean.json([Finding].self).isEmpty)
        #expect(clean.status == 0)
    }

    /// The part of SARIF that code hosts read.
    struct SARIF: Decodable {
        struct Run: Decodable {
            struct Result: Decodable {
                struct Location: Decodable {
                    struct Physical: Decodable {
                        struct Artifact: Decodable { let uri: String }
                        struct Region: Decodable {
                            let startLine: Int
                            let startColumn: Int
                        }
                        let artifactLocation: Artifact
                        let region: Region
                    }
                    let physicalLocation: Physical
                }
                let ruleId: String
                let level: String
                let locations: [Location]
            }
            let results: [Result]
        }
        let version: String
        let runs: [Run]
    }

    @Test("SARIF has every finding with its place; a blank in a path is encoded")
    func sarif() throws {
        let workspace = try Workspace()
        let path = try workspace.copy("yaml/Y04.yaml", as: "a b.yaml")
        let report: SARIF = try run("validate", path, "--format", "sarif").json()
        #expect(report.version == "2.1.0")
        let result = try #require(report.runs.first?.results.first)
        #expect(result.level == "error" && result.ruleId == "not-a-number")
        let place = try #require(result.locations.first?.physicalLocation)
        #expect(place.region.startLine == 6 && place.region.startColumn == 32)
        #expect(place.artifactLocation.uri.hasSuffix("/a%20b.yaml"))
    }

    @Test("files and folders may be mixed, and all findings come in one order")
    func paths() throws {
        let workspace = try Workspace()
        try workspace.copy("yaml/Y04.yaml", as: "z/Y04.yaml")
        try workspace.copy("yaml/Y05.yaml", as: "a.yaml")
        let result = run("validate", workspace("z"), workspace("a.yaml"))
        #expect(
            result.findings() == [
                "\(workspace("a.yaml")):7:49: error", "\(workspace("z/Y04.yaml")):6:32: error",
            ])
    }

    @Test("a file that two paths lead to is checked once, and is no duplicate of itself")
    func repeatedFile() throws {
        let workspace = try Workspace()
        let good = try workspace.write("cat/good.yaml", "id: good\nstates: {empty: {title: {text: T}}}\n")
        let bad = try workspace.write("cat/bad.yaml", "id: bad\n")
        let folder = workspace("cat")
        for paths in [[good, good], [folder, "\(folder)/./good.yaml"], [good, folder, good]] {
            let result = run(["validate"] + paths)
            #expect(!result.errors.contains("duplicate"), "\(paths)")
        }
        #expect(run("validate", folder, bad, folder).findings() == ["\(bad):1:1: error"])
        let copy = try workspace.write("good.yaml", try workspace.text("cat/good.yaml"))
        #expect(run("validate", folder, copy).errors.contains("duplicate id \"good\", also in \(copy)"))
    }

    @Test("every path that is not there is named, and the others are checked all the same")
    func missingPaths() throws {
        let workspace = try Workspace()
        let bad = try workspace.write("bad.yaml", "id: bad\n")
        let result = run("validate", bad, "/nowhere/1", "/nowhere/2.yaml", "--format", "json")
        #expect(result.status == 2)
        #expect(try result.json([Finding].self).map(\.file) == [bad])
        #expect(result.errors.contains("there is no file or folder /nowhere/1\n  remedy: "))
        #expect(result.errors.contains("there is no file or folder /nowhere/2.yaml\n"))
        let id = runShipped("validate", "airbnb")
        #expect(id.status == 2)
        #expect(id.errors.contains("the entry of that id is in \(Place.catalog)/airbnb/airbnb.yaml"))
    }

    @Test(
        "where there is no entry, checking and rendering all of them ends with 1 and says so",
        arguments: [
            ["validate"], ["contrast"], ["render", "--all", "--renderer", "text", "--output-directory"],
            ["render", "--all", "--dump-request"],
        ])
    func emptyCatalog(arguments: [String]) throws {
        let workspace = try Workspace()
        try workspace.write("cat/README.md", "nothing here\n")
        let target = arguments.last == "--output-directory" ? [workspace("out")] : []
        let result = run(arguments + target + ["--catalog", workspace("cat")])
        #expect(result.status == 1)
        #expect(result.errors.contains("there is no entry in \(workspace("cat"))\n  remedy: "))
        #expect(try workspace.tree().keys.sorted() == ["cat/README.md"])
        #expect(run("validate", workspace("cat"), Place.fixture("yaml/Y01.yaml")).status == 1)
    }

    @Test("a picture that is missing is found where it is named")
    func missingPicture() throws {
        let workspace = try Workspace()
        let path = try workspace.write(
            "a.yaml", "id: a\nstates: {empty: {image: {asset: gone.svg, alt: A}}}\n")
        let result = run("validate", path)
        #expect(result.findings(of: path) == ["2:33: error"])
        #expect(result.errors.contains("gone.svg"))
        #expect(result.status == 1)
    }
}
